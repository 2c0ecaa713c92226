/** The rule texts' Markdown as blocks, so that pages draw elements and never take markup from a text. */

export interface Span {
  text: string;
  strong?: boolean;
  /** The id of a rule that is named here. */
  rule?: string;
}

export interface Item {
  /** The id of the rule that the item is. */
  rule?: string;
  spans: Span[];
  items: Item[];
}

export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'list'; items: Item[] }
  | { type: 'table'; head: Span[][]; rows: Span[][][] };

const RULE = /^\*\*([A-Z]\d+(?:\.\d+)?)\*\* /;
const ITEM = /^( *)- /;
const NAMED = /(?<![\w.])[A-Z]\d+(?:\.\d+)?(?!\w)/g;

/** The blocks of a rule text. */
export function blocksOf(text: string): Block[] {
  const rules = new Set([...text.matchAll(/^ *- \*\*([A-Z]\d+(?:\.\d+)?)\*\* /gm)].map((found) => found[1]));
  const spans = (words: string) => spansOf(words, rules);
  const parts = text.split(/\n\s*\n/).flatMap((part) => part.split(/(?<=^#.*)\n/));
  return parts.filter((part) => part.trim()).map((part) => blockOf(part.replace(/^\n+|\n+$/g, ''), spans));
}

type Read = (words: string) => Span[];

function blockOf(part: string, spans: Read): Block {
  const heading = /^(#+) (.*)$/.exec(part);
  if (heading) return { type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (ITEM.test(part)) return { type: 'list', items: itemsOf(part, spans) };
  if (part.startsWith('|')) return tableOf(part, spans);
  return { type: 'paragraph', spans: spans(flat(part)) };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

function itemsOf(part: string, spans: Read): Item[] {
  const found: Item[] = [];
  for (const piece of part.split(/\n(?= *- )/)) {
    const inner = (ITEM.exec(piece)?.[1]?.length ?? 0) > 0;
    const words = flat(piece.replace(ITEM, ''));
    const rule = RULE.exec(words)?.[1];
    const item = { ...(rule ? { rule } : {}), spans: spans(words.replace(RULE, '')), items: [] };
    if (inner) found.at(-1)?.items.push(item);
    else found.push(item);
  }
  return found;
}

function tableOf(part: string, spans: Read): Block {
  const [head = [], , ...rows] = part.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim())),
  );
  return { type: 'table', head, rows };
}

function spansOf(words: string, rules: ReadonlySet<string | undefined>): Span[] {
  return words.split('**').flatMap((text, index) => (text ? linked(text, index % 2 === 1, rules) : []));
}

/** A piece of text cut at the rules that it names. */
function linked(text: string, strong: boolean, rules: ReadonlySet<string | undefined>): Span[] {
  const found: Span[] = [];
  const look = strong ? { strong } : {};
  let from = 0;
  for (const match of text.matchAll(NAMED)) {
    if (!rules.has(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), ...look });
    found.push({ text: match[0], rule: match[0], ...look });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), ...look });
  return found;
}
