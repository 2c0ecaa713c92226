/** Texts by key in the language that is set; a component that asks is drawn anew when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings/languages';

type Source = () => Promise<{ default: string[] }>;

const FIRST: Record<Language, Source> = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  de: () => import('./de'),
};
const AT_TABLE: Record<Language, Source> = {
  en: () => import('./en.table'),
  nl: () => import('./nl.table'),
  de: () => import('./de.table'),
};

export type Values = Record<string, string | number | string[]>;

export function makeBundle(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A text of a bundle, or undefined where it has none. A list among the values is names in a row. */
export function format(bundle: FluentBundle, key: string, values: Values = {}): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return undefined;
  const fitting: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    fitting[name] = Array.isArray(value) ? inARow(bundle, value) : value;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, fitting, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, errors);
  return text;
}

/** Names as the language writes them in a row: `Ann, Bo and Cy`. */
export function inARow(bundle: FluentBundle, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return format(bundle, 'list-last', { first: names.slice(0, -1).join(', '), last }) ?? names.join(', ');
}

class Texts {
  private bundle = $state.raw<FluentBundle | null>(null);
  private table = false;
  private wanted: Language = 'en';

  get ready(): boolean {
    return this.bundle !== null;
  }

  async use(language: Language): Promise<void> {
    this.wanted = language;
    const parts = await Promise.all([FIRST[language](), ...(this.table ? [AT_TABLE[language]()] : [])]);
    if (this.wanted !== language) return;
    this.bundle = makeBundle(
      language,
      parts.flatMap((part) => part.default),
    );
    document.documentElement.lang = language;
  }

  /** Bring in what is only said at a table. */
  async useTable(): Promise<void> {
    this.table = true;
    await this.use(this.wanted);
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  text(key: string, values?: Values): string {
    return (this.bundle && format(this.bundle, key, values)) ?? key;
  }

  names(names: readonly string[]): string {
    return this.bundle ? inARow(this.bundle, names) : names.join(', ');
  }
}

export const texts = new Texts();
export const t = (key: string, values?: Values) => texts.text(key, values);
