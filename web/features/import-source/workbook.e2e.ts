import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createProject } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { newName, newUser } from '../../../test/browser-user.ts';

const FIXTURES = join(import.meta.dirname, '../../../domain/formats/workbook/fixtures');
const workbook = (name: string) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync(join(FIXTURES, name)),
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
  await page.getByRole('button', { name: /^Import \d+ strings/ }).click();
  await expect(page.getByText('4 strings imported.')).toBeVisible();
  const [section] = await anna.does(listSections, { params: { project }, query: {} });
  const params = { project, section: section?.id ?? 0 };
  const strings = await anna.does(listStrings, { params, query: {} });
  expect(strings.map(({ key }) => key)).toEqual(['file.open', 'file.save', 'lines', '東京']);

  const own = `/projects/${project}/sections/${printSectionId(params.section)}`;
  await page.goto(`${own}/upload_translations`);
  await chooser(page).setInputFiles(workbook('excel.xlsx'));
  await expect(preview(page)).toContainText('Открыть');
  await expect(page.getByLabel('Translations to import')).toHaveCount(0);
  await expect(page.getByText('#workbook')).toHaveCount(0);
});
