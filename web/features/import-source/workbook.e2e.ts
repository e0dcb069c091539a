import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createProject } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { addTranslation, approve } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { test } from '../../../test/browser-test.ts';
import { newName, newUser } from '../../../test/browser-user.ts';

const FIXTURES = join(import.meta.dirname, '../../../domain/formats/workbook/fixtures');
const read = (name: string) => readFileSync(join(FIXTURES, name));
const workbook = (name: string, buffer = read(name)) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
});
const chooser = (page: Page) => page.locator('input[type="file"]').first();
const preview = (page: Page) => page.getByRole('list', { name: 'Preview' });

test('a workbook is imported by the sheets and columns that are chosen (programs.37, programs.38)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const handle = newName('workbook');
  const { id: project } = await anna.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const page = await anna.opens(browser, `/projects/${project}/load_strings`);
  await chooser(page).setInputFiles(workbook('excel.xlsx'));
  await expect(preview(page)).toContainText('Open');
  const columns = page.getByRole('region', { name: 'Columns', exact: true });
  await expect(columns.getByRole('checkbox', { name: 'Lists' })).not.toBeChecked();
  await expect(page.getByLabel('Text to import')).toHaveCount(0);
  await expect(page.getByLabel('Encoding')).toHaveCount(0);
  await page.getByRole('button', { name: /^Import \d+ strings/ }).click();
  // The first workbook that is kept starts a worker of the server.
  await expect(page.getByText('4 strings imported.')).toBeVisible({ timeout: 30_000 });
  const [section] = await anna.does(listSections, { params: { project }, query: {} });
  const params = { project, section: section?.id ?? 0 };
  const strings = await anna.does(listStrings, { params, query: {} });
  expect(strings.map(({ key }) => key)).toEqual(['file.open', 'file.save', 'lines', '東京']);

  const own = `/projects/${project}/sections/${printSectionId(params.section)}`;
  await page.goto(`${own}/upload_translations`);
  await chooser(page).setInputFiles(workbook('excel.xlsx'));
  await expect(preview(page)).toContainText('Открыть');
  await expect(page.getByLabel('Translations to import')).toHaveCount(0);
  await expect(page.getByLabel('Encoding')).toHaveCount(0);
  await expect(page.getByText('#workbook')).toHaveCount(0);
});

/** A sheet of texts in cells, row by row. */
const sheetOf = (rows: readonly (readonly string[])[]) => {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${'ABCD'[column]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  );
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${written.join('')}</sheetData></worksheet>`;
};

const FRUIT = [
  ['1', 'Fruit', 'Apple', 'Яблоко'],
  ['2', 'Fruit', 'Pear', 'Груша?'],
] as const;
const SECOND = 'xl/worksheets/sheet2.xml';
/** A workbook with a picture, and another second sheet. */
const FRUITS = Buffer.from(
  zipSync({
    ...unzipSync(read('excel.xlsx')),
    [SECOND]: strToU8(sheetOf(FRUIT)),
    'xl/media/image1.png': [randomBytes(1024 * 1024), { level: 0 }],
  }),
);

test('a workbook comes out with the translations of the sheet and columns that were chosen, and nothing else changes (programs.39, programs.43)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const handle = newName('workbook');
  const { id: project } = await anna.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const page = await anna.opens(browser, `/projects/${project}/load_strings`, { reducedMotion: 'reduce' });
  await chooser(page).setInputFiles(workbook('fruit.xlsx', FRUITS));
  const columns = page.getByRole('region', { name: 'Columns', exact: true });
  await columns.getByRole('checkbox', { name: 'Lists' }).check();
  await columns.getByRole('checkbox', { name: 'Menu' }).uncheck();
  await columns.getByRole('switch', { name: 'First row has names' }).uncheck();
  for (const [column, role] of [
    [3, 'Source'],
    [4, 'Translation'],
    [2, 'Context'],
    [1, 'Key'],
  ] as const)
    await columns.getByRole('combobox', { name: `Column ${column}` }).selectOption(role);
  await page.getByRole('button', { name: 'Transform again' }).click();
  await expect(preview(page)).toContainText('Pear');
  await expect(preview(page)).not.toContainText('Open');
  await page.getByRole('button', { name: /^Import 2 strings/ }).click();
  await expect(page.getByText('2 strings imported.')).toBeVisible();

  const [section] = await anna.does(listSections, { params: { project }, query: {} });
  const params = { project, section: section?.id ?? 0 };
  const strings = await anna.does(listStrings, { params, query: {} });
  expect(strings).toMatchObject([
    { key: '1', text: 'Apple', context: 'Fruit' },
    { key: '2', text: 'Pear', context: 'Fruit' },
  ]);
  const at = { ...params, string: strings[1]?.id ?? 0 };
  const added = await anna.does(addTranslation, { params: at, body: { text: 'Груша' } });
  await anna.does(approve, { params: { ...at, translation: added.id } });
  await page.goto(`/projects/${project}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const before = unzipSync(FRUITS);
  const after = unzipSync(readFileSync(await (await coming).path()));
  const changed = Object.keys(after).filter(
    (name) => Buffer.compare(before[name] ?? Buffer.of(), after[name] ?? Buffer.of()) !== 0,
  );
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(changed).toEqual([SECOND]);
  expect(strFromU8(after[SECOND] ?? Buffer.of())).toBe(sheetOf(FRUIT).replace('Груша?', 'Груша'));
});
