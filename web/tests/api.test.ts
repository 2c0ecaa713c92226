import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGame, join, RefusedRequest, Unreachable } from '../src/protocol/api';
import { keyFor } from '../src/protocol/ids';

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

let asked: Asked[] = [];

/** Let requests be answered so, one after the other: an answer's body, or null for one that is lost on its way. */
function answers(...bodies: (object | null)[]): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(init.body as string) });
    const body = bodies.shift();
    if (!body) return Promise.reject(new TypeError('network'));
    return Promise.resolve(new Response(JSON.stringify(body), { status: 'code' in body ? 409 : 200 }));
  });
}

const joined = { game: 'g', seat: 1, token: 't' };
const refused = { code: 'invitation-used', args: {}, text: 'Used.' };
const game = { game: 'castle', seats: [], options: {} };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a seat whose answer is lost is asked for again with the same key', async () => {
  answers(null, joined);
  const answer = join('invitation', 'Bo');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual(joined);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]?.body.key).toHaveLength(64);
});

test('the key outlives the page until there is an answer, and each invitation has its own', async () => {
  answers(null, null, null, refused, joined, joined);
  const lost = expect(join('invitation', null)).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(5000);
  await lost;
  expect(localStorage.getItem('tilewright.keys')).toContain('invitation');
  await expect(join('invitation', null)).rejects.toBeInstanceOf(RefusedRequest);
  await join('invitation', null);
  await join('another', null);
  const keys = asked.map((one) => one.body.key);
  expect(new Set(keys.slice(0, 5)).size).toBe(1);
  expect(keys[5]).not.toBe(keys[0]);
  expect(localStorage.getItem('tilewright.keys')).toBe('{}');
});

test('a game is asked for again with its key, and the next one has another', async () => {
  const created = { game: 'g', seats: [], watch: 'w' };
  answers(null, created, created);
  const answer = createGame(game);
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  await createGame(game);
  const keys = asked.map((one) => one.body.key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an answer that never comes is as good as lost', async () => {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const control = new AbortController();
    setTimeout(() => control.abort(), after);
    return control.signal;
  });
  const lost = expect(join('invitation', null)).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(60_000);
  await lost;
});

test('junk among the keys is no key', () => {
  localStorage.setItem('tilewright.keys', '{"a": 5, "b": "short"}');
  expect(keyFor('a')).toHaveLength(64);
  expect(keyFor('b')).toHaveLength(64);
  localStorage.setItem('tilewright.keys', 'null');
  expect(keyFor('__proto__')).toBe(keyFor('__proto__'));
});
