import { expect, test } from 'vitest';
import type { Told } from '../src/protocol/types';
import { keepPoints } from '../src/table/ending';

function final(rule: string, seat: number, points: number): Told {
  const event = {
    type: 'final',
    rule,
    seats: [seat],
    points,
    tiles: points,
    multiplier: 1,
    marks: 0,
    followers: [],
    feature: null,
    wall_tile: rule === 'castle.W5' ? 8 : null,
    amount: 0,
  };
  return { event, sentences: [] } as unknown as Told;
}

test('the points of the larger keep are those of its own line in the log, not those of a wall tile', () => {
  const story = [final('castle.E2', 1, 14), final('castle.W5', 1, 0), final('castle.W5', 0, 6)];
  expect(keepPoints(story, 1)).toBe(14);
  expect(keepPoints(story, 0)).toBeNull();
  expect(keepPoints([], 0)).toBeNull();
});
