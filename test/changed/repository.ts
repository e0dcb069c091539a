import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { declarationsOf, type Module } from './declarations.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The files of the repository, and what its modules declare. */
export type Repository = { files: ReadonlySet<string>; modules: ReadonlyMap<string, Module> };

/** Whether a file has declarations: code, or words by their keys. */
export const isModule = (file: string): boolean => /(?<!\.d)\.(tsx?|mjs)$|^words\/.*\.json$/.test(file);

export const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file);

/** The lines that a git command prints. */
export const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean);

/** Reads the working tree, with deleted files: who reads them or lists their folder is affected by that. */
export function readRepository(deleted: readonly string[] = []): Repository {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(ROOT, file)),
  );
  return { files: new Set([...files, ...deleted]), modules: readModules(files.filter(isModule)) };
}

/** What was read of each module before, by its path and text; `readers` is the code that read it. */
type Cache = { readers: string; modules: Map<string, Module> };

const CACHE = join(ROOT, 'node_modules', '.cache', 'declarations');

/** Reads modules; those that have not changed from a cache, because parsing all takes seconds. */
function readModules(files: readonly string[]): Map<string, Module> {
  const readers = ['declarations.ts', 'syntax.ts', 'values.ts']
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('');
  const cache: Cache | undefined = existsSync(CACHE) ? deserialize(readFileSync(CACHE)) : undefined;
  const known = cache?.readers === readers ? cache.modules : new Map<string, Module>();
  const kept = new Map<string, Module>();
  const modules = files.map((file): [string, Module] => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const key = hash('sha1', `${file}\n${code}`);
    const module = known.get(key) ?? declarationsOf(file, code);
    kept.set(key, module);
    return [file, module];
  });
  if ([...kept.keys()].some((key) => !known.has(key))) {
    mkdirSync(dirname(CACHE), { recursive: true });
    // Another run may read it now.
    writeFileSync(`${CACHE}.${process.pid}`, serialize({ readers, modules: kept } satisfies Cache));
    renameSync(`${CACHE}.${process.pid}`, CACHE);
  }
  return new Map(modules);
}

/** The file that a module imports; undefined for a package. A pattern stays one. */
export function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('/')) return `web${path}`;
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined;
}
