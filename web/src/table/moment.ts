/** Which question is open at a table, and what the client shows for it. */
import { shortName } from '../shared/names';
import type { TableState } from './state';

export type Ask = 'place' | 'follower' | 'reserve' | 'score' | 'extra_turn' | 'end_turn' | 'wait' | 'over';

export function askOf(state: TableState): Ask {
  if (!state.view) return 'wait';
  if (state.view.over) return 'over';
  if (state.may.end_turn) return 'end_turn';
  const phase = state.view.position.phase;
  if (!state.may.act || phase === 'deal' || phase === 'over') return 'wait';
  return phase;
}

const TURNS = new Set(['drawn', 'placed', 'reserved']);

/** The seat whose turn it is: until the end of a turn is acknowledged, still the one that had the last tile. */
export function moverOf(state: TableState): number {
  const next = state.view?.position.to_move ?? 0;
  if (state.view?.position.phase !== 'deal') return next;
  const last = state.story.findLast(({ event }) => TURNS.has(event.type))?.event;
  return last && 'seat' in last ? last.seat : next;
}

const FRESH = new Set(['placed', 'follower', 'abbot']);
const HARMLESS = new Set(['drawn', 'placed', 'follower', 'reserved', 'under']);

/** Whether a turn may end without a question: it cannot be taken back, or it did nothing but place tile and follower. */
export function endsItself(state: TableState): boolean {
  if (askOf(state) !== 'end_turn') return false;
  if (!state.may.undo) return true;
  const begun = state.story.findLastIndex(({ event }) => event.type === 'drawn' || event.type === 'placed');
  return state.story.slice(Math.max(begun, 0)).every(({ event }) => HARMLESS.has(event.type));
}

/** The name of a seat. */
export function nameOf(state: TableState, seat: number): string {
  return shortName(state.room?.seats[seat]?.name ?? '');
}

/** The names of all seats. */
export function namesOf(state: TableState): string[] {
  return (state.room?.seats ?? []).map((seat) => shortName(seat.name));
}

/** Whose turn it is, in brief: the key of a text, and who. */
export function turnOf(state: TableState): { key: string; player: string } {
  const player = nameOf(state, moverOf(state));
  const ask = askOf(state);
  if (ask === 'over') return { key: 'over-title', player };
  return { key: ask !== 'wait' && state.room?.you.length === 1 ? 'web-your-turn' : 'web-wait', player };
}

type Place = { x: number; y: number; area?: string };

/** Where the features lie that the last message scored. */
export function paidSpots(state: TableState): Place[] {
  return state.fresh.flatMap(({ event }) => (event.type === 'scored' ? [...event.feature.spots] : []));
}

/** The follower that stands since the last tile was placed. */
export function freshFollower(state: TableState): Place | null {
  const { event } = state.story.findLast((one) => FRESH.has(one.event.type)) ?? {};
  return event?.type === 'follower' || event?.type === 'abbot' ? event : null;
}

/** The wall tile that each seat took last. */
export function newestWallTiles(state: TableState): number[] {
  const newest: number[] = [];
  for (const { event } of state.story) if (event.type === 'wall_tile') newest[event.seat] = event.kind;
  return newest;
}

/** The wall tiles that each seat has used, in order. */
export function usedWallTiles(state: TableState): number[][] {
  const used: number[][] = (state.room?.seats ?? []).map(() => []);
  for (const { event } of state.story)
    if (event.type === 'wall_tile_used') used[event.seat]?.push(event.kind);
  return used;
}

/** Where each seat's keep stands: the last house that it was put on. */
export function keepsOf(state: TableState): { seat: number; x: number; y: number; area: string }[] {
  const keeps = new Map<number, { seat: number; x: number; y: number; area: string }>();
  for (const { event } of state.story) {
    const spot = event.type === 'keep' ? event.feature.spots[0] : undefined;
    if (event.type === 'keep' && spot) keeps.set(event.seat, { seat: event.seat, ...spot });
  }
  return [...keeps.values()];
}
