import { expect, test } from 'vitest';
import de from '../src/rules/de';
import en from '../src/rules/en';
import { blocksOf, type Block, type Item, type Span } from '../src/rules/markdown';
import nl from '../src/rules/nl';
import { findRule } from '../src/rules/rulebook';

const TEXTS = Object.entries({ en, nl, de }).flatMap(([language, games]) =>
  Object.entries(games).map(([game, text]) => [`${game}.${language}`, text] as const),
);

const plain = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
const items = (blocks: readonly Block[]): Item[] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items.flatMap((one) => [one, ...one.items]) : []));

test.each(TEXTS)('%s: every rule is an item of its own with its very words', (_, text) => {
  const found = items(blocksOf(text)).filter((item) => item.rule);
  expect(found.length).toBeGreaterThan(30);
  for (const item of found) expect(plain(item.spans)).toBe(findRule(text, item.rule ?? ''));
  expect(new Set(found.map((item) => item.rule)).size).toBe(found.length);
});

test.each(TEXTS)('%s: nothing of the Markdown is left to be read', (_, text) => {
  const blocks = blocksOf(text);
  expect(JSON.stringify(blocks)).not.toMatch(/\*\*|`|"#|\|-|\]\(/);
  expect(blocks[0]).toMatchObject({ type: 'heading', level: 1 });
  expect(blocks.filter((block) => block.type === 'table')).toHaveLength(1);
  expect(blocks.filter((block) => block.type === 'heading').length).toBeGreaterThan(6);
});

test('a rule named in a text is linked, a kind of tile with such a name is not', () => {
  const [block] = blocksOf('As **S4** says, not B5.\n\n- **S4** Points (S4).').slice(0, 1);
  expect(block).toEqual({
    type: 'paragraph',
    spans: [{ text: 'As ' }, { text: 'S4', rule: 'S4', strong: true }, { text: ' says, not B5.' }],
  });
});

test('rules of a rule are items within its item', () => {
  const [block] = blocksOf(
    '- **V9** All of it:\n  - **V9.1** one\n    more\n  - **V9.2** two\n- **V10** ten',
  );
  expect(block).toMatchObject({
    items: [
      { rule: 'V9', items: [{ rule: 'V9.1', spans: [{ text: 'one more' }] }, { rule: 'V9.2' }] },
      { rule: 'V10' },
    ],
  });
});
