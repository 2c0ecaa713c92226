/** Places on the board: one cell is 100 wide, x grows to the east and y to the south. */
import type { Action, Cell, LaidTile, Place } from '../protocol/types';

export const CELL = 100;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FittingCell extends Cell {
  /** The rotations in which the tile may lie here, rising. */
  rotations: number[];
}

export const cellKey = (cell: Cell) => `${cell.x},${cell.y}`;
export const sameCell = (a: Cell | null, b: Cell | null) =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The cells of the offered placements with their rotations, row by row. */
export function fittingCells(actions: readonly Action[]): FittingCell[] {
  const found = new Map<string, FittingCell>();
  for (const action of actions) {
    if (action.type !== 'place') continue;
    const key = cellKey(action);
    const known = found.get(key);
    if (known) known.rotations.push(action.rotation);
    else found.set(key, { x: action.x, y: action.y, rotations: [action.rotation] });
  }
  const cells = [...found.values()];
  for (const cell of cells) cell.rotations.sort((a, b) => a - b);
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The empty cells of a board, or beside the tiles where there is none, that are not among those offered, row by row. */
export function emptyCells(
  tiles: readonly Cell[],
  offered: readonly Cell[],
  within: readonly (readonly [number, number])[] | null,
): Cell[] {
  const beside = tiles.flatMap((tile) =>
    Object.values(STEPS).map((step) => ({ x: tile.x + step.x, y: tile.y + step.y })),
  );
  const all = within?.map(([x, y]) => ({ x, y })) ?? beside;
  const found = new Map(all.map((cell) => [cellKey(cell), cell]));
  for (const cell of [...tiles, ...offered]) found.delete(cellKey(cell));
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The rotation to show on a cell: the one wished for if it fits there, else the first. */
export function shownRotation(cell: FittingCell, wished: number): number {
  return cell.rotations.includes(wished) ? wished : (cell.rotations[0] ?? 0);
}

/** The rotation after (or, with step -1, before) this one. */
export function nextRotation(rotations: readonly number[], rotation: number, step = 1): number {
  const at = rotations.indexOf(rotation);
  return rotations[(at + step + rotations.length) % rotations.length] ?? rotation;
}

/** All rotations that are offered anywhere, rising. */
export function allRotations(cells: readonly FittingCell[]): number[] {
  return [...new Set(cells.flatMap((cell) => cell.rotations))].sort((a, b) => a - b);
}

const STEPS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string) => key in STEPS;

/** The cell nearest in the direction of an arrow key, sooner straight ahead than aside; undefined if there is none. */
export function neighbour<C extends Cell>(cells: readonly C[], from: Cell, key: string): C | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  let best: C | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const dx = cell.x - from.x;
    const dy = cell.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead > 0 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = cell;
    }
  }
  return best;
}

/** Where a point of the unturned tile (0 to 1) lies after a turn clockwise. */
export function turned(point: Cell, rotation: number): Cell {
  switch (rotation) {
    case 90:
      return { x: 1 - point.y, y: point.x };
    case 180:
      return { x: 1 - point.x, y: 1 - point.y };
    case 270:
      return { x: point.y, y: 1 - point.x };
    default:
      return point;
  }
}

/** The box around tiles and cells, with a margin in cells. */
export function boxAround(cells: readonly Cell[], margin: number): Box {
  if (!cells.length) return { left: -CELL, top: -CELL, width: 3 * CELL, height: 3 * CELL };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    left: left * CELL,
    top: top * CELL,
    width: (Math.max(...xs) + 1 + margin - left) * CELL,
    height: (Math.max(...ys) + 1 + margin - top) * CELL,
  };
}

/** The transform that shows a box whole in a window, no larger than `most`. */
export function fitting(box: Box, width: number, height: number, most: number) {
  const k = Math.min(width / box.width, height / box.height, most);
  return { k, x: (width - k * box.width) / 2 - k * box.left, y: (height - k * box.height) / 2 - k * box.top };
}

/**
 * The middle of the window on these cells, `across` by `down` cells large, that holds most of them: that of the first
 * cell which is as good as any, or the middle of all where they all fit.
 */
export function bestMiddle(cells: readonly Cell[], across: number, down: number): Cell {
  const box = boxAround(cells, 0);
  const whole = { x: (box.left + box.width / 2) / CELL, y: (box.top + box.height / 2) / CELL };
  if (box.width <= across * CELL && box.height <= down * CELL) return whole;
  const inside = (middle: Cell) =>
    cells.filter((cell) => 2 * Math.abs(cell.x - middle.x) < across && 2 * Math.abs(cell.y - middle.y) < down)
      .length;
  let best = cells[0] ?? { x: 0, y: 0 };
  for (const cell of cells) if (inside(cell) > inside(best)) best = cell;
  return { x: best.x + 0.5, y: best.y + 0.5 };
}

export function tileAt(tiles: readonly LaidTile[], cell: Cell): LaidTile | undefined {
  return tiles.find((tile) => tile.x === cell.x && tile.y === cell.y);
}

export function placeAt(actions: readonly Action[], cell: Cell, rotation: number): Place | undefined {
  return actions.find(
    (action): action is Place =>
      action.type === 'place' && sameCell(action, cell) && action.rotation === rotation,
  );
}
