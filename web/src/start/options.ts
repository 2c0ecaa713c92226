/** What an option may be worth, and how its values are written where texts or controls name them. */
import type { OptionInfo } from '../protocol/types';

export interface Size {
  width: number;
  height: number;
}

export type Value = string | number | boolean | null | readonly string[] | Size;

export const LEAST_SIDE = 3;
export const MOST_SIDE = 99;

/** An option as the start page sees it: `list` is a choice in order, `size` a rectangle or none. */
export interface Option extends Omit<OptionInfo, 'values' | 'default'> {
  values: readonly Value[];
  default: Value;
}

/** The end of an option's text keys, such as `false` or `each_score`. */
export const written = (value: Value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export const same = (one: Value, other: Value) => written(one) === written(other);

/** The names that a list may hold. */
export function namesOf(option: Option): string[] {
  const found = option.values.flatMap((value) => (Array.isArray(value) ? (value as string[]) : [value]));
  return [...new Set(found)].filter((name): name is string => typeof name === 'string' && name !== '');
}

export function listOf(value: Value): string[] {
  return Array.isArray(value) ? [...(value as string[])] : [];
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

/** A side as it was written, within what is allowed; NaN where it is no number. */
export const side = (text: string) => Math.min(MOST_SIDE, Math.max(LEAST_SIDE, Math.round(Number(text))));
