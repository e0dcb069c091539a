import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..', 'server');
const IMPORT = /(?:\bfrom|\bimport\(|\bnew URL\(|^import)\s*'(\.{1,2}\/[^']+)'/gm;

const folderOf = (file: string) => dirname(relative(SERVER, file));

/** Each folder of server/ with the folders that its files import, tests aside. */
function importedFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const name of globSync('**/*.ts', { cwd: SERVER })) {
    if (name.endsWith('.test.ts')) continue;
    const file = join(SERVER, name);
    const imported = folders.get(folderOf(file)) ?? new Set();
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const folder = folderOf(join(dirname(file), path));
      if (folder !== folderOf(file)) imported.add(folder);
    }
    folders.set(folderOf(file), imported);
  }
  return folders;
}

/** The folders that are left once those that import none of the others are taken away, again and again. */
function foldersInCycles(): string[] {
  const left = importedFolders();
  for (;;) {
    const lowest = [...left].filter(([, imported]) => ![...imported].some((folder) => left.has(folder)));
    if (lowest.length === 0) return [...left.keys()];
    for (const [folder] of lowest) left.delete(folder);
  }
}

test('no folders of the server import each other in a cycle', () => {
  expect(importedFolders().size).toBeGreaterThan(30);
  expect(foldersInCycles()).toEqual([]);
});
