import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectEnvironment, projectNode } from './runtime.mjs';

/** The folders and files that the web app is built from, if they exist. */
const SOURCES = [
  'bin/vite',
  'contract',
  'domain',
  'web',
  'public',
  'index.html',
  'package-lock.json',
  'postcss.config.cjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'vite.config.ts',
];
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
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = /\./.test(source) ? [path] : filesOf(path);
    for (const file of files.sort()) {
      if (IS_TEST.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the web app into dist/ unless it was built from these sources; exits with the builder's code if that fails.
 */
export function buildIfStale(root) {
  const stamp = join(root, 'dist', '.stamp');
  const hash = hashOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.error('Building the web app…');
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(projectNode(root), [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: projectEnvironment(root),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  buildIfStale(dirname(dirname(fileURLToPath(import.meta.url))));
