/** What the end of a game tells that its list of wall tiles does not say by itself. */
import type { Told } from '../protocol/types';

/** The wall tile that makes a keep larger: it has no points of its own, but may win those of the keep. */
export const KEEP_TILE = 8;

/** The points of the larger keep where it is this seat's, else null. */
export function keepPoints(story: readonly Told[], seat: number): number | null {
  for (const { event } of story) {
    if (event.type === 'final' && event.rule === 'castle.E2' && event.seats.includes(seat))
      return event.points;
  }
  return null;
}
