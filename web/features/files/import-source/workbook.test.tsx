import { screen, waitFor, within } from '@testing-library/dom';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { isShown, textsOf } from '../../../../test/page/find.ts';
import {
  chooseFiles,
  fixtureOf,
  importPageOf,
  openImport,
  previewed,
  select,
  turn,
} from '../../../../test/page/import.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const EXCEL = fixtureOf('workbook', 'excel.xlsx');
const preview = () => textsOf(previewed()).join('\n');
const previewHas = (text: string) => waitFor(() => expect(preview()).toContain(text));
const columns = async () => within(await screen.findByRole('region', { name: 'Columns' }));

/** The page that imports into a new project, which has one section then. */
async function openNew(handle: string) {
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const { id: project } = await anna.does(createProject, { body });
  const page = await openImport(testApp, anna, `/projects/${project}/load_strings`);
  const stored = async () => {
    const [section] = await anna.does(listSections, { params: { project }, query: {} });
    const params = { project, section: section?.id ?? 0 };
    return { params, strings: await anna.does(listStrings, { params, query: {} }) };
  };
  return { page, project, stored };
}

test('a workbook is imported by the sheets and columns that are chosen (programs.37, programs.38)', async () => {
  const { page, stored } = await openNew('excel');
  await chooseFiles(page, { name: 'excel.xlsx', content: EXCEL });
  await previewHas('Open');
  expect((await columns()).getByRole('checkbox', { name: 'Lists' })).not.toBeChecked();
  expect(screen.queryByLabelText('Text to import')).toBeNull();
  expect(screen.queryByLabelText('Encoding')).toBeNull();
  await page.press(/^Import \d+ strings/);
  await isShown('4 strings imported.');
  const { params, strings } = await stored();
  expect(strings.map(({ key }) => key)).toEqual(['file.open', 'file.save', 'lines', '東京']);

  await page.load(importPageOf(params, 'upload_translations'));
  await chooseFiles(page, { name: 'excel.xlsx', content: EXCEL });
  await previewHas('Открыть');
  expect(screen.queryByLabelText('Translations to import')).toBeNull();
  expect(screen.queryByLabelText('Encoding')).toBeNull();
  expect(document.body).not.toHaveTextContent('#workbook');
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
const NOISE = crypto.getRandomValues(new Uint8Array(2 ** 16));
const PICTURE = Uint8Array.from({ length: 2 ** 20 }, (_, at) => NOISE[at % NOISE.length] ?? 0);
/** A workbook with a picture, and another second sheet. */
const FRUITS = Uint8Array.from(
  zipSync({
    ...unzipSync(EXCEL),
    [SECOND]: strToU8(sheetOf(FRUIT)),
    'xl/media/image1.png': [PICTURE, { level: 0 }],
  }),
);

test('a workbook comes out with the translations of the sheet and columns that were chosen, and nothing else changes (programs.39, programs.43)', async () => {
  const { page, project, stored } = await openNew('fruit');
  await chooseFiles(page, { name: 'fruit.xlsx', content: FRUITS });
  await turn('checkbox', 'Lists', true);
  await turn('checkbox', 'Menu', false);
  await turn('switch', 'First row has names', false);
  for (const [column, role] of [
    [3, 'Source'],
    [4, 'Translation'],
    [2, 'Context'],
    [1, 'Key'],
  ] as const)
    await select(page, new RegExp(`^Column ${column}`), role);
  await page.press('Transform again');
  await previewHas('Pear');
  expect(preview()).not.toContain('Open');
  await page.press(/^Import 2 strings/);
  await isShown('2 strings imported.');

  const { params, strings } = await stored();
  expect(strings).toMatchObject([
    { key: '1', text: 'Apple', context: 'Fruit' },
    { key: '2', text: 'Pear', context: 'Fruit' },
  ]);
  const at = { ...params, string: strings[1]?.id ?? 0 };
  const added = await anna.does(addTranslation, { params: at, body: { text: 'Груша' } });
  await anna.does(approve, { params: { ...at, translation: added.id } });
  await page.load(`/projects/${project}`);
  await page.press('Download');
  await page.press('Download', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(page.saved).toHaveLength(1));
  const before = unzipSync(FRUITS);
  const after = unzipSync(new Uint8Array((await page.saved[0]?.arrayBuffer()) ?? []));
  const changed = Object.keys(after).filter(
    (name) => Buffer.compare(before[name] ?? Buffer.of(), after[name] ?? Buffer.of()) !== 0,
  );
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(changed).toEqual([SECOND]);
  expect(strFromU8(after[SECOND] ?? Buffer.of())).toBe(sheetOf(FRUIT).replace('Груша?', 'Груша'));
});
