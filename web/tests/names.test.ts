import { expect, test } from 'vitest';
import { shortName, withShortNames } from '../src/shared/names';

const LONG = 'W'.repeat(60);
const SHORT = `${'W'.repeat(23)}…`;

test('a name that has room stays as it is', () => {
  expect(shortName('Wilhelmina van den Berg')).toBe('Wilhelmina van den Berg');
  expect(shortName(LONG)).toBe(SHORT);
});

test('a sentence shortens long names wherever they stand, and nothing else', () => {
  const values = {
    player: LONG,
    players: ['Ann', LONG],
    scores: `Ann 3, ${LONG} 12`,
    points: 12,
    other: 'x'.repeat(60),
  };
  expect(withShortNames(values, ['Ann', LONG])).toEqual({
    player: SHORT,
    players: ['Ann', SHORT],
    scores: `Ann 3, ${SHORT} 12`,
    points: 12,
    other: 'x'.repeat(60),
  });
});

test('without long names the values are the very same', () => {
  const values = { player: 'Ann' };
  expect(withShortNames(values, ['Ann', 'Bo'])).toBe(values);
});
