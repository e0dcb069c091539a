import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from './install.mjs';

const ROOT = join(import.meta.dirname, '..');
const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The oldest Node that package.json promises to support, such as `20.0.0`. */
export const OLDEST_NODE: string = engines.node.replace(/^>=/, '');

/**
 * The program of that Node, from the npm package `node`. It is installed into the user's cache folder, not into the
 * project, where the next run finds it. Throws if the registry can't be reached.
 */
export function oldestNode(): string {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'dragoman');
  const folder = join(cache, `node-${OLDEST_NODE}`);
  if (!existsSync(programIn(folder))) installInto(folder, cache);
  return programIn(folder);
}

const programIn = (folder: string) => join(folder, 'node_modules', 'node', 'bin', 'node');

/**
 * Installs into a temporary folder and renames it when it is complete, so that an interrupted run leaves no incomplete
 * one.
 */
function installInto(folder: string, cache: string) {
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'installing-'));
  try {
    writeFileSync(join(temporary, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
    const args = ['install', `node@${OLDEST_NODE}`, '--save-exact', '--no-audit', '--no-fund'];
    const { status } = runNpm([...args, '--ignore-scripts=false', '--loglevel=error'], temporary);
    if (status !== 0 || !existsSync(programIn(temporary)))
      throw new Error(`Node ${OLDEST_NODE} could not be installed from the npm registry for this test.`);
    if (!existsSync(programIn(folder))) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
