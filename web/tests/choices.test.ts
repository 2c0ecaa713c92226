import { expect, test } from 'vitest';
import type { Position } from '../src/protocol/types';
import { coveredFor, handOf, tilesInSight, tilesToPlace } from '../src/table/choices';
import { NOTHING, received } from '../src/table/state';
import { viewMessage } from './messages';

const position = (more: object) =>
  ({ phase: 'place', drawn: null, hands: null, to_move: 1, ...more }) as Position;

test('one places the tile drawn, one of the hand, or one that lies open', () => {
  expect(tilesToPlace(position({ drawn: 'A' }))).toEqual(['A']);
  expect(tilesToPlace(position({ hands: [['?'], ['B', 'C', 'B']] }))).toEqual(['B', 'C']);
  expect(tilesToPlace(position({ shown: ['D', 'E'] }))).toEqual(['D', 'E']);
  expect(tilesToPlace(position({ phase: 'follower', hands: [[], ['B']] }))).toEqual([]);
});

test('others see the tile drawn and the open ones, not a hand', () => {
  expect(tilesInSight(position({ drawn: 'A' }))).toEqual(['A']);
  expect(tilesInSight(position({ shown: ['D', 'E'] }))).toEqual(['D', 'E']);
  expect(tilesInSight(position({ hands: [['?'], ['?']] }))).toEqual([]);
});

test('a shared screen is covered before each new person, and only where hands are hidden', () => {
  const message = viewMessage(1);
  const seats = message.room.seats.map((seat) => ({ ...seat, player: 'here' }));
  const shared = { ...message.room, seats, you: [0, 1], options: { hand: 3, hand_visible: false } };
  const held = position({ hands: [['?'], ['B', 'C']] });
  const at = (room: typeof shared, now = held) =>
    received(NOTHING, { ...message, room, view: { ...message.view, position: now } }).state;
  expect(coveredFor(at(shared), null)).toBe(1);
  expect(coveredFor(at(shared), 0)).toBe(1);
  expect(coveredFor(at(shared), 1)).toBeNull();
  expect(coveredFor(at({ ...shared, options: { hand: 3, hand_visible: true } }), null)).toBeNull();
  expect(coveredFor(at({ ...shared, you: [1] }), null)).toBeNull();
  expect(coveredFor(at(shared, position({ drawn: 'A' })), null)).toBeNull();
  expect(handOf(held, 1, 1)).toEqual(['?', '?']);
  expect(handOf(held, 1, null)).toEqual(['B', 'C']);
});
