import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The folders that each folder of a layer imports from, without tests. */
function importsOf(layer: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of globSync(`${layer}/**/*.{ts,tsx}`, { cwd: ROOT })) {
    if (/\.(test|e2e)\.tsx?$/.test(file)) continue;
    const from = dirname(file);
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    const code = readFileSync(join(ROOT, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g)) {
      const to = path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? join(from, path) : '';
      const folder = dirname(normalize(to));
      if (to.startsWith(`${layer}/`) && folder !== from) imported.add(folder);
    }
  }
  return folders;
}

/** A cycle of folders; undefined if there is none. */
function cycleIn(folders: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (folder: string, path: string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    done.add(folder);
    for (const imported of folders.get(folder) ?? []) {
      const cycle = visit(imported, [...path, folder]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const folder of folders.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test.each(['domain', 'contract', 'server', 'web', 'cli'])(
  'no folders of %s/ import each other in a cycle',
  (layer) => {
    expect(importsOf(layer).size).toBeGreaterThan(0);
    expect(cycleIn(importsOf(layer))?.join(' → ')).toBeUndefined();
  },
);

/**
 * The layers of a top folder, lowest first; `rest` stands for all folders that are not named. Files at the top are
 * above all.
 */
const LAYERS: Record<string, string[][]> = {
  web: [['data'], ['language', 'ui'], ['features'], ['screens']],
  cli: [['output'], ['config'], ['paths'], ['client'], ['commands']],
  server: [
    ['platform'],
    ['core'],
    ['projects'],
    ['identity'],
    ['texts'],
    ['history'],
    ['files'],
    ['notices'],
    ['site'],
    ['programs'],
  ],
};

test.each(Object.entries(LAYERS))('a layer of %s/ imports none above it', (top, layers) => {
  const rankOf = (folder: string) => {
    const name = folder.split('/')[1];
    if (name === undefined) return layers.length;
    const rank = layers.findIndex((layer) => layer.includes(name));
    return rank < 0 ? layers.findIndex((layer) => layer.includes('rest')) : rank;
  };
  const folders = [...importsOf(top)];
  expect(folders.filter(([folder]) => rankOf(folder) < 0).map(([folder]) => folder)).toEqual([]);
  const upwards = folders.flatMap(([from, imported]) =>
    [...imported].filter((to) => rankOf(to) > rankOf(from)).map((to) => `${from} → ${to}`),
  );
  expect(upwards).toEqual([]);
});

test('a cycle of folders is found', () => {
  const folders = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(cycleIn(folders)).toEqual(['b', 'c', 'b']);
});
