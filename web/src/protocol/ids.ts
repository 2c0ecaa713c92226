/** Random texts that this browser makes up: ids of commands, and the keys by which a request can be repeated. */
import { remember, remembered } from '../settings/remember';

const KEYS = 'tilewright.keys';

/** A text that nobody had before, as hex digits; works where there is no secure context too. */
export function freshId(bytes = 12): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key for something that this browser asks for, the same one until it is dropped, also after a reload: the server
 * gives whoever asks again with it the same answer, so that none is lost on its way.
 */
export function keyFor(matter: string): string {
  const keys = kept();
  const key = keys.get(matter) ?? freshId(32);
  if (!keys.has(matter)) keep(keys.set(matter, key));
  return key;
}

/** Whether something was asked for of which the answer has not come: it can be asked for again. */
export const hasKey = (matter: string) => kept().has(matter);

/** Once the answer is here, its key is of no more use. */
export function dropKey(matter: string): void {
  const keys = kept();
  if (keys.delete(matter)) keep(keys);
}

function keep(keys: Map<string, string>): void {
  remember(KEYS, JSON.stringify(Object.fromEntries(keys)));
}

function kept(): Map<string, string> {
  try {
    const found: unknown = JSON.parse(remembered(KEYS) ?? '{}');
    const pairs: [string, unknown][] = Object.entries(found && typeof found === 'object' ? found : {});
    return new Map(pairs.flatMap(([name, key]) => (isKey(key) ? [[name, key] as const] : [])));
  } catch {
    return new Map();
  }
}

const isKey = (key: unknown): key is string => typeof key === 'string' && key.length >= 16;
