import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/protocol/types';
import { barredBy, fitSeats, newGame, presetChosen, withNames, type SeatDraft } from '../src/start/draft';

const classic: GameInfo = { game: 'classic', least: 2, most: 5, set: 's', board: null };
const seat = (player: string, name = ''): SeatDraft => ({ player, name, named: name !== '' });
const option = (name: string, games: string[]): OptionInfo => ({
  name,
  games,
  type: 'choice',
  values: ['a', 'b'],
  default: 'a',
  rule: 'x',
  least: 0,
  most: 0,
  seats: 0,
  excludes: [],
});

test('names that are not written are told apart by a number', () => {
  const seats = withNames([seat('here', 'Greedy'), seat('greedy'), seat('greedy')], () => 'Greedy');
  expect(seats.map((one) => one.name)).toEqual(['Greedy', 'Greedy 2', 'Greedy 3']);
});

test('a game takes no fewer and no more seats than it can', () => {
  expect(fitSeats([seat('here')], classic, 'greedy').map((one) => one.player)).toEqual(['here', 'greedy']);
  const many = Array.from({ length: 7 }, () => seat('here'));
  expect(fitSeats(many, classic, 'greedy')).toHaveLength(5);
});

test('only options of the game that are not as usual are asked for', () => {
  const options = [option('one', ['classic']), option('two', ['classic']), option('three', ['castle'])];
  const asked = newGame(classic, [seat('here', ' Ann ')], options, { one: 'b', two: 'a', three: 'b' });
  expect(asked).toEqual({ game: 'classic', seats: [{ name: 'Ann', player: 'here' }], options: { one: 'b' } });
});

test('an option is barred by one that excludes it, either way, and by the number of players', () => {
  const hand = { ...option('hand', ['classic']), excludes: ['draft'] };
  const draft = { ...option('draft', ['classic']), seats: 2 };
  const options = [hand, draft];
  expect(barredBy(draft, options, { hand: 'b' }, 2)).toEqual({ option: 'hand' });
  expect(barredBy(hand, options, { draft: 'b' }, 2)).toEqual({ option: 'draft' });
  expect(barredBy(draft, options, { hand: 'a' }, 2)).toBeNull();
  expect(barredBy(draft, options, {}, 3)).toEqual({ seats: 2 });
  const three = [seat('here', 'A'), seat('here', 'B'), seat('here', 'C')];
  expect(newGame(classic, three, options, { draft: 'b' }).options).toEqual({});
  expect(newGame(classic, three.slice(1), options, { draft: 'b' }).options).toEqual({ draft: 'b' });
});

test('a preset is chosen where its options are, and nothing else is unusual', () => {
  const options = [option('one', ['classic']), option('two', ['classic'])];
  const preset = { name: 'p', game: 'classic' as const, options: { one: 'b' }, rule: 'x' };
  expect(presetChosen(preset, options, {})).toBe(false);
  expect(presetChosen(preset, options, { one: 'b' })).toBe(true);
  expect(presetChosen(preset, options, { one: 'b', two: 'b' })).toBe(false);
});
