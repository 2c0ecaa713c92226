import { expect, test } from 'vitest';
import type { Action } from '../src/protocol/types';
import { Choosing } from '../src/table/choosing.svelte';
import {
  bestMiddle,
  emptyCells,
  fitting,
  fittingCells,
  neighbour,
  nextRotation,
  turned,
} from '../src/table/geometry';
import { spaceAt } from '../src/table/track';

const place = (x: number, y: number, rotation: number): Action => ({
  type: 'place',
  tile: 'A',
  x,
  y,
  rotation,
});
const cells = fittingCells([
  place(1, 0, 90),
  place(0, 0, 180),
  place(1, 0, 0),
  place(0, 2, 270),
  place(-3, 1, 0),
]);

test('offered placements become cells in reading order with rising rotations', () => {
  expect(cells.map((cell) => [cell.x, cell.y, cell.rotations])).toEqual([
    [0, 0, [180]],
    [1, 0, [0, 90]],
    [-3, 1, [0]],
    [0, 2, [270]],
  ]);
});

test('an arrow key goes to the nearest cell that way, sooner ahead than aside', () => {
  expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowRight')).toMatchObject({ x: 1, y: 0 });
  expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowDown')).toMatchObject({ x: 0, y: 2 });
  expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowUp')).toBeUndefined();
  expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowLeft')).toMatchObject({ x: -3, y: 1 });
});

test('rotations go round in both directions', () => {
  expect(nextRotation([0, 90, 270], 270)).toBe(0);
  expect(nextRotation([0, 90, 270], 0, -1)).toBe(270);
  expect(nextRotation([90], 90)).toBe(90);
});

test('a point of a tile turns with it, clockwise', () => {
  expect(turned({ x: 0.25, y: 0 }, 90)).toEqual({ x: 1, y: 0.25 });
  expect(turned({ x: 0.25, y: 0 }, 180)).toEqual({ x: 0.75, y: 1 });
  expect(turned({ x: 0.25, y: 0 }, 270)).toEqual({ x: 0, y: 0.75 });
});

test('a box is shown whole and in the middle', () => {
  expect(fitting({ left: 100, top: 0, width: 200, height: 100 }, 400, 400, 3)).toEqual({
    k: 2,
    x: -200,
    y: 100,
  });
});

test('a second press turns the ghost, another cell takes it', () => {
  const choosing = new Choosing();
  choosing.begin(cells);
  const [first, second] = [choosing.cells[0], choosing.cells[1]];
  if (!first || !second) throw new Error('cells');
  choosing.press(second);
  expect(choosing.ghost).toEqual({ x: 1, y: 0, rotation: 0 });
  choosing.press(second);
  expect(choosing.ghost?.rotation).toBe(90);
  choosing.press(first);
  expect(choosing.ghost).toEqual({ x: 0, y: 0, rotation: 180 });
  choosing.clear();
  expect(choosing.shown).toBeNull();
});

test('the track of Classic closes after fifty spaces, each beside the last', () => {
  const spaces = Array.from({ length: 50 }, (_, number) => spaceAt(number));
  expect(new Set(spaces.map(({ x, y }) => `${x},${y}`)).size).toBe(50);
  spaces.forEach((space, number) => {
    const next = spaceAt(number + 1);
    expect(Math.abs(next.x - space.x) + Math.abs(next.y - space.y)).toBe(1);
  });
});

test('a window that cannot hold all cells stands where most of them are', () => {
  const spread = [...Array.from({ length: 4 }, (_, x) => ({ x, y: 0 })), { x: 20, y: 9 }];
  expect(bestMiddle(spread, 7, 7)).toEqual({ x: 0.5, y: 0.5 });
  expect(
    bestMiddle(
      [
        { x: 0, y: 0 },
        { x: 3, y: 1 },
      ],
      7,
      7,
    ),
  ).toEqual({ x: 2, y: 1 });
  expect(
    bestMiddle(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 10, y: 0 },
      ],
      5,
      5,
    ),
  ).toEqual({ x: 9.5, y: 0.5 });
});

test('the empty cells are those of the board, or those beside the tiles, without what is offered', () => {
  const tiles = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  const offered = [{ x: 0, y: -1 }];
  expect(emptyCells(tiles, offered, null).map(({ x, y }) => [x, y])).toEqual([
    [1, -1],
    [-1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ]);
  const within = [
    [0, 0],
    [0, -1],
    [5, 5],
  ] as const;
  expect(emptyCells(tiles, offered, within)).toEqual([{ x: 5, y: 5 }]);
});
