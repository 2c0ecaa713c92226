/** What an option may be worth, and how its values are written where texts or controls name them. */
import type { OptionInfo } from '../protocol/types';

/** Written as a type, so that it passes for what the schema says of any object of numbers. */
export type Size = { width: number; height: number };

export type Value = OptionInfo['default'];

/** `list` is a choice of names in order, `size` a rectangle or none. */
export type Option = OptionInfo;

/** The end of an option's text keys, such as `false` or `each_score`. */
export const written = (value: Value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export const same = (one: Value, other: Value) => written(one) === written(other);

/** The names that a list may hold. */
export function namesOf(option: Option): string[] {
  return option.values.map(String);
}

export function listOf(value: Value): string[] {
  return Array.isArray(value) ? [...value] : [];
}

/** A list with the name at a place put one place further. */
export function moved(list: readonly string[], at: number, step: number): string[] {
  const next = [...list];
  const [name] = next.splice(at, 1);
  if (name !== undefined) next.splice(at + step, 0, name);
  return next;
}

export function sizeOf(value: Value): Size | null {
  const one = value as Partial<Size> | null;
  return typeof one === 'object' && one && typeof one.width === 'number' && typeof one.height === 'number'
    ? { width: one.width, height: one.height }
    : null;
}

/** A side as it was written, within what the option allows; NaN where it is no number. */
export const side = (text: string, { least, most }: Pick<Option, 'least' | 'most'>) =>
  Math.min(most, Math.max(least, Math.round(Number(text))));
