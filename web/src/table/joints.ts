/** What finishes towers and houses where something else lies beyond the edge, as `tilewright.art.joints` has it. */
import type { Cell } from '../protocol/types';
import { cellKey } from './geometry';

/** What each half-edge of an unturned tile shows and the name of its joint, clockwise from the north side's west. */
export type Edges = readonly (readonly [string, string])[];

export interface Joint extends Cell {
  name: string;
  /** The quarter turns that bring it to its side. */
  turn: number;
}

/** A tile on a table, as joints need to know it; `rotation` in degrees. */
export interface Lying extends Cell {
  tile: string;
  rotation: number;
}

const BESIDE = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** The edges of a tile and those that face it, as a joint's place is written: column, row, quarter turns. */
export function edgesAround({ x, y }: Cell): string[] {
  return BESIDE.flatMap((step, turn) => [
    edgeKey({ x, y, turn }),
    edgeKey({ x: x + step.x, y: y + step.y, turn: (turn + 2) % 4 }),
  ]);
}

export const edgeKey = ({ x, y, turn }: Pick<Joint, 'x' | 'y' | 'turn'>) => `${x},${y},${turn}`;

/** The joints of a table in the order in which they are laid: by `joined`; none beside an empty cell. */
export function jointsOf(
  tiles: readonly Lying[],
  edges: (kind: string) => Edges,
  joined: readonly string[],
): Joint[] {
  const at = new Map(tiles.map((tile) => [cellKey(tile), tile]));
  const shown = (tile: Lying, half: number) =>
    edges(tile.tile)[(half - tile.rotation / 45 + 8) % 8] ?? (['', ''] as const);
  const found: { what: string; joint: Joint }[] = [];
  for (const tile of tiles) {
    for (const [turn, step] of BESIDE.entries()) {
      const there = at.get(cellKey({ x: tile.x + step.x, y: tile.y + step.y }));
      if (!there) continue;
      for (const half of [2 * turn, 2 * turn + 1]) {
        const [what, name] = shown(tile, half);
        // Facing halves run against each other: the first of one side lies before the second of the other.
        const facing = ((half + 4) % 8) ^ 1;
        if (name && shown(there, facing)[0] !== what)
          found.push({ what, joint: { name, x: tile.x, y: tile.y, turn } });
      }
    }
  }
  return joined.flatMap((what) => found.filter((one) => one.what === what).map(({ joint }) => joint));
}
