import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../src/games/shelf';
import { remember, remembered } from '../src/settings/remember';

const game = (number: number) => ({ game: `g${number}`, tokens: [`t${number}`], invitations: {} });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('no game is dropped, however many there are: its tokens are nowhere else', () => {
  for (let number = 0; number < 130; number += 1) keep(game(number));
  expect(kept()).toHaveLength(130);
  expect(kept()[0]?.game).toBe('g129');
});

test('junk beside a good entry does not hide it', () => {
  const junk = [
    null,
    5,
    { game: 'x', tokens: [3], invitations: {} },
    { game: 'y', tokens: [''], invitations: {} },
  ];
  localStorage.setItem('tilewright.games', JSON.stringify([...junk, game(1)]));
  expect(kept().map((entry) => entry.game)).toEqual(['g1']);
});

test('where a browser keeps nothing, the page remembers while it is open', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  expect(remembered('k')).toBeNull();
  remember('k', 'v');
  keep(game(2));
  expect(remembered('k')).toBe('v');
  expect(kept()[0]?.tokens).toEqual(['t2']);
});
