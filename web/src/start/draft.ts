/** A game that is being set up on the start page: seats and options, before the server has seen them. */
import type { GameInfo, NewGame, PresetInfo } from '../protocol/types';
import { same, type Option, type Value } from './options';

export interface SeatDraft {
  name: string;
  /** `here`, `link` or a computer player of the setup. */
  player: string;
  /** Whether the person has written the name; else it follows the player. */
  named: boolean;
}

export type NameOf = (player: string, seat: number) => string;

/** Names for all seats: those written stay, the others are told apart by a number where they would be equal. */
export function withNames(seats: readonly SeatDraft[], nameOf: NameOf): SeatDraft[] {
  const taken = new Set(seats.filter((seat) => seat.named).map((seat) => seat.name.trim()));
  return seats.map((seat, index) => {
    if (seat.named) return seat;
    const plain = nameOf(seat.player, index);
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain} ${number}`;
    taken.add(name);
    return { ...seat, name };
  });
}

/** Seats fit for a game: as many as there are, but no fewer and no more than it takes. */
export function fitSeats(seats: readonly SeatDraft[], game: GameInfo, opponent: string): SeatDraft[] {
  const fitting = seats.slice(0, game.most);
  while (fitting.length < game.least) fitting.push({ name: '', player: opponent, named: false });
  return fitting;
}

/** The options of a game that leave a choice. */
export function optionsOf(options: readonly Option[], game: string): Option[] {
  const open = (option: Option) => ['list', 'size'].includes(option.type) || option.values.length > 1;
  return options.filter((option) => option.games.includes(game) && open(option));
}

export type Chosen = Readonly<Record<string, Value>>;

const unusual = (option: Option, chosen: Chosen) => {
  const value = chosen[option.name];
  return value !== undefined && !same(value, option.default);
};

/** What stands in an option's way: another one that is chosen, or how many players it needs; null where nothing does. */
export function barredBy(
  option: Option,
  options: readonly Option[],
  chosen: Chosen,
  seats: number,
): { option: string } | { seats: number } | null {
  if (option.seats && option.seats !== seats) return { seats: option.seats };
  const foes = (one: Option, other: Option) => one.excludes.includes(other.name);
  const foe = options.find((one) => (foes(one, option) || foes(option, one)) && unusual(one, chosen));
  return foe ? { option: foe.name } : null;
}

/** The options as a preset has them: its own, and all others as usual. */
export const presetChosen = (preset: PresetInfo, options: readonly Option[], chosen: Chosen): boolean =>
  options.every((option) =>
    same(chosen[option.name] ?? option.default, preset.options[option.name] ?? option.default),
  );

/** What the server is asked for: only options that are not as usual and that nothing stands in the way of. */
export function newGame(
  game: GameInfo,
  seats: readonly SeatDraft[],
  options: readonly Option[],
  chosen: Readonly<Record<string, Value>>,
): NewGame {
  const open = optionsOf(options, game.game);
  const changed = open.flatMap((option) => {
    const barred = barredBy(option, open, chosen, seats.length);
    return unusual(option, chosen) && !barred ? [[option.name, chosen[option.name]] as const] : [];
  });
  return {
    game: game.game,
    seats: seats.map((seat) => ({ name: seat.name.trim(), player: seat.player })),
    options: Object.fromEntries(changed) as NewGame['options'],
  };
}
