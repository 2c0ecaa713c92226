import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/protocol/types';
import { Pacing } from '../src/table/pacing';

const ANN = 0;
const COMPUTER = 1;
const PAUSE = 700;

let shown: string[];
let behind: boolean;
let pause: number;
let pacing: Pacing;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  behind = false;
  pause = PAUSE;
  pacing = new Pacing({
    pause: () => pause,
    computer: (seat) => seat === COMPUTER,
    show: (message) => shown.push('seq' in message ? `${message.type} ${message.seq}` : message.type),
    waits: (now) => (behind = now),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A message as far as pacing reads it. */
function did(by: number, seq: number, told: unknown[] = [{}]): ServerMessage {
  return { type: 'events', by, seq, told } as unknown as ServerMessage;
}

const message = (type: string, seq = 0) => ({ type, seq }) as unknown as ServerMessage;

test('each thing that a computer player does stays for the pause, in order', () => {
  pacing.receive(did(ANN, 1));
  for (const seq of [2, 3, 4]) pacing.receive(did(COMPUTER, seq));
  expect(shown).toEqual(['events 1']);
  expect(behind).toBe(true);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(shown).toEqual(['events 1']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['events 1', 'events 2']);
  vi.advanceTimersByTime(2 * PAUSE);
  expect(shown).toEqual(['events 1', 'events 2', 'events 3', 'events 4']);
  expect(behind).toBe(false);
});

test('what people do, and what shows nothing, keeps nobody waiting', () => {
  for (const seq of [1, 2]) pacing.receive(did(ANN, seq));
  pacing.receive(did(COMPUTER, 3, []));
  vi.advanceTimersByTime(PAUSE);
  pacing.receive(did(COMPUTER, 4, []));
  pacing.receive(did(COMPUTER, 5));
  expect(shown).toEqual(['events 1', 'events 2', 'events 3', 'events 4', 'events 5']);
});

test('a computer that thinks longer than the pause is shown at once', () => {
  pacing.receive(did(ANN, 1));
  vi.advanceTimersByTime(PAUSE + 1);
  pacing.receive(did(COMPUTER, 2));
  expect(shown).toEqual(['events 1', 'events 2']);
});

test('who is there keeps its place in the row, an answer to a command does not wait', () => {
  pacing.receive(did(COMPUTER, 1));
  pacing.receive(did(COMPUTER, 2));
  pacing.receive({ type: 'room' } as unknown as ServerMessage);
  pacing.receive(message('ok', 9));
  expect(shown).toEqual(['events 1', 'ok 9']);
  vi.advanceTimersByTime(PAUSE);
  expect(shown).toEqual(['events 1', 'ok 9', 'events 2', 'room']);
});

test.each(['view', 'bye'])('a %s comes after all that waited, and at once', (type) => {
  for (const seq of [1, 2, 3]) pacing.receive(did(COMPUTER, seq));
  pacing.receive(message(type, 4));
  expect(shown).toEqual(['events 1', 'events 2', 'events 3', `${type} 4`]);
  expect(behind).toBe(false);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(shown).toHaveLength(4);
});

test('whoever does not wish to wait catches up', () => {
  for (const seq of [1, 2, 3]) pacing.receive(did(COMPUTER, seq));
  pacing.flush();
  expect(shown).toEqual(['events 1', 'events 2', 'events 3']);
});

test('without a pause, or where nobody looks, nothing waits', () => {
  pause = 0;
  for (const seq of [1, 2]) pacing.receive(did(COMPUTER, seq));
  pause = PAUSE;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const seq of [3, 4]) pacing.receive(did(COMPUTER, seq));
  expect(shown).toEqual(['events 1', 'events 2', 'events 3', 'events 4']);
});

test('a table that was left shows nothing more', () => {
  for (const seq of [1, 2]) pacing.receive(did(COMPUTER, seq));
  pacing.drop();
  vi.advanceTimersByTime(10 * PAUSE);
  expect(shown).toEqual(['events 1']);
});
