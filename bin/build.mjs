import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectEnvironment, projectNode } from './runtime.mjs';

/**
 * Lists the folders and files that the web app is built from. A build that reads another one fails
 * (bin/vite/hashed-sources.ts).
 */
const SOURCES = join('bin', 'vite', 'sources.json');
const IS_TEST = /\.(test|e2e)\.tsx?$/;

/** Every file in a folder and its subfolders. Node 20.0 lacks the `recursive` option of readdir. */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A hash of the contents of the sources, because a checkout changes times, and an edit may keep the size. */
function hashOf(root) {
  const hash = createHash('sha256');
  for (const source of JSON.parse(readFileSync(join(root, SOURCES), 'utf8'))) {
    const path = join(root, source);
    const files = /\./.test(source) ? [path] : filesOf(path);
    for (const file of files.sort()) {
      if (IS_TEST.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stampOf = (root) => join(root, 'dist', '.stamp');

/** Whether the web app in dist/ was not built from these sources. */
export function isStale(root) {
  const stamp = stampOf(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(root);
}

/**
 * Builds the web app into dist/; exits with the builder's code if that fails. What the builder warns of,
 * `npm run build` says.
 */
export function build(root) {
  console.error('Building the web app…');
  rmSync(stampOf(root), { force: true });
  const hash = hashOf(root);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(projectNode(root), [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    env: projectEnvironment(root),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampOf(root), hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  if (isStale(root)) build(root);
}
