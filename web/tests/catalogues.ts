import { readFileSync } from 'node:fs';

const ROOT = `${process.cwd()}/../src/tilewright/locale/`;

/** The sources of catalogues of a language. */
export function catalogues(language: string, ...subjects: string[]): string[] {
  return subjects.map((subject) => readFileSync(`${ROOT}${language}/${subject}.ftl`, 'utf8'));
}

export function rules(game: string, language: string): string {
  return readFileSync(`${ROOT}rules/${game}.${language}.md`, 'utf8');
}
