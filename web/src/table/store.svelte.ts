/** One store for a table, fed by the socket; the page reads it and sends commands through it. */
import { Connection, freshId, passing } from '../protocol/connection';
import type { Action, Command, ServerMessage } from '../protocol/types';
import { Pacing } from './pacing';
import { NOTHING, received, type TableState } from './state';

const PEOPLE = new Set(['here', 'link']);

type Order = { type: 'act'; action: Action } | { type: 'end_turn' } | { type: 'undo' };

export class TableStore {
  state = $state.raw<TableState>(NOTHING);
  /** Whether something that computer players did is still to be shown. */
  behind = $state(false);
  private pending = $state.raw<Command | null>(null);
  private answered = $state(0);
  private readonly connection: Connection;
  private readonly pacing: Pacing;

  /** `pause` says how long each thing that a computer player does is shown before the next, in ms. */
  constructor(tokens: string[], url?: string, pause: () => number = () => 0) {
    this.pacing = new Pacing({
      pause,
      computer: (seat) => !PEOPLE.has(this.state.room?.seats[seat]?.player ?? 'here'),
      show: (message) => this.receive(message),
      waits: (now) => (this.behind = now),
    });
    this.connection = new Connection(
      tokens,
      {
        received: (message) => this.pacing.receive(message),
        lost: () => this.lose(),
        seq: () => this.state.seq,
      },
      url,
    );
  }

  /** Whether a command is under way: until its answer and what it brought are here, nothing else is sent. */
  get busy(): boolean {
    return this.pending !== null || (this.state.seq ?? 0) < this.answered;
  }

  act(action: Action): void {
    if (this.state.may.act) this.order({ type: 'act', action });
  }

  endTurn(): void {
    if (this.state.may.end_turn) this.order({ type: 'end_turn' });
  }

  undo(): void {
    if (this.state.may.undo) this.order({ type: 'undo' });
  }

  /** Ask why an action that is not offered is not allowed. */
  why(action: Action): void {
    this.connection.ask({ type: 'why', id: freshId(), action });
  }

  /** Show at once whatever computer players did. */
  catchUp(): void {
    this.pacing.flush();
  }

  close(): void {
    this.connection.close();
    this.pacing.drop();
  }

  private order(order: Order): void {
    if (this.busy || this.state.seq === null) return;
    this.pending = { ...order, id: freshId(), seq: this.state.seq };
    this.connection.command(this.pending);
  }

  private receive(message: ServerMessage): void {
    if ((message.type === 'ok' || message.type === 'refused') && message.id === this.pending?.id) {
      this.pending = null;
      if (message.type === 'ok') this.answered = message.seq;
    }
    const next = received(this.state, message);
    this.state = next.state;
    if (next.gap) this.connection.resync();
  }

  private lose(): void {
    this.pacing.flush();
    const { bye } = this.state;
    if (bye && !passing(bye.code))
      this.state = { ...this.state, link: 'closed', may: NOTHING.may, outlook: null };
    else this.state = { ...this.state, link: 'lost' };
  }
}
