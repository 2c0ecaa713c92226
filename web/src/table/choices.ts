/** Which tiles a seat may choose from, and which of them this screen may show. */
import type { Position } from '../protocol/types';
import type { TableState } from './state';

/** A tile whose face is not known here. */
export const FACE_DOWN = '?';

/** The tiles of which the seat to move places one: the one it drew, those of its hand, or those that lie open. */
export function tilesToPlace(position: Position | undefined): string[] {
  if (position?.phase !== 'place') return [];
  if (position.drawn) return [position.drawn];
  return [...new Set(position.shown ?? position.hands?.[position.to_move] ?? [])];
}

/** The tiles that lie open for all while a seat chooses one. */
export function tilesInSight(position: Position | undefined): string[] {
  const open = position?.drawn != null || position?.shown != null;
  return open ? tilesToPlace(position) : [];
}

/** The seat before whose turn this screen is covered: hands are hidden, and several people share the screen. */
export function coveredFor(state: TableState, lifted: number | null): number | null {
  const { room, view } = state;
  const position = view?.position;
  if (!room || !position?.hands || view?.over || room.options.hand_visible) return null;
  const people = room.you.filter((seat) => room.seats[seat]?.player === 'here');
  const seat = position.to_move;
  return people.length > 1 && people.includes(seat) && lifted !== seat ? seat : null;
}

/** The hand of a seat as this screen shows it: face down while it is covered. */
export function handOf(position: Position, seat: number, covered: number | null): string[] {
  const hand = position.hands?.[seat] ?? [];
  return covered === seat ? hand.map(() => FACE_DOWN) : hand;
}
