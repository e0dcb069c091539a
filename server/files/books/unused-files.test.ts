import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, keepWorkbook, pushFile } from '#contract/files/files.ts';
import { deleteSection, listSections } from '#contract/texts/sections.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { DAY as DAY_MS } from '#domain/core/units.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { purgeDeletions } from '../../history/deleted/queries.ts';
import { purgeSourceChanges } from '../../history/source-versions/queries.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { deleteUnusedFiles } from './unused-file-queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { sql } = testApp;
const { anna } = await testApp.signUps('anna');
const fixture = (path: string) => readFileSync(join(import.meta.dirname, '../../../domain', path));
const WORKBOOK = fixture('formats/workbook/fixtures/excel.xlsx');
const OTHER_WORKBOOK = fixture('formats/workbook/fixtures/libreoffice.xlsx');
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
});

const page = (...texts: string[]) =>
  Buffer.from(
    `<html lang="en"><body><h1>One</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</body></html>`,
  );
const OLD = page('Alice was beginning to get very tired.', 'The Rabbit took a watch out.');
const NEW = page('Alice was beginning to get very, very tired.', 'The Rabbit took a watch out.', 'She ran.');
const SHORT = page('Alice was beginning to get very tired.');

const pushes = (body: Uint8Array, query: object = {}) =>
  anna.does(pushFile, { params: { project }, query: { path: 'a.html', ...query }, body });
const files = async () =>
  (
    await sql<
      { size: number }[]
    >`SELECT size FROM project_files WHERE project_id = ${project} ORDER BY created_at, size`
  ).map(({ size }) => size);
const sum = (...files: Uint8Array[]) => files.reduce((total, { length }) => total + length, 0);

/** Checks the files as a week later would; answers how many bytes the project has less. */
async function bytesFreed() {
  const bytes = async () => {
    const [row] = await sql<{ bytes: number }[]>`SELECT bytes FROM projects WHERE id = ${project}`;
    const [stored] = await sql<{ bytes: number }[]>`
      SELECT coalesce(sum(octet_length(bytes)), 0)::bigint AS bytes FROM project_file_pieces WHERE project_id = ${project}`;
    return { counted: row?.bytes ?? 0, stored: stored?.bytes ?? 0 };
  };
  const before = await bytes();
  await sql`UPDATE project_files SET checked_at = checked_at - ${8 * DAY_MS}::bigint`;
  await deleteUnusedFiles(sql);
  const after = await bytes();
  expect(await recountAll(sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(before.stored - after.stored).toBe(before.counted - after.counted);
  return before.stored - after.stored;
}

test('the older file of a book is deleted once its update can’t be undone any more (books.12)', async () => {
  await pushes(OLD);
  await pushes(NEW);
  expect(await files()).toEqual([OLD.length, NEW.length]);
  expect(await bytesFreed()).toBe(0);
  await purgeSourceChanges(sql, -1000);
  expect(await bytesFreed()).toBe(OLD.length);
  const sections = (await anna.does(listSections, { params: { project } })).slice(1);
  const url = addressOf(
    exportFile.path,
    { project },
    { sections: sections.map(({ id }) => id).join(','), source: '' },
  );
  const { rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
  expect(rawPayload).toEqual(NEW);
});

test('it stays as long as a string is kept that the newer file lacks', async () => {
  await pushes(OLD);
  await pushes(SHORT);
  await purgeSourceChanges(sql, -1000);
  expect(await bytesFreed()).toBe(0);
  await pushes(SHORT, { removes_missing: '' });
  await purgeSourceChanges(sql, -1000);
  // The string can be restored.
  expect(await bytesFreed()).toBe(0);
  await purgeDeletions(sql, -1000);
  expect(await bytesFreed()).toBe(OLD.length);
  expect(await files()).toEqual([SHORT.length]);
});

test('the file of deleted sections is deleted when they can’t be restored any more, but not that of other projects', async () => {
  await pushes(OLD);
  const other = (await projectOf(anna)).params.project;
  await anna.does(importFile, { params: { project: other }, query: { name: 'a.html' }, body: OLD });
  for (const { id } of await anna.does(listSections, { params: { project } }))
    await anna.does(deleteSection, { params: { project, section: id } });
  expect(await bytesFreed()).toBe(0);
  await purgeDeletions(sql, -1000);
  expect(await bytesFreed()).toBe(OLD.length);
  project = other;
  expect(await bytesFreed()).toBe(0);
  expect(await files()).toEqual([OLD.length]);
});

test('the file of a workbook is deleted that no section names, nor the undo of an update', async () => {
  const query = { path: 'a.xlsx' };
  await pushes(WORKBOOK, query);
  await pushes(OTHER_WORKBOOK, query);
  expect(await bytesFreed()).toBe(0);
  await purgeSourceChanges(sql, -1000);
  expect(await bytesFreed()).toBe(WORKBOOK.length);
  expect(await files()).toEqual([OTHER_WORKBOOK.length]);
});

test('a file that was kept for an import that is going on stays a week, also if it was there before', async () => {
  const keeps = () =>
    anna.does(keepWorkbook, { params: { project }, query: { name: 'a.xlsx' }, body: WORKBOOK });
  await keeps();
  await deleteUnusedFiles(sql);
  expect(await files()).toEqual([WORKBOOK.length]);
  await sql`UPDATE project_files SET checked_at = 0 WHERE project_id = ${project}`;
  await keeps();
  await deleteUnusedFiles(sql);
  expect(await files()).toEqual([WORKBOOK.length]);
  expect(await bytesFreed()).toBe(sum(WORKBOOK));
});

test('a run checks no more than a number of files, and the next one goes on', async () => {
  const amount = SERVICE_LIMITS.filesCheckedAtOnce + 1;
  await sql`
    INSERT INTO project_files (project_id, id, name, format, size, checked_at)
    SELECT ${project}::bigint, lpad(nth::text, 32, '0'), 'a', 'html', 0, nth FROM generate_series(1, ${amount}::int) AS nth`;
  await deleteUnusedFiles(sql);
  expect(await files()).toHaveLength(1);
  await deleteUnusedFiles(sql);
  expect(await files()).toHaveLength(0);
});
