import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { keepNewest, nameAt, newestIn } from './backup-folder.ts';

const day = (day: number) => nameAt(new Date(Date.UTC(2026, 9, day, 3, 0, 9)));

/** Files that are no backups by their name or kind, though some look like old ones. */
const OTHERS = [
  'dragoman-2020-01-01T00-00-00Z.backup.gz.part',
  'dragoman-2020-01-01T00-00-00Z.backup.gz~',
  'dragoman-2020.backup.gz',
  'before-upgrade.backup.gz',
  'deleted-accounts.jsonl',
];

function folderWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of [...names, ...OTHERS]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, day(1)));
  symlinkSync(join(folder, OTHERS[3] ?? ''), join(folder, day(2)));
  return folder;
}

test('the newest backups are kept, and nothing is deleted that is none (operations.26)', async () => {
  const folder = folderWith(day(11), day(9), day(12), day(10));
  expect(await keepNewest(folder, 2, day(12))).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([...OTHERS, day(1), day(2), day(11), day(12)].sort());
  expect(await newestIn(folder)).toBe(join(folder, day(12)));
  expect(await keepNewest(folder, 7, day(12))).toBe(0);
});

test('the one that was just made is kept, also if the clock went back', async () => {
  const folder = folderWith(day(9), day(20), day(21));
  expect(await keepNewest(folder, 2, day(9))).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([...OTHERS, day(1), day(2), day(9), day(21)].sort());
  expect(await keepNewest(folder, 1, day(9))).toBe(1);
  expect(await newestIn(folder)).toBe(join(folder, day(9)));
});

test('a folder without backups has no newest one', async () => {
  await expect(newestIn(folderWith())).rejects.toThrow('There is no backup in ');
});
