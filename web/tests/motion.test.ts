import { expect, test } from 'vitest';
import type { Told } from '../src/protocol/types';
import { PACES } from '../src/settings/paces';
import { FINISH, fly, GLOW, LAND, LEAVE, POP, STEP_ON, walk } from '../src/table/motion/frames';
import { leavingOf } from '../src/table/motion/leaving';
import { lastsOf, moves, planOf, WALK_MOST } from '../src/table/motion/plan';

const feature = (kind = 'road') => ({ kind, spots: [{ x: 1, y: 2, area: `${kind}1` }], start_spaces: 0 });
const told = (...events: unknown[]) => events.map((event) => ({ event, sentences: [] })) as unknown as Told[];
const scored = (points: number, ...seats: number[]) => ({
  type: 'scored',
  points,
  seats,
  feature: feature(),
});
const placed = { type: 'placed', seat: 0, tile: 'A', x: 3, y: 4, rotation: 90 };
const home = { type: 'home', followers: [1, 0], feature: feature(), abbots: [] };

test('a tile that is placed lands, a follower steps on, what was drawn moves nothing', () => {
  const follower = { type: 'follower', seat: 0, x: 3, y: 4, area: 'road1', kind: 'road' };
  expect(planOf(told(placed)).landed).toEqual([{ x: 3, y: 4 }]);
  expect(planOf(told(follower)).stepped).toMatchObject([{ spot: { x: 3, y: 4, area: 'road1' }, at: 0 }]);
  expect(moves(planOf(told({ type: 'drawn', seat: 0, tile: 'A' })))).toBe(false);
  expect(moves(planOf([]))).toBe(false);
});

test('a score glows, then its points fly, then the marker goes as far as they say', () => {
  const plan = planOf(told(scored(6, 1), home));
  const [glow, gain, walked, left] = [plan.glows[0]!, plan.gains[0]!, plan.walks[0]!, plan.left[0]!];
  expect([gain.seat, gain.points, walked.seat, walked.steps]).toEqual([1, 6, 1, 6]);
  expect(glow.at).toBeLessThan(gain.at);
  expect(gain.at).toBeLessThan(walked.at);
  expect(left).toMatchObject({ spots: feature().spots });
});

test('who shares the points walks too, and whoever scores twice walks once, after both', () => {
  const plan = planOf(told(scored(4, 0, 1), scored(3, 1)));
  expect(plan.gains.map(({ seat, points }) => [seat, points])).toEqual([
    [0, 4],
    [1, 4],
    [1, 3],
  ]);
  expect(plan.walks.map(({ seat, steps }) => [seat, steps])).toEqual([
    [0, 4],
    [1, 7],
  ]);
  expect(plan.walks[1]!.at).toBeGreaterThan(plan.walks[0]!.at);
});

test('what nobody scores glows all the same, without points', () => {
  const plan = planOf(told({ type: 'tied', tiles: 3, followers: [1, 1], feature: feature() }));
  expect([plan.glows.length, plan.gains.length, plan.walks.length]).toEqual([1, 0, 0]);
});

test('however far and however many, it is soon over: points within a beat of the computer, all within two', () => {
  const all = planOf(told(placed, ...Array.from({ length: 9 }, () => [scored(40, 0, 1), home]).flat()));
  expect(all.walks.every(({ lasts }) => lasts <= WALK_MOST)).toBe(true);
  const one = planOf(told(placed, scored(24, 0), home));
  expect(one.walks[0]!.at).toBeLessThanOrEqual(PACES.short);
  expect(lastsOf(one)).toBeLessThanOrEqual(2 * PACES.short);
  expect(lastsOf(all)).toBeLessThanOrEqual(2.5 * PACES.short);
});

test('at the end the last tile lands, and nothing keeps anybody from the result', () => {
  const plan = planOf(told(placed, scored(6, 1), home, { type: 'over', scores: [0, 6], winners: [1] }));
  expect([plan.landed.length, plan.glows.length, plan.gains.length, plan.left.length]).toEqual([1, 0, 0, 0]);
});

test('a marker sets out where it stood, touches every number and ends where it stands', () => {
  const frames = walk(52, 4, (number) => ({ x: 10 * (number % 50), y: 0 }));
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(460px, 0px)',
    'translate(470px, 0px)',
    'translate(-20px, 0px)',
    'translate(-10px, 0px)',
    'translate(0px, 0px)',
  ]);
});

test('only place and opacity change, so that the board is not drawn anew', () => {
  const point = { x: 0, y: 0 };
  const all = [LAND, FINISH, STEP_ON, LEAVE, GLOW, POP, fly(point, point), walk(3, 3, () => point)].flat();
  const names = new Set(all.flatMap((frame) => Object.keys(frame)));
  expect([...names].filter((name) => !['transform', 'opacity', 'offset', 'easing'].includes(name))).toEqual(
    [],
  );
});

test('who stood on what was scored leaves, one that had only just stepped on it too, nobody else', () => {
  const standing = (player: number, x: number, y: number, area: string) => ({ player, x, y, area });
  const before = [standing(1, 1, 2, 'road1'), standing(0, 5, 5, 'city1'), standing(0, 1, 2, 'field1')];
  const left = (news: Told[], now = before.slice(1)) => leavingOf(planOf(news), news, before, now);
  expect(left(told(scored(3, 1), home))).toMatchObject([{ seat: 1, spot: { x: 1, y: 2, area: 'road1' } }]);
  expect(left(told(scored(3, 1), home), before)).toEqual([]);
  const spots = [{ x: 3, y: 4, area: 'road2' }];
  const stepped = { type: 'follower', seat: 0, x: 3, y: 4, area: 'road2', kind: 'road' };
  const came = { ...home, feature: { ...feature(), spots } };
  expect(left(told(placed, stepped, came))).toMatchObject([{ seat: 0, spot: spots[0], abbot: false }]);
});
