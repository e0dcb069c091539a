import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingFrom } from './complete-lock.mjs';

test('the lock has every package that another asks for, so that npm ci accepts it', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  expect(missingFrom(lock.packages)).toEqual([]);
});

test('whatever is installed is known by its hash; only tools of builders on systems that the registry at hand lacks are not', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  type Entry = { integrity?: string; optional?: boolean; dev?: boolean; resolved?: string; link?: boolean };
  // Those of the project itself are not installed: the package, its workspace, and the link to that.
  const packages = Object.entries<Entry>(lock.packages).filter(
    ([path, { link }]) => !['', 'client'].includes(path) && link !== true,
  );
  const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const isBuildersTool = ([, { optional, dev }]: [string, Entry]) => optional === true && dev === true;
  expect(unhashed.filter((one) => !isBuildersTool(one)).map(([path]) => path)).toEqual([]);
  const elsewhere = packages.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'));
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});
