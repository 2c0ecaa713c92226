/** The words of one rule, out of the rule text of a language. */
import type { Language } from '../settings/languages';
import type { GameName } from '../protocol/types';

const TEXTS: Record<Language, () => Promise<{ default: Record<GameName, string> }>> = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  de: () => import('./de'),
};

/** The words of a rule such as `castle.T3`; undefined where the text has no such rule. */
export async function ruleText(rule: string, language: Language): Promise<string | undefined> {
  const [game, id] = rule.split(/\.(.*)/);
  if (game !== 'castle' && game !== 'classic') return undefined;
  return findRule((await TEXTS[language]()).default[game], id ?? '');
}

export function findRule(text: string, id: string): string | undefined {
  for (const start of text.matchAll(/^(?: {2})?- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)) {
    if (start[1] !== id) continue;
    const rest = text.slice(start.index + start[0].length);
    const body = rest.split(/\n\s*\n|\n(?: {2})?- \*\*|\n#/, 1)[0] ?? '';
    return body.replace(/\s+/g, ' ').replaceAll('**', '').replaceAll('`', '').trim();
  }
  return undefined;
}
