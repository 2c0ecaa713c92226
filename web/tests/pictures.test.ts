import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LaidTile } from '../src/protocol/types';
import { LOOKS } from '../src/settings/looks';
import { edgeKey, edgesAround, jointsOf, type Edges, type Joint } from '../src/table/joints';

interface Golden {
  themes: string[];
  joined: string[];
  tables: { edges: Record<string, Edges>; tiles: LaidTile[]; joints: Joint[] }[];
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

test('the edges around a tile are those whose joints come and go with it', () => {
  const { tiles, edges, joints } = golden.tables[0]!;
  const taken = tiles[30]!;
  const rest = tiles.filter((tile) => tile !== taken);
  const left = new Set(jointsOf(rest, (kind) => edges[kind] ?? [], golden.joined).map(edgeKey));
  const gone = new Set(joints.map(edgeKey).filter((edge) => !left.has(edge)));
  const around = new Set(edgesAround(taken));
  expect(gone.size).toBeGreaterThan(0);
  expect([...gone].filter((edge) => !around.has(edge))).toEqual([]);
  expect([...left].filter((edge) => around.has(edge))).toEqual([]);
});
