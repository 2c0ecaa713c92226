import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/protocol/types';
import { fitSeats, newGame, withNames, type SeatDraft } from '../src/start/draft';

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
