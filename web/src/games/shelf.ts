/** The games of this browser: which seats it holds, and the links it can hand out. Kept in localStorage. */
import type { Created } from '../protocol/types';
import { remember, remembered } from '../settings/remember';

export interface Kept {
  game: string;
  tokens: string[];
  /** Invitations by seat, for copying a friend's link again. */
  invitations: Record<string, string>;
  watch?: string;
  /** The invitations by which this browser took its seats. */
  joined?: string[];
}

const KEY = 'tilewright.games';

export function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keptGame(game: string): Kept | undefined {
  return kept().find((entry) => entry.game === game);
}

/** The game that this browser has a seat at by an invitation. */
export function gameJoined(invitation: string): string | undefined {
  return kept().find((entry) => entry.joined?.includes(invitation))?.game;
}

export function keepCreated(created: Created): void {
  const seats = created.seats;
  keep({
    game: created.game,
    tokens: seats.flatMap((seat) => seat.token ?? []),
    invitations: Object.fromEntries(seats.flatMap((s) => (s.invitation ? [[s.seat, s.invitation]] : []))),
    watch: created.watch,
  });
}

/** Keep a seat or a watch; tokens of a game that is known already are added to it. */
export function keep(entry: Kept): void {
  const others = kept().filter((one) => one.game !== entry.game);
  const known = keptGame(entry.game);
  const tokens = [...new Set([...(known?.tokens ?? []), ...entry.tokens])];
  const invitations = { ...known?.invitations, ...entry.invitations };
  const joined = [...new Set([...(known?.joined ?? []), ...(entry.joined ?? [])])];
  const merged: Kept = { ...known, ...entry, tokens, invitations, ...(joined.length ? { joined } : {}) };
  remember(KEY, JSON.stringify([merged, ...others]));
}

export function forget(game: string): void {
  remember(KEY, JSON.stringify(kept().filter((entry) => entry.game !== game)));
}

function isKept(entry: unknown): entry is Kept {
  const one = entry as Partial<Kept> | null;
  return (
    typeof one?.game === 'string' &&
    Array.isArray(one.tokens) &&
    one.tokens.every((token) => typeof token === 'string' && token) &&
    typeof one.invitations === 'object'
  );
}
