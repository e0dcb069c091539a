import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openPart } from './part-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, 'backup.gz');
});

/** Short times for tests. */
const BEATS = { every: 5, still: 100, dead: 3_600_000 };
const names = async () => (await readdir(folder)).toSorted();

async function written(text: string) {
  const part = await openPart(path, BEATS);
  part.stream.end(text);
  await finished(part.stream);
  return part;
}

test('a file has its name once it is whole, and is its owner’s to read', async () => {
  const part = await written('all of it');
  expect(await names()).toEqual(['backup.gz.part']);
  await part.keep();
  expect(await names()).toEqual(['backup.gz']);
  expect(await readFile(path, 'utf8')).toBe('all of it');
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a file that exists is never overwritten, also when it came while the backup was written', async () => {
  const part = await written('new');
  await writeFile(path, 'old');
  await expect(part.keep()).rejects.toThrow(`${path} exists already`);
  await part.discard();
  await expect(openPart(path, BEATS)).rejects.toThrow(`${path} exists already`);
  expect(await names()).toEqual(['backup.gz']);
  expect(await readFile(path, 'utf8')).toBe('old');
});

test('of two backups into the same file one is refused', async () => {
  const first = await written('first');
  await expect(openPart(path, BEATS)).rejects.toThrow(`${path}.part is being written by another backup`);
  await first.keep();
  expect(await readFile(path, 'utf8')).toBe('first');
});

test('what a killed backup left under this name makes place', async () => {
  await writeFile(`${path}.part`, 'half of it', { mode: 0o644 });
  const part = await written('all of it');
  await part.keep();
  expect(await names()).toEqual(['backup.gz']);
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('of other names, what was left long ago is removed if it is a backup, and nothing else is', async () => {
  const backup = gzipSync('{"dragoman_backup":1,"migration":1,"made_at":0}\n').subarray(0, -10);
  const files = { 'monday.gz.part': backup, 'film.mkv.part': 'a film', 'tuesday.gz.part': backup };
  const longAgo = new Date(Date.now() - 2 * BEATS.dead);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
    if (name !== 'tuesday.gz.part') await utimes(join(folder, name), longAgo, longAgo);
  }
  await (await written('all of it')).keep();
  expect(await names()).toEqual(['backup.gz', 'film.mkv.part', 'tuesday.gz.part']);
});

test('a backup whose unfinished file was taken away says so and keeps nothing', async () => {
  const part = await written('first');
  await writeFile(`${folder}/other`, 'another’s');
  const { rename } = await import('node:fs/promises');
  await rename(`${folder}/other`, `${path}.part`);
  await expect(part.keep()).rejects.toThrow('was taken away meanwhile');
  await part.discard();
  expect(await names()).toEqual(['backup.gz.part']);
});
