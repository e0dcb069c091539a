import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isInstalled } from './install.mjs';
import { NODE_PACKAGE, NODE_PACKAGES } from './runtime.mjs';

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const macOnly = { version: '1.0.0', optional: true };

/** A checkout that requires some packages and has others installed; none if npm has not finished. */
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

test('this system’s Node may not be missing, though its package is optional', () => {
  const packages = { [`node_modules/${NODE_PACKAGE}`]: { version: '26.0.0', optional: true } };
  expect(isInstalled(checkout(packages, {}))).toBe(false);
  expect(isInstalled(checkout(packages, packages))).toBe(true);
});

test('Node is one version for all systems, and comes with a hash in the lock', () => {
  const { optionalDependencies } = packageJson;
  expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort());
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  const packages: Record<string, { integrity?: string }> = lock.packages;
  for (const name of Object.values(NODE_PACKAGES))
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
});
