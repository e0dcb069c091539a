import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isInstalled } from './install.mjs';

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const macOnly = { version: '1.0.0', optional: true };

/** A checkout that asks for some packages and has had others installed; nothing where npm has not finished. */
function checkout(asked: object, installed?: object): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules'));
  const write = (file: string, packages: object) =>
    writeFileSync(join(root, file), JSON.stringify({ packages: { '': {}, ...packages } }));
  write('package-lock.json', asked);
  if (installed) write('node_modules/.package-lock.json', installed);
  return root;
}

test.each([
  ['everything is there', { 'node_modules/zod': zod }, { 'node_modules/zod': zod }, true],
  ['npm has not finished', { 'node_modules/zod': zod }, undefined, false],
  ['a package is missing', { 'node_modules/zod': zod }, {}, false],
  [
    'a package has another version',
    { 'node_modules/zod': zod },
    { 'node_modules/zod': { ...zod, version: '3.9.9' } },
    false,
  ],
  ['only another system’s package is missing', { 'node_modules/mac': macOnly }, {}, true],
])('installs where needed: %s', (_case, asked, installed, is) => {
  expect(isInstalled(checkout(asked, installed))).toBe(is);
});
