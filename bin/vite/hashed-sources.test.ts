import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { unhashed } from './hashed-sources.ts';
import sources from './sources.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

test('everything that is hashed is there', () => {
  expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
});

/** What the web app and its build import, list by globs or refer to, beside packages. */
function importedFiles(): string[] {
  const files = globSync(['vite.config.ts', '{web,domain,contract,bin/vite}/**/*.{ts,tsx}'], { cwd: ROOT });
  return files
    .filter((file) => !/\.(test|e2e|examples)\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const named = code.matchAll(
        /(?:\bfrom |\bimport\(?\s*|\bglob(?:<[^>]*>)?\(\s*|\bURL\(\s*)'(\.{1,2}\/[^'$]+|#[^'$]+)'/g,
      );
      return Array.from(named, ([, path = '']) =>
        path.startsWith('#') ? join(ROOT, path.slice(1)) : resolve(ROOT, dirname(file), path),
      );
    });
}

test('all that the web app is built from is hashed, the formats of the guide too', () => {
  const files = importedFiles();
  expect(files).toContain(join(ROOT, 'docs/formats/*.md'));
  expect(unhashed(files)).toEqual([]);
});

test('a file beside is found, and packages are not', () => {
  const files = ['docs/formats/po.md', 'docs/words.md', 'node_modules/react/index.js', 'web/main.tsx?worker'];
  expect(unhashed(files.map((file) => join(ROOT, file)))).toEqual(['docs/words.md']);
});
