import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const ALL = ['domain', 'contract', 'server', 'web', 'cli'];
const ANY = /(?:\bfrom|\bimport\(|\bimport)\s*'([^']+)'/g;
const STATIC = /(?:\bfrom|\bimport)\s*'([^']+)'/g;

/** The files of the project that each file of a layer imports, without tests. */
function filesOf(layer: string, written: RegExp): Map<string, string[]> {
  const files = globSync(`${layer}/**/*.{ts,tsx}`, { cwd: ROOT });
  return new Map(
    files
      .filter((file) => !/\.(test|e2e|examples)\.tsx?$/.test(file))
      .map((file) => {
        const code = readFileSync(join(ROOT, file), 'utf8');
        return [file, [...code.matchAll(written)].flatMap(([, path = '']) => importedBy(file, path))];
      }),
  );
}

function importedBy(file: string, path: string): string[] {
  if (path.startsWith('#')) return [path.slice(1)];
  return path.startsWith('.') ? [join(dirname(file), path)] : [];
}

/** What opens over a screen is of all its folders, and each may open it: it is loaded later (docs/decisions/015). */
const LOADED_LATER = /-overlays\.ts$/;

/** The folders of a layer that each of its folders imports from, without tests, and without the files that `isLeftOut` names. */
function importsOf(layer: string, isLeftOut?: RegExp): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of filesOf(layer, ANY)) {
    const from = dirname(file);
    const others = folders.get(from) ?? new Set();
    folders.set(from, others);
    for (const to of imported) {
      if (isLeftOut?.test(to)) continue;
      if (to.startsWith(`${layer}/`) && dirname(to) !== from) others.add(dirname(to));
    }
  }
  return folders;
}

/** A cycle of folders or files; undefined if there is none. */
function cycleIn(all: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const visited = new Set<string>();
  const visit = (one: string, path: string[]): string[] | undefined => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one];
    if (visited.has(one)) return undefined;
    visited.add(one);
    for (const imported of all.get(one) ?? []) {
      const cycle = visit(imported, [...path, one]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const one of all.keys()) {
    const cycle = visit(one, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('no files import each other in a circle, not even types', () => {
  const files = new Map(ALL.flatMap((layer) => [...filesOf(layer, STATIC)]));
  expect(files.size).toBeGreaterThan(2000);
  expect(cycleIn(files)?.join(' → ')).toBeUndefined();
});

test.each(ALL)('no folders of %s/ import each other in a cycle', (layer) => {
  expect(importsOf(layer).size).toBeGreaterThan(0);
  expect(cycleIn(importsOf(layer, LOADED_LATER))?.join(' → ')).toBeUndefined();
});

/**
 * The folders within a folder, lowest first: none imports one above it. Files at its top are above all. Rooms have one name in all layers; their order
 * follows from what each layer does.
 */
const LAYERS: Record<string, string[][]> = {
  web: [['data'], ['language', 'ui'], ['features'], ['screens']],
  cli: [['output'], ['config'], ['paths'], ['client'], ['commands']],
  domain: [['core'], ['formats'], ['texts'], ['projects'], ['history'], ['files'], ['notices'], ['site']],
  contract: [['core'], ['texts'], ['projects'], ['identity'], ['history'], ['files'], ['notices'], ['site']],
  'web/features': [['identity'], ['history'], ['site'], ['projects'], ['texts'], ['files'], ['notices']],
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
    const name = folder.slice(top.length + 1).split('/')[0];
    return name ? layers.findIndex((layer) => layer.includes(name)) : layers.length;
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
