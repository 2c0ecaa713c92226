import { expect, test } from 'vitest';
import { findRule } from '../src/rules/rulebook';
import { guessed } from '../src/settings/languages';
import { format, inARow, makeBundle } from '../src/texts/texts.svelte';
import { catalogues, rules } from './catalogues';

const LANGUAGES = ['en', 'nl', 'de'];
const all = ['common', 'options', 'web', 'events', 'refusals', 'rules', 'server', 'terminal'];

test.each(LANGUAGES)('every key that the client names by heart is in the catalogues of %s', (language) => {
  const bundle = makeBundle(language, catalogues(language, ...all));
  const sources = import.meta.glob('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.values(sources).flatMap((source) =>
    [...String(source).matchAll(/['"`]((?:web|term|over|event|word|source|prompt)-[a-z_-]+[a-z])['"`]/g)].map(
      (found) => found[1] ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

test('names stand in a row as the language writes them, without hidden marks', () => {
  const bundle = makeBundle('nl', catalogues('nl', ...all));
  expect(inARow(bundle, ['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo en Cy');
  expect(inARow(bundle, ['Ann'])).toBe('Ann');
  expect(format(bundle, 'event-shared', { players: ['Ann', 'Bo'], points: 3 })).toContain('Ann en Bo');
});

test.each(LANGUAGES)('a rule is found by its id in %s', (language) => {
  const text = rules('castle', language);
  expect(findRule(text, 'T3')?.length).toBeGreaterThan(60);
  expect(findRule(text, 'T3')).not.toContain('**');
  expect(findRule(text, 'Z9')).toBeUndefined();
});

test("the language is the first of the browser's that there is", () => {
  expect(guessed(['fr-FR', 'de-AT', 'nl'])).toBe('de');
  expect(guessed(['fr'])).toBe('en');
});
