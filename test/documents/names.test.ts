import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import * as limits from '#domain/core/limits.ts';
import * as serviceLimits from '#domain/core/service-limits.ts';

// What documents name exists: paths, links, decisions, migrations, scripts, settings, limits and names of the code.

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (pattern: string | string[]) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();

/** Folders that commands make. */
const MADE = ['data', 'dist', 'dist-cli', 'node_modules', 'screenshots', 'test-results'];
/** The folders of the repository itself. */
const TOP = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !MADE.includes(entry.name))
  .map(({ name }) => name);
const DOCUMENTS = find(['{README,ARCHITECTURE,STYLE,CONTRIBUTING,SECURITY}.md', 'docs/**/*.md']);
/** Documents whose short names of files and folders are those of the repository, not of examples. */
const OF_CODE = DOCUMENTS.filter((file) => !/^docs\/(formats|specification|command-line|api)/.test(file));

/** All files and folders. */
const PATHS = new Set(find(['*', ...TOP.map((top) => `${top}/**`)]));
const CODE = find([
  '*.{ts,json}',
  ...TOP.filter((top) => !['client', 'docs'].includes(top)).map(
    (top) => `${top}/**/*.{ts,tsx,mjs,js,css,sql,yml,yaml}`,
  ),
  '.ci/*',
  'deploy/**/*.*',
]).filter((file) => !/^test\/documents\//.test(file));

type Named = { file: string; name: string };

/** What the group of a pattern matches, with its file. */
const namesIn = (files: readonly string[], pattern: RegExp): Named[] =>
  files.flatMap((file) => Array.from(textOf(file).matchAll(pattern), ([, name = '']) => ({ file, name })));

const inBackticks = (files: readonly string[]) => namesIn(files, /`([^`\n]+)`/g);

/** A path as it is written, with `<noun>`, `*`, `{a,b}` or `…` for parts of it. */
function exists(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/<[\w-]+>|…/g, '*');
  if (PATHS.has(pattern)) return true;
  return /[*{]/.test(pattern) && PATHS.values().some((known) => matchesGlob(known, pattern));
}

const ENDINGS = new Set<string>();
for (const path of PATHS) {
  const parts = path.split('/');
  for (let from = 0; from < parts.length; from += 1) ENDINGS.add(parts.slice(from).join('/'));
}

const isKnown = (name: string) =>
  ENDINGS.has(name.replace(/\/$/, '')) || MADE.includes(name.replace(/\/$/, ''));
const isFrom = (token: string) => new RegExp(`^(${TOP.join('|')})/[\\w<>*{},./…@-]*$`).test(token);
const firstWord = ({ file, name }: Named): Named => ({ file, name: name.split(/[ :]/)[0] ?? '' });

test('every path from the top of the repository exists', () => {
  // Examples of the command line and of files have names of their own.
  const named = inBackticks(DOCUMENTS.filter((file) => !/^docs\/(formats|command-line)/.test(file)))
    .map(firstWord)
    .filter(({ name }) => isFrom(name));
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ name }) => !exists(name))).toEqual([]);
});

test('every file or folder that is named in short exists', () => {
  const isShort = (name: string) =>
    /^[\w./-]+\.(ts|tsx|mjs|css|sql)$/.test(name) || /^[a-z][\w./-]*\/$/.test(name);
  const named = inBackticks(OF_CODE).filter(({ name }) => isShort(name) && !isFrom(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !isKnown(name))).toEqual([]);
});

/** The address of a heading on its page. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const slugsOf = (file: string) =>
  new Set(Array.from(textOf(file).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => slugOf(heading)));

test('every link leads somewhere', () => {
  const links = [...DOCUMENTS, 'CHANGELOG.md'].flatMap((file) =>
    Array.from(
      textOf(file)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
      ([, name = '']) => ({
        file,
        name,
      }),
    ).filter(({ name }) => !/^(https?:|mailto:|\/)/.test(name)),
  );
  const isThere = ({ file, name }: Named) => {
    const [path = '', slug] = name.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path)).replace(/\/$/, '');
    return PATHS.has(target) && (slug === undefined || slugsOf(target).has(slug));
  };
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

test('every decision and migration that a document or code cites exists', () => {
  const isThere = (folder: string, number: string) =>
    PATHS.values().some((path) => path.startsWith(`${folder}/${number}-`));
  const all = [...DOCUMENTS, ...CODE];
  const decisions = [
    ...namesIn(all, /docs\/decisions\/(\d{3}(?:, \d{3})*)/g),
    ...namesIn(all, /\bdecisions? (\d{3}(?:, \d{3})*)/gi),
  ].flatMap(({ file, name }) => name.split(', ').map((number) => ({ file, name: number })));
  expect(decisions.length).toBeGreaterThan(200);
  expect(decisions.filter(({ name }) => !isThere('docs/decisions', name))).toEqual([]);
  const migrations = namesIn(DOCUMENTS, /\bmigration (\d{3})/gi);
  expect(migrations.filter(({ name }) => !isThere('server/platform/database/migrations', name))).toEqual([]);
});

test('every script of npm exists', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const named = [
    ...namesIn(DOCUMENTS, /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g),
    ...namesIn(DOCUMENTS, /`((?:test|bench):[a-z-]+)`/g),
  ];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('every setting, and every other name of the code, is in the code', () => {
  const known = new Set(CODE.flatMap((file) => textOf(file).match(/[A-Za-z_]\w*/g) ?? []));
  // Examples of the command line and of files have names of their own.
  const named = inBackticks(DOCUMENTS.filter((file) => !/^docs\/(formats|command-line)/.test(file)))
    .map(({ file, name }) => ({ file, name: name.replace(/[=(:].*$/, '') }))
    .filter(({ name }) => /^([A-Z][A-Z0-9]*(_[A-Z0-9]+)+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)$/.test(name));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every limit exists', () => {
  const groups = { ...limits, ...serviceLimits } as Record<string, object | undefined>;
  const named = namesIn(DOCUMENTS, /\b(\w*LIMITS\.\w+)/g);
  const isThere = (name: string) => {
    const [group = '', limit = ''] = name.split('.');
    const values = groups[group] ?? (group === 'SERVICE_LIMITS' ? serviceLimits : limits);
    return limit in values;
  };
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

test('the specification names every call', () => {
  const pages = find('docs/specification/*.md').map(textOf).join('\n');
  const isNamed = (path: string) => {
    const last = path.split('/').findLast((part) => part !== '' && !part.startsWith(':'));
    return new RegExp(`/${last}\\b`).test(pages);
  };
  expect(CALLS.length).toBeGreaterThan(200);
  expect(CALLS.filter(({ path }) => !isNamed(path)).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  );
});
