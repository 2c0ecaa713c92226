/**
 * What computer players do, one thing after the other: their messages come faster than a person can follow, so each
 * waits until the one before it was seen. Only showing waits; the server knows nothing of it.
 */
import type { ServerMessage } from '../protocol/types';

export interface Shows {
  /** How long each thing stays before the next is shown, in ms; 0: all at once. */
  pause(): number;
  /** Whether a computer player sits at a seat. */
  computer(seat: number): boolean;
  show(message: ServerMessage): void;
  /** Whether something waits. */
  waits(now: boolean): void;
}

export class Pacing {
  private waiting: ServerMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When something was last shown that there is to see. */
  private seen = -Infinity;

  constructor(private readonly table: Shows) {}

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'ok':
      case 'refused':
      case 'reason':
        // Answers to this page's own commands.
        this.table.show(message);
        break;
      case 'view':
      case 'bye':
        this.flush();
        this.shown(message);
        break;
      default:
        this.waiting.push(message);
        this.go();
    }
  }

  /** Show at once whatever waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.waiting;
    this.waiting = [];
    for (const message of all) this.shown(message);
    this.table.waits(false);
  }

  /** Let go of whatever waits: nobody looks any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private go(): void {
    while (this.timer === undefined && this.waiting[0]) {
      const left = this.delay(this.waiting[0]);
      if (left > 0) this.timer = setTimeout(() => this.next(), left);
      else this.shown(this.waiting.shift() as ServerMessage);
    }
    this.table.waits(this.waiting.length > 0);
  }

  private next(): void {
    this.timer = undefined;
    const message = this.waiting.shift();
    if (message) this.shown(message);
    this.go();
  }

  private delay(message: ServerMessage): number {
    const paced = message.type === 'events' && this.table.computer(message.by) && !document.hidden;
    return paced ? this.seen + this.table.pause() - performance.now() : 0;
  }

  private shown(message: ServerMessage): void {
    if (message.type === 'events' && message.told.length) this.seen = performance.now();
    this.table.show(message);
  }
}
