/** One socket to a table: says hello, comes back after a loss, and sends an unanswered command again under its id. */
import ReconnectingSocket from 'partysocket/ws';
import { PROTOCOL, type ClientMessage, type Command, type Pong, type ServerMessage, type Why } from './types';
import { Watch } from './watch';

export { freshId } from './ids';

export interface Listener {
  received(message: ServerMessage): void;
  lost(): void;
  /** The last number seen, for the next hello. */
  seq(): number | null;
}

const PASSING = new Set([
  'not-stored',
  'too-slow',
  'shutting-down',
  'database-full',
  'database-read-only',
  'database-locked',
  'database-failing',
]);

/** Whether a client comes back by itself after a goodbye with this code; after any other it would fare no better. */
export const passing = (code: string) => PASSING.has(code);

export class Connection {
  private readonly socket: ReconnectingSocket;
  private readonly watch: Watch;
  private waiting: Command | null = null;

  constructor(
    private readonly tokens: string[],
    private readonly listener: Listener,
    url: string = tableAddress(),
  ) {
    this.socket = new ReconnectingSocket(url, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 4000,
      maxEnqueuedMessages: 0,
    });
    this.watch = new Watch(
      () => this.send({ type: 'ping' }),
      () => this.socket.reconnect(),
    );
    this.socket.addEventListener('open', () => this.greet());
    this.socket.addEventListener('message', (event) => this.hear(JSON.parse(event.data as string)));
    this.socket.addEventListener('close', () => {
      this.watch.rest();
      this.listener.lost();
    });
  }

  /** Send a command; it is kept until the server answers it. */
  command(command: Command): void {
    this.waiting = command;
    this.send(command);
  }

  /** Send a question; one that is lost with the connection is not asked again. */
  ask(question: Why): void {
    this.send(question);
  }

  resync(): void {
    this.send({ type: 'resync' });
  }

  close(): void {
    this.watch.end();
    this.socket.close();
  }

  private greet(): void {
    this.watch.heard();
    this.send({ type: 'hello', protocol: PROTOCOL, tokens: this.tokens, seq: this.listener.seq() });
    if (this.waiting) this.send(this.waiting);
  }

  private hear(message: ServerMessage | Pong): void {
    this.watch.heard();
    if (message.type === 'pong') return;
    if ((message.type === 'ok' || message.type === 'refused') && message.id === this.waiting?.id) {
      this.waiting = null;
    }
    this.listener.received(message);
    if (message.type === 'bye' && !passing(message.code)) this.socket.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function tableAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/table`;
}
