/** Names as far as there is room for them in a sentence, a heading or a column. */
const MOST = 24;

export const shortName = (name: string, most = MOST) =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

type Value = string | number | string[];

/** The values of a sentence, long names in them shortened. */
export function withShortNames<T extends Record<string, Value>>(values: T, names: readonly string[]): T {
  const long = names.filter((name) => name.length > MOST);
  if (!long.length) return values;
  const brief = (text: string) => long.reduce((rest, name) => rest.replaceAll(name, shortName(name)), text);
  const fit = (value: Value): Value =>
    typeof value === 'string' ? brief(value) : Array.isArray(value) ? value.map(brief) : value;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fit(value)])) as T;
}
