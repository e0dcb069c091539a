import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The folders that each folder of a layer imports from, by the code of the app alone. */
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

/** One cycle of folders, first folder first; undefined when there is none. */
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

test.each(['domain', 'contract', 'server', 'web'])(
  'no folders of %s/ import each other in a cycle',
  (layer) => {
    expect(importsOf(layer).size).toBeGreaterThan(0);
    expect(cycleIn(importsOf(layer))?.join(' → ')).toBeUndefined();
  },
);

/** The layers of web/, lowest first. What stands beside them, such as the routes, is above all. */
const WEB_LAYERS = [['data'], ['language', 'ui'], ['features'], ['screens']];

test('a layer of web/ imports none above it', () => {
  const rankOf = (folder: string) => {
    const rank = WEB_LAYERS.findIndex((layer) => layer.includes(folder.split('/')[1] ?? ''));
    return rank < 0 ? WEB_LAYERS.length : rank;
  };
  const upwards = [...importsOf('web')].flatMap(([from, folders]) =>
    [...folders].filter((to) => rankOf(to) > rankOf(from)).map((to) => `${from} → ${to}`),
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
