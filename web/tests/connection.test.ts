import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../src/table/store.svelte';
import { eventsMessage, viewMessage } from './messages';

/** A socket that a test holds the other end of. */
class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  binaryType = 'blob';

  constructor() {
    super();
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function socket(number: number): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(1500);
  const found = FakeSocket.opened[number];
  if (!found) throw new Error(`socket ${number} was not opened`);
  return found;
}

async function seated(): Promise<{ store: TableStore; first: FakeSocket }> {
  const store = new TableStore(['token'], 'ws://here/api/table');
  const first = await socket(0);
  first.open();
  first.hear(viewMessage(4));
  return { store, first };
}

const action = { type: 'follower', area: null } as const;

test('hello goes first, with the tokens and the last number seen', async () => {
  const { first } = await seated();
  expect(first.sent).toEqual([{ type: 'hello', protocol: 1, tokens: ['token'], seq: null }]);
});

test('an unanswered command is sent again under its id, and once it is answered no more', async () => {
  const { store, first } = await seated();
  store.act(action);
  expect(first.sent[1]).toMatchObject({ type: 'act', seq: 4, action });
  first.drop();
  expect(store.state.link).toBe('lost');
  const second = await socket(1);
  second.open();
  expect(second.sent[0]).toMatchObject({ type: 'hello', seq: 4 });
  expect(second.sent[1]).toEqual(first.sent[1]);
  second.hear({ type: 'ok', id: first.sent[1]?.id, seq: 5 });
  second.hear(eventsMessage(5));
  expect(store.busy).toBe(false);
  second.drop();
  const third = await socket(2);
  third.open();
  expect(third.sent).toHaveLength(1);
});

test('nothing is sent while a command is under way, and ids never come twice', async () => {
  const { store, first } = await seated();
  store.act(action);
  store.act(action);
  expect(first.sent).toHaveLength(2);
  first.hear({ type: 'ok', id: first.sent[1]?.id, seq: 5 });
  store.act(action);
  expect(first.sent).toHaveLength(2);
  first.hear(eventsMessage(5));
  store.act(action);
  expect(first.sent).toHaveLength(3);
  expect(first.sent[2]?.id).not.toBe(first.sent[1]?.id);
});

test('a gap asks for the whole view', async () => {
  const { store, first } = await seated();
  first.hear(eventsMessage(7));
  expect(first.sent.at(-1)).toEqual({ type: 'resync' });
  expect(store.state.seq).toBe(4);
  first.hear(viewMessage(7));
  expect(store.state.seq).toBe(7);
});

test('a table that does not know the token is not asked again', async () => {
  const store = new TableStore(['wrong'], 'ws://here/api/table');
  const first = await socket(0);
  first.open();
  first.hear({ type: 'bye', code: 'unknown-token', args: {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(store.state).toMatchObject({ link: 'closed', bye: { code: 'unknown-token' } });
});

/** The connection carries nothing more, and nobody says so. */
async function silent(socket: FakeSocket): Promise<void> {
  socket.close = () => undefined;
  await vi.advanceTimersByTimeAsync(15_000);
}

test('a connection that has died without a word is asked, given up and opened again', async () => {
  const { store, first } = await seated();
  await silent(first);
  expect(first.sent.at(-1)).toEqual({ type: 'ping' });
  expect(store.state.link).toBe('open');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.state.link).toBe('lost');
  const second = await socket(1);
  second.open();
  expect(second.sent[0]).toMatchObject({ type: 'hello', seq: 4 });
  second.hear(viewMessage(4));
  expect(store.state.link).toBe('open');
});

test('a connection that answers stays, and whatever comes is an answer', async () => {
  const { store, first } = await seated();
  const state = store.state;
  for (const answer of [{ type: 'pong' }, { type: 'pong' }, { type: 'room', room: viewMessage(4).room }]) {
    const before = first.sent.length;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(first.sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(first.sent).toHaveLength(before + 1);
    expect(store.state).toBe(state);
    first.hear(answer);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s the connection is asked at once', async (_, happens) => {
  const { store, first } = await seated();
  happens();
  happens();
  expect(first.sent.filter((message) => message.type === 'ping')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.state.link).toBe('lost');
});

test('a page that nobody sees asks nothing, and a table that is left neither', async () => {
  const { store, first } = await seated();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(first.sent).toHaveLength(1);
  vi.restoreAllMocks();
  store.close();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.sent).toHaveLength(1);
  expect(FakeSocket.opened).toHaveLength(1);
});

test.each([
  ['database-full', 2],
  ['database-damaged', 1],
])('after the goodbye %s it comes back only where that may help', async (code, sockets) => {
  const { first } = await seated();
  first.hear({ type: 'bye', code, args: { file: 'tilewright.db' } });
  first.drop();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(FakeSocket.opened).toHaveLength(sockets);
});
