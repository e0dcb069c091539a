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
  const kept = join(cache, `node-${OLDEST_NODE}`);
  if (!existsSync(programIn(kept))) installInto(kept, cache);
  return programIn(kept);
}

const programIn = (folder: string) => join(folder, 'node_modules', 'node', 'bin', 'node');

/**
 * Installs into a temporary folder and renames it when it is complete, so that an interrupted run leaves no incomplete
 * one.
 */
function installInto(kept: string, cache: string) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'installing-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
    const asked = ['install', `node@${OLDEST_NODE}`, '--save-exact', '--no-audit', '--no-fund'];
    const { status } = runNpm([...asked, '--ignore-scripts=false', '--loglevel=error'], folder);
    if (status !== 0 || !existsSync(programIn(folder)))
      throw new Error(`Node ${OLDEST_NODE} could not be installed from the npm registry for this test.`);
    if (!existsSync(programIn(kept))) renameSync(folder, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
