import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, keepWorkbook, pushFile } from '#contract/files/files.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna } = await testApp.signUps('anna');
const SMALL = readFileSync(join(import.meta.dirname, '../../../domain/formats/workbook/fixtures/excel.xlsx'));
/** A workbook with a picture that is larger than a header may be. */
const LARGE = Buffer.from(
  zipSync({
    ...unzipSync(SMALL),
    'xl/media/image1.png': [randomBytes(5 * 1024 * 1024), { level: 0 }],
  }),
);
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
});

const at = () => ({ params: { project } });
const download = async (query: object, from = project) => {
  const url = addressOf(exportFile.path, { project: from }, query);
  const { rawPayload } = await testApp.app.inject({ method: 'GET', url, headers: anna.headers });
  return new Uint8Array(rawPayload);
};
const files = () => testApp.sql`SELECT size, format FROM project_files WHERE project_id = ${project}`;
const bodyOf = (bytes: Uint8Array) => {
  const file = decodeFile('a.xlsx', bytes);
  return importBody(parseSource('xlsx', file.ok ? file.text : ''));
};

test('a workbook of any size that a file may have is kept once, and comes out as it came but for translations (programs.43)', async () => {
  const imported = await anna.does(importFile, { ...at(), query: { name: 'a.xlsx' }, body: LARGE });
  await anna.does(importFile, { ...at(), query: { name: 'b.xlsx' }, body: LARGE });
  expect(await files()).toEqual([{ size: LARGE.length, format: 'xlsx' }]);
  const params = { project, section: imported.section?.id ?? 0 };
  const { header } = await anna.does(getSection, { params, query: { fetch_frames: 'true' } });
  expect(header).toMatch(/^#workbook @[0-9a-f]{32}\n/);
  expect(header?.length).toBeLessThan(1000);
  const sections = String(params.section);
  expect(LARGE.equals(await download({ sections, source: '' }))).toBe(true);
  const [first] = await anna.does(listStrings, { params });
  await anna.does(addTranslation, {
    params: { ...params, string: first?.id ?? 0 },
    body: { text: 'Открыть!' },
  });
  const before = unzipSync(LARGE);
  const after = unzipSync(await download({ sections, untranslated: 'empty' }));
  const isChanged = (name: string) =>
    Buffer.compare(before[name] ?? Buffer.of(), after[name] ?? Buffer.of()) !== 0;
  expect(Object.keys(after).filter(isChanged)).toEqual(['xl/worksheets/sheet1.xml']);
  const zip = unzipSync(await download({ zip: '', sections }));
  expect(Object.values(zip).map(({ length }) => length > 5 * 1024 * 1024)).toEqual([true]);
});

test('a page keeps the workbook first, and names it in the header of its strings', async () => {
  const { id } = await anna.does(keepWorkbook, { ...at(), query: { name: 'a.xlsx' }, body: LARGE });
  expect((await anna.does(keepWorkbook, { ...at(), body: LARGE })).id).toBe(id);
  expect(await files()).toHaveLength(1);
  const { params: other } = await projectOf(anna);
  const body = bodyOf(LARGE);
  const header = (body.header ?? '').replace('@', `@${id}`);
  const addTo = async (to: number) => {
    const section = await anna.does(addSection, { params: { project: to }, body: { name: 'Menu' } });
    await anna.does(addStrings, { params: { project: to, section: section.id }, body: { ...body, header } });
    return download({ sections: String(section.id), source: '' }, to);
  };
  expect(LARGE.equals(await addTo(project))).toBe(true);
  // Another project doesn't get the file by its id: its strings get a workbook of their own.
  const made = await addTo(other.project);
  expect(made.length).toBeLessThan(100_000);
  expect(Object.keys(unzipSync(made))).toContain('xl/workbook.xml');
});

test('what is no workbook isn’t kept', async () => {
  for (const body of [
    Buffer.from('x'),
    SMALL.subarray(0, 3000),
    Buffer.from(zipSync({ 'a.txt': Buffer.from('x') })),
  ]) {
    const refused = await anna.asks(keepWorkbook, { ...at(), body });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ key: 'body', kind: 'mediaType' }] });
  }
  expect(await files()).toEqual([]);
});

test('a section that has its workbook in its header comes out as before, and keeps the next one', async () => {
  const section = await anna.does(addSection, { ...at(), body: { name: 'Menu' } });
  const params = { project, section: section.id };
  const body = bodyOf(SMALL);
  const header = (body.header ?? '').replace('@', SMALL.toString('base64'));
  await anna.does(addStrings, { params, body: { ...body, header } });
  const sections = String(params.section);
  expect(await download({ sections, source: '' })).toEqual(new Uint8Array(SMALL));
  await anna.does(pushFile, { ...at(), query: { path: 'a.xlsx', section: params.section }, body: LARGE });
  expect(LARGE.equals(await download({ sections, source: '' }))).toBe(true);
});
