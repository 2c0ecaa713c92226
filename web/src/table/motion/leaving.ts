/** Which followers leave with a message: the table no longer has them, but they are seen going. */
import type { Position, Told } from '../../protocol/types';
import { spotKey, type Spot } from '../standing';
import type { Plan } from './plan';

export interface Leaving {
  spot: Spot;
  seat: number;
  abbot: boolean;
  at: number;
}

type Standing = Position['followers'][number];

/** Those that stood on what their owners came home from, or had only just stepped on it. */
export function leavingOf(
  plan: Plan,
  told: readonly Told[],
  before: readonly Standing[],
  now: readonly Standing[],
): Leaving[] {
  const fresh = told.flatMap(({ event }) =>
    event.type === 'follower' || event.type === 'abbot'
      ? [{ player: event.seat, x: event.x, y: event.y, area: event.area, abbot: event.type === 'abbot' }]
      : [],
  );
  const stays = new Set(now.map(spotKey));
  return plan.left.flatMap(({ spots, at }) => {
    const places = new Set(spots.map(spotKey));
    return [...before, ...fresh]
      .filter((one) => places.has(spotKey(one)) && !stays.has(spotKey(one)))
      .map(({ player, x, y, area, abbot }) => ({ spot: { x, y, area }, seat: player, abbot: !!abbot, at }));
  });
}
