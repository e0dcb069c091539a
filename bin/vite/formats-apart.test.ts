import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../../domain/formats/model/format.ts';
import { FILE_FORMATS } from '../../domain/formats/registry.ts';
import { withLoaders } from './formats-apart.ts';

const FORMATS = join(import.meta.dirname, '..', '..', 'domain', 'formats');

test('the registry of the build has an import for each format, and none of its own', async () => {
  const code = withLoaders(readFileSync(join(FORMATS, 'registry.ts'), 'utf8'));
  expect(code).not.toMatch(/^import \{/m);
  const loaders = [...code.matchAll(/^ {2}(\w+): async \(\) => \(await import\('(.+)'\)\)\.(\w+),$/gm)];
  expect(loaders.map(([, id]) => id)).toEqual(FORMAT_IDS);
  for (const [, id = '', file = '', name = ''] of loaders) {
    const module = await import(join(FORMATS, file));
    expect(module[name]).toBe(FILE_FORMATS[id as keyof typeof FILE_FORMATS]);
  }
});

test('a registry that the build does not know fails it', () => {
  expect(() => withLoaders('export const FILE_FORMATS = {};')).toThrow('registry of formats');
});
