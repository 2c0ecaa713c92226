/** The rule texts of a language, whole or rule by rule; fetched when somebody wants to read them. */
import type { Language } from '../settings/languages';
import type { GameName } from '../protocol/types';

const TEXTS: Record<Language, () => Promise<{ default: Record<GameName, string> }>> = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  de: () => import('./de'),
};

/** The id of a rule within its game: `V9.3` of `classic.V9.3`. */
export const ruleId = (rule: string) => rule.slice(rule.indexOf('.') + 1);

/** The words of a rule such as `castle.T3`; undefined where the text has no such rule. */
export async function ruleText(rule: string, language: Language): Promise<string | undefined> {
  const game = rule.split('.', 1)[0];
  if (game !== 'castle' && game !== 'classic') return undefined;
  return findRule(await rulesText(game, language), ruleId(rule));
}

/** All rules of a game. */
export async function rulesText(game: GameName, language: Language): Promise<string> {
  return (await TEXTS[language]()).default[game];
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
