import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { OLDEST_NODE, oldestNode } from './oldest-node.ts';
import { NODE_PACKAGE, projectNode, wantedNode } from './runtime.mjs';

// A fresh clone is started by any Node before anything is installed, so the launcher's modules have to work on the
// oldest Node that package.json promises.

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const MODULES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
const SOURCES: string[] = JSON.parse(readFileSync(join(ROOT, 'bin/vite/sources.json'), 'utf8'));
const CI = 'ci --no-audit --no-fund --loglevel=error';

let node: string;
/** A clone that is left as it is. */
let untouched: string;
beforeAll(() => {
  node = oldestNode();
  untouched = freshClone(afterAll);
}, 120_000);

/** A clone without an installation: the launcher, and of the sources of the web app what hashing them needs. */
function freshClone(end?: Parameters<typeof temporaryFolder>[0]): string {
  const root = join(temporaryFolder(end), 'dragoman');
  mkdirSync(root);
  for (const name of ['bin', 'domain', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const source of SOURCES) {
    if (existsSync(join(root, source))) continue;
    if (/\./.test(source)) writeFileSync(join(root, source), '');
    else mkdirSync(join(root, source), { recursive: true });
  }
  writeFileSync(
    join(root, 'say.ts'),
    'const said: string[] = [process.version, ...process.argv.slice(2)];\nconsole.log(said.join(" "));\n',
  );
  return root;
}

/** A folder with only an `npm` that records its arguments and then runs the script. */
function pathWithNpm(script: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> "${folder}/asked"\n${script}\n`, {
    mode: 0o755,
  });
  return folder;
}

/** Runs a program in a clone like a shell whose PATH has only the folder of `npm`. */
function run(program: string, root: string, args: string[], path: string) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    // No port is taken.
    env: { PATH: path, PORT: '0' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('engines names one oldest version, which is the one that these tests run', () => {
  expect(OLDEST_NODE).toMatch(/^\d+\.\d+\.\d+$/);
  expect(run(node, ROOT, ['--version'], '').stdout.trim()).toBe(`v${OLDEST_NODE}`);
});

describe('on the oldest Node', () => {
  test.each(MODULES)('bin/%s loads where nothing is installed', (name) => {
    const code = `process.argv[2] = 'package.json'; await import('./bin/${name}')`;
    const path = pathWithNpm('exit 7');
    const { status, stderr } = run(node, untouched, ['--input-type=module', '--eval', code], path);
    expect(stderr).not.toMatch(/Error/);
    // Loading the launcher runs it, and the first thing that it does is to install.
    expect(status).toBe(name === 'launch.mjs' ? 7 : 0);
  });

  const launched = Object.entries<string>(scripts).filter(([, line]) => line.includes('bin/launch.mjs'));
  test.each(launched)(
    'npm run %s installs first, and ends with npm’s code when that fails',
    (_name, line) => {
      const path = pathWithNpm('exit 7');
      const { status, stderr } = run(node, untouched, line.split(' ').slice(1), path);
      expect(stderr).toBe('Installing what Dragoman needs (npm ci)…\n');
      expect(status).toBe(7);
      expect(readFileSync(join(path, 'asked'), 'utf8').trim()).toBe(CI);
      expect(existsSync(join(untouched, 'node_modules'))).toBe(false);
    },
  );

  test('npm run lock needs nothing that is installed', () => {
    const root = freshClone();
    const before = readFileSync(join(root, 'package-lock.json'), 'utf8');
    const { status, stdout } = run(node, root, scripts.lock.split(' ').slice(1), '');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '0 packages for other systems added.\n' });
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(before);
  });

  test('what was installed is built and run, with the project’s own Node', () => {
    const root = freshClone();
    const path = pathWithNpm(`/bin/cp -R "${installable()}" "${root}"`);
    const version = wantedNode(ROOT);
    const launch = ['bin/launch.mjs', '--build', 'say.ts', 'one', 'two'];

    expect(run(node, root, launch, path)).toEqual({
      status: 0,
      stdout: `${version} one two\n`,
      stderr: `Installing what Dragoman needs (npm ci)…\nBuilding the web app…\nbuilt by ${version} --logLevel error\n`,
    });
    // Neither runs again, whichever Node asks, because both find the same sources.
    const again = { status: 0, stdout: `${version} one two\n`, stderr: '' };
    expect(run(node, root, launch, path)).toEqual(again);
    expect(run(projectNode(ROOT), root, launch, path)).toEqual(again);
    expect(readFileSync(join(path, 'asked'), 'utf8').trim()).toBe(CI);
  });
});

test('an install that deletes the very Node that asked for it is no obstacle', () => {
  const root = freshClone();
  const before = join(temporaryFolder(), 'node');
  cpSync(realpathSync(projectNode(ROOT)), before);
  const path = pathWithNpm(`/bin/rm "${before}"; /bin/cp -R "${installable()}" "${root}"`);
  expect(run(before, root, ['bin/launch.mjs', 'say.ts', 'one'], path)).toEqual({
    status: 0,
    stdout: `${wantedNode(ROOT)} one\n`,
    stderr: 'Installing what Dragoman needs (npm ci)…\n',
  });
});

/** A node_modules as npm would leave it, with the project's Node and a builder that only prints. */
function installable(): string {
  const installed = join(temporaryFolder(), 'node_modules');
  const ownNode = join(installed, NODE_PACKAGE ?? 'node', 'bin');
  mkdirSync(ownNode, { recursive: true });
  mkdirSync(join(installed, 'vite', 'bin'), { recursive: true });
  symlinkSync(projectNode(ROOT), join(ownNode, 'node'));
  cpSync(join(ROOT, 'package-lock.json'), join(installed, '.package-lock.json'));
  writeFileSync(
    join(installed, 'vite', 'bin', 'vite.js'),
    'require("node:fs").mkdirSync("dist"); console.log("built by", process.version, ...process.argv.slice(-2));',
  );
  return installed;
}
