/** What moves, and when, for what one message brought: made of its events alone, so that each of them moves once. */
import type { Feature, Told } from '../../protocol/types';
import type { Spot } from '../standing';

/**
 * How long each thing takes, in ms. Points arrive within one beat of a computer player at the short pace, everything is
 * still within two: what it does next, mostly the end of its turn, cuts nothing short.
 */
export const LASTS = { land: 240, step: 260, glow: 760, fly: 440, leave: 380 } as const;
/** What a marker takes for each number, and at most. */
export const STEP = 60;
export const WALK_MOST = 680;
/** When a feature begins to glow, and after that its points to fly, its followers to leave; what parts two features. */
const SCORED = 130;
const GAIN = 110;
const LEAVE = 330;
const APART = 80;
const APART_MOST = 3;

interface Timed {
  at: number;
}

export interface Plan {
  /** The cells of tiles that were placed. */
  landed: { x: number; y: number }[];
  /** What has stepped on: followers, and keeps by their seat. */
  stepped: ({ spot: Spot } & Timed)[];
  keeps: ({ seat: number } & Timed)[];
  glows: ({ feature: Feature } & Timed)[];
  gains: ({ seat: number; points: number; feature: Feature } & Timed)[];
  /** How far each marker goes. */
  walks: ({ seat: number; steps: number; lasts: number } & Timed)[];
  /** The places whose followers went home. */
  left: ({ spots: readonly Spot[] } & Timed)[];
}

/** The plan of a message; once the game is over only its last tile lands: the result is shown at once. */
export function planOf(told: readonly Told[]): Plan {
  const plan: Plan = { landed: [], stepped: [], keeps: [], glows: [], gains: [], walks: [], left: [] };
  const over = told.some(({ event }) => event.type === 'over');
  let scored = -1;
  const begun = () => SCORED + APART * Math.min(Math.max(scored, 0), APART_MOST);
  for (const { event } of told) {
    if (event.type === 'placed') plan.landed.push({ x: event.x, y: event.y });
    if (over) continue;
    if (event.type === 'follower' || event.type === 'abbot') plan.stepped.push({ spot: event, at: 0 });
    else if (event.type === 'recall_abbot') plan.left.push({ spots: [event], at: 0 });
    else if (event.type === 'keep') plan.keeps.push({ seat: event.seat, at: begun() + LEAVE });
    else if (event.type === 'home') plan.left.push({ spots: event.feature.spots, at: begun() + LEAVE });
    else if (event.type === 'scored' || event.type === 'tied') {
      scored += 1;
      plan.glows.push({ feature: event.feature, at: begun() });
      if (event.type === 'scored' && event.points) {
        const { seats, points, feature } = event;
        plan.gains.push(...seats.map((seat) => ({ seat, points, feature, at: begun() + GAIN })));
      }
    }
  }
  plan.walks = walksOf(plan.gains);
  return plan;
}

/** A marker goes once all the points of its seat have arrived. */
function walksOf(gains: Plan['gains']): Plan['walks'] {
  return [...new Set(gains.map(({ seat }) => seat))].map((seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const steps = own.reduce((sum, { points }) => sum + points, 0);
    const at = Math.max(...own.map((gain) => gain.at)) + LASTS.fly;
    return { seat, steps, at, lasts: Math.min(STEP * steps, WALK_MOST) };
  });
}

/** Whether there is anything to see. */
export function moves(plan: Plan): boolean {
  return Object.values(plan).some((part: unknown[]) => part.length > 0);
}

/** When the last thing comes to rest, in ms. */
export function lastsOf(plan: Plan): number {
  const ends = [
    ...plan.landed.map(() => LASTS.land),
    ...[...plan.stepped, ...plan.keeps].map(({ at }) => at + LASTS.step),
    ...plan.glows.map(({ at }) => at + LASTS.glow),
    ...plan.gains.map(({ at }) => at + LASTS.fly),
    ...plan.walks.map(({ at, lasts }) => at + lasts),
    ...plan.left.map(({ at }) => at + LASTS.leave),
  ];
  return Math.max(0, ...ends);
}
