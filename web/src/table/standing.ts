/** Where something stands on the board, and on what. */
import type { LaidTile } from '../protocol/types';
import { CELL, tileAt, turned } from './geometry';
import type { Pictures } from './pictures.svelte';

export interface Spot {
  x: number;
  y: number;
  area: string;
}

/** The point where a follower stands on an area, a cell 100 wide; the kind of the area and where it lies on its tile. */
export function standingAt(pictures: Pictures, tiles: readonly LaidTile[], { x, y, area }: Spot) {
  const tile = tileAt(tiles, { x, y });
  const at = tile ? turned(pictures.spot(tile.tile, area), tile.rotation) : { x: 0.5, y: 0.5 };
  const feature = tile ? pictures.areaKind(tile.tile, area) : '';
  const place = tile ? pictures.place(tile.tile, area, tile.rotation) : 'alone';
  return { x: (x + at.x) * CELL, y: (y + at.y) * CELL, feature, place };
}

export const spotKey = ({ x, y, area }: Spot) => `${x},${y},${area}`;
