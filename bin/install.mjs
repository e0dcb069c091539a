import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function packages(root, file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for, by the list that npm leaves there when it has finished.
 * Packages for other systems (optional ones) may be missing.
 */
export function isInstalled(root) {
  const wanted = packages(root, 'package-lock.json');
  const there = packages(root, 'node_modules/.package-lock.json');
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const found = there[path];
    return found ? found.version === version && found.integrity === integrity : optional || devOptional;
  });
}

/** Runs the npm that started this process, or the one on PATH. Its output goes to standard error. */
export function runNpm(args, cwd) {
  const npm = process.env.npm_execpath;
  const options = { cwd, stdio: ['inherit', 2, 2] };
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Installs what package-lock.json asks for; exits with npm's code when it fails. */
export function install(root) {
  console.error('Installing what Dragoman needs (npm ci)…');
  const { status, error } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  if (error) console.error(`npm can't be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Exits with a line that says why, unless the installed Node has the hash that we know. It reads two small files. */
export function checkNode(root) {
  const wrong = whyNotNode(root);
  if (!wrong) return;
  console.error(wrong);
  process.exit(1);
}

/**
 * Why the installed Node is not the expected one; undefined if it is. package-lock.json does not cover it: the package `node`
 * installs it by a script, and npm then compares it with the registry's hash alone. This compares that hash with our list.
 */
function whyNotNode(root) {
  const { hashes } = JSON.parse(readFileSync(join(root, 'bin', 'node-hashes.json'), 'utf8'));
  const installed = Object.entries(packages(root, 'node_modules/node/node_modules/.package-lock.json') ?? {});
  for (const [path, { integrity }] of installed) {
    const name = path.replace('node_modules/', '');
    if (hashes[name] && hashes[name] !== integrity)
      return `The Node that npm installed (${name}) is not the one that Dragoman knows: its hash is ${integrity}.`;
  }
  return undefined;
}
