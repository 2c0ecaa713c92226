import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../src/tilewright/locale/', import.meta.url));

/** The sources of catalogues of a language. */
export function catalogues(language: string, ...subjects: string[]): string[] {
  return subjects.map((subject) => readFileSync(`${ROOT}${language}/${subject}.ftl`, 'utf8'));
}

export function rules(game: string, language: string): string {
  return readFileSync(`${ROOT}rules/${game}.${language}.md`, 'utf8');
}
