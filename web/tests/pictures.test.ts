import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LaidTile } from '../src/protocol/types';
import { LOOKS } from '../src/settings/looks';
import { jointsOf, type Edges } from '../src/table/joints';

interface Golden {
  themes: string[];
  joined: string[];
  tables: { edges: Record<string, Edges>; tiles: LaidTile[]; joints: unknown[] }[];
}

/** What `tilewright.art` says, written by a test of its own. */
const golden = JSON.parse(readFileSync(`${process.cwd()}/../tests/golden/pictures.json`, 'utf8')) as Golden;

test('what a person can choose are the themes that the server draws, each of them', () => {
  const offered = Object.values(LOOKS).flatMap((look) => Object.values(look));
  expect(new Set<string>(offered)).toEqual(new Set(golden.themes));
});

describe('joints lie where the server lays them, in the same order', () => {
  test.each(golden.tables.map((table, number) => [number, table] as const))('table %i', (_, table) => {
    const found = jointsOf(table.tiles, (kind) => table.edges[kind] ?? [], golden.joined);
    expect(found).toEqual(table.joints);
  });
});

test('a kind that is unknown has no joints and takes none', () => {
  const tiles = golden.tables[0]!.tiles.slice(0, 20);
  expect(jointsOf(tiles, () => [], golden.joined)).toEqual([]);
});
