import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_PACKAGE } from './runtime.mjs';

function readPackages(root, file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules has what package-lock.json requires, by the list that npm leaves there at the end. Optional
 * packages for other systems may be missing, but not the Node of this system.
 */
export function isInstalled(root) {
  const required = readPackages(root, 'package-lock.json');
  const installed = readPackages(root, 'node_modules/.package-lock.json');
  if (!required || !installed) return false;
  return Object.entries(required).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const present = installed[path];
    if (present) return present.version === version && present.integrity === integrity;
    return path !== `node_modules/${NODE_PACKAGE}` && (optional || devOptional);
  });
}

/** Runs the npm that started this process, or the one on PATH, with its output on standard error. */
export function runNpm(args, cwd) {
  const npm = process.env.npm_execpath;
  const options = { cwd, stdio: ['inherit', 2, 2] };
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Installs what package-lock.json requires; exits with npm's code if that fails. */
export function install(root) {
  console.error('Installing what Dragoman needs (npm ci)…');
  const { status, error } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  if (error) console.error(`npm can't be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
