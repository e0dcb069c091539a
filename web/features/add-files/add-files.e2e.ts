import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addLanguages } from '#contract/families.ts';
import { pushFile } from '#contract/files.ts';
import { createProject } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { joins } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newName, newUser } from '../../../test/browser-user.ts';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const becomes = (page: Page, path: string) => page.getByRole('combobox', { name: `What becomes of ${path}` });

/** A project without sections, and its page that imports any files. */
async function emptyProject() {
  const anna = await newUser('anna');
  const handle = newName('files');
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const { id } = await anna.does(createProject, { body });
  const sections = async () =>
    (await anna.does(listSections, { params: { project: id }, query: { generate_statistics: 'true' } })).map(
      ({ name, source_path, stats }) => [name, source_path, stats.strings_amount, stats.translations_amount],
    );
  return { anna, id, address: `/projects/${id}/load_files`, sections };
}

/** Writes files into a folder of this test. */
async function folderOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(test.info().outputDir, name);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Drops files on the page. */
async function drop(page: Page, ...files: { name: string; content: string }[]) {
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, content } of files) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a folder of any files is imported: sources become sections, files in the other language their translations (imports.52, imports.53)', async ({
  browser,
}) => {
  const { anna, address, sections } = await emptyProject();
  const page = await anna.opens(browser, address);
  const folder = await folderOf('locales', {
    'en/menu.json': '{"ok": "OK", "no": "No"}',
    'ru/menu.json': '{"ok": "Да", "no": ""}',
    'en/bad.json': '{"ok": "OK",\n"no": }',
    'film/sintel.en.srt': '1\n00:00:01,000 --> 00:00:02,000\nWhat brings you to the land?\n',
    'picture.png': '\x89PNG\r\n\x1a\n\0\0',
    'node_modules/tool/a.json': '{"a": "A"}',
    '.git/HEAD': 'ref',
  });
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(row(page, 'bad.json')).toContainText('Line 2: Broken JSON');
  await expect(row(page, 'picture.png')).toContainText('PNG');
  await expect(page.getByRole('row')).toHaveCount(1 + 3 + 1 + 5);
  await expect(becomes(page, 'locales/ru/menu.json')).toHaveValue('translations');
  await expect(row(page, 'sintel.en.srt')).toContainText('SubRip (SRT) · 1 string');
  expect(await sections()).toEqual([]);

  await becomes(page, 'locales/film/sintel.en.srt').selectOption('Left out');
  await page.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(page.getByText('2 files imported.')).toBeVisible();
  await expect(row(page, 'menu.json').first()).toContainText('2 added');
  await expect(row(page, 'menu.json').last()).toContainText('1 translation · 1 skipped');
  expect(await sections()).toEqual([['menu', 'locales/en/menu.json', 2, 1]]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save report' }).click();
  const report = readFileSync(await (await download).path(), 'utf8');
  expect(report).toContain('locales/en/menu.json (JSON · 2 strings)\n  2 added\n');
  expect(report).toContain('locales/en/bad.json (JSON)\n  Line 2: Broken JSON\n');
  expect(report).toContain('locales/film/sintel.en.srt (SubRip (SRT) · 1 string)\n  Left out\n');
});

test('a folder that is imported again updates its sections, and what is refused can be sent as something else', async ({
  browser,
}) => {
  const { anna, address, id, sections } = await emptyProject();
  const page = await anna.opens(browser, `/projects/${id}`);
  await expect(page.getByText('Drop files here to start')).toBeVisible();
  await drop(
    page,
    { name: 'menu.json', content: '{"ok": "OK"}' },
    { name: 'tale.txt', content: 'Once.\nTwice.\n' },
  );
  await page.waitForURL('**/load_files');
  await page.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(page.getByText('2 files imported.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to project' }).click();
  await page.getByRole('link', { name: 'Import files' }).click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByText('Drop files or folders here')).toBeVisible();
  await drop(
    page,
    { name: 'menu.json', content: '{"ok": "Okay", "no": "No"}' },
    { name: 'other.ru.srt', content: '1\n00:00:01,000 --> 00:00:02,000\nРаз.\n' },
  );
  await expect(becomes(page, 'menu.json')).toHaveValue('update');
  // It has the times of no section here.
  await becomes(page, 'other.ru.srt').selectOption('Translations of');
  await page.getByRole('combobox', { name: 'Section for other.ru.srt' }).click();
  await page.getByRole('option', { name: '1. menu' }).click();
  await page.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(row(page, 'menu.json')).toContainText('1 added · 1 changed');
  await expect(page.getByText('1 file was not imported.')).toBeVisible();
  await becomes(page, 'other.ru.srt').selectOption('New section');
  await page.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(row(page, 'other.ru.srt')).toContainText('1 added');
  expect((await sections()).map(([name, , strings]) => [name, strings])).toEqual([
    ['menu', 2],
    ['tale', 2],
    ['other.ru', 1],
  ]);
});

test('translations that a file says are approved are approved on request', async ({ browser }) => {
  const { anna, address, id } = await emptyProject();
  const page = await anna.opens(browser, address);
  const unit = (key: string, state: string, target: string) =>
    `<trans-unit id="${key}"><source>${key}</source><target state="${state}">${target}</target></trans-unit>`;
  const units = unit('Open', 'final', 'Открыть') + unit('Close', 'translated', 'Закрыть');
  const content = `<xliff version="1.2"><file source-language="en" target-language="ru" datatype="plaintext" original="a"><body>${units}</body></file></xliff>`;
  const app = { name: 'app.xlf', mimeType: '', buffer: Buffer.from(content) };
  await page.getByLabel('Choose files').setInputFiles(app);
  await expect(row(page, 'app.xlf')).toContainText('XLIFF · 2 strings · 2 translations');
  await page.getByRole('checkbox', { name: 'Approve what the files say is approved' }).check();
  await page.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(row(page, 'app.xlf')).toContainText('2 added · 2 translations');
  const [section] = await anna.does(listSections, {
    params: { project: id },
    query: { generate_statistics: 'true' },
  });
  expect(section?.stats).toMatchObject({ strings_amount: 2, strings_approved: 1 });
});

test('who may not import strings does not get to the page', async ({ browser }) => {
  const { address, id } = await emptyProject();
  const boris = await newUser('boris');
  await joins(boris, { id });
  const page = await boris.opens(browser, address);
  await expect(page).toHaveURL(/\/403/);
});

test('what a file leaves open is asked: columns of a table, the frame rate of subtitles (imports.56)', async ({
  browser,
}) => {
  const { anna, address, sections, id } = await emptyProject();
  const page = await anna.opens(browser, address);
  await expect(page.getByText('Drop files or folders here')).toBeVisible();
  await drop(
    page,
    { name: 'menu.csv', content: 'Open the file,open,\nClose the file,close,Закрыть\n' },
    { name: 'film.sub', content: '{48}{72}What brings you?\n' },
  );
  await expect(row(page, 'menu.csv')).toContainText('2 strings');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'How menu.csv is read' }).click();
  await dialog.getByRole('combobox', { name: 'Column 2' }).selectOption('Key');
  await dialog.getByRole('combobox', { name: 'Column 3' }).selectOption('Translation');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'How film.sub is read' }).click();
  await dialog.getByLabel('Frame rate').selectOption('24 fps');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Import 2 files' }).click();
  await expect(page.getByText('2 files imported.')).toBeVisible();
  expect((await sections()).map(([name, , ...counts]) => [name, ...counts])).toEqual([
    ['film', 1, 0],
    ['menu', 2, 1],
  ]);
  const [film, menu] = await anna.does(listSections, { params: { project: id } });
  const strings = (section = 0) => anna.does(listStrings, { params: { project: id, section } });
  expect((await strings(menu?.id)).map(({ key }) => key)).toEqual(['open', 'close']);
  expect((await strings(film?.id)).map(({ context }) => context)).toEqual([
    expect.stringContaining('00:00:02.000 → 00:00:03.000'),
  ]);
});

test('files of the other languages of the source go to their projects; what they lack is said (families.22)', async ({
  browser,
}) => {
  const { anna, address, id } = await emptyProject();
  const push = (path: string, json: string) =>
    anna.does(pushFile, { params: { project: id }, query: { path }, body: Buffer.from(json) });
  await push('locales/en/menu.json', '{"ok": "OK", "no": "No"}');
  const body = { languages: [{ target_lang: 'it' }] };
  const { languages } = await anna.does(addLanguages, { params: { project: id }, body });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  const sections = () =>
    anna.does(listSections, { params: { project: italian }, query: { generate_statistics: 'true' } });
  await expect.poll(async () => (await sections())[0]?.stats.strings_amount, { timeout: 30_000 }).toBe(2);
  await push('locales/en/later.json', '{"yes": "Yes"}');

  const page = await anna.opens(browser, `/projects/${id}#languages`);
  await page.getByRole('link', { name: 'Import files' }).press('Enter');
  await page.waitForURL(`**${address}`);
  await expect(page.getByText(/files in Russian or Italian bring translations/)).toBeVisible();
  const folder = await folderOf('locales', {
    'ru/menu.json': '{"ok": "Да"}',
    'it/menu.json': '{"ok": "Va bene", "no": "No, grazie"}',
    'it/later.json': '{"yes": "Sì"}',
  });
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(becomes(page, 'locales/it/menu.json')).toHaveValue(`translations ${italian}`);
  await expect(becomes(page, 'locales/ru/menu.json')).toHaveValue('translations');
  await page.getByRole('button', { name: 'Import 3 files' }).press('Enter');
  await expect(page.getByText('2 files imported.')).toBeVisible();
  await expect(page.getByText(/Italian doesn’t have this section yet/)).toBeVisible();
  const [menu] = await sections();
  const strings = await anna.does(listStrings, {
    params: { project: italian, section: menu?.id ?? 0 },
    query: { fetch_translations: 'true' },
  });
  expect(strings.map(({ translations = [] }) => translations.map(({ text }) => text))).toEqual([
    ['Va bene'],
    ['No, grazie'],
  ]);
});

test('a text with chapters becomes a section for each, or one if that is chosen, and is updated when it comes again (imports.53)', async ({
  browser,
}) => {
  const { anna, address, sections } = await emptyProject();
  const page = await anna.opens(browser, address);
  const files = (more: string) => [
    { name: 'tale.md', content: `# Down\n\nAlice fell.\n\n# Up\n\nShe rose.\n${more}` },
    { name: 'novel.txt', content: 'CHAPTER I\n\nIt began.\n\n\nCHAPTER II\n\nIt ended.\n' },
    { name: 'page.html', content: '<html><body><h1>In</h1><p>So.</p><h1>Out</h1><p>No.</p></body></html>' },
  ];
  await expect(page.getByText('Drop files or folders here')).toBeVisible();
  await drop(page, ...files(''));
  await expect(row(page, 'tale.md')).toContainText('Markdown · 4 strings · 2 chapters');
  for (const { name } of files('')) await expect(becomes(page, name)).toHaveValue('book');
  await becomes(page, 'novel.txt').selectOption('New section');
  await page.getByRole('button', { name: 'Import 3 files' }).click();
  await expect(page.getByText('3 files imported.')).toBeVisible();
  await expect(row(page, 'tale.md')).toContainText('2 sections · 4 added');
  expect((await sections()).map(([name, path]) => [name, path])).toEqual([
    ['novel', 'novel.txt'],
    ['In', 'page.html'],
    ['Out', 'page.html'],
    ['Down', 'tale.md'],
    ['Up', 'tale.md'],
  ]);

  await page.getByRole('button', { name: 'Clear the list' }).click();
  await drop(page, ...files('\nThe end.\n'));
  await expect(becomes(page, 'tale.md')).toHaveValue('newerBook');
  await expect(becomes(page, 'novel.txt')).toHaveValue('update');
  await page.getByRole('button', { name: 'Import 3 files' }).click();
  await expect(row(page, 'tale.md')).toContainText('1 added');
  expect((await sections()).map(([name, , strings]) => [name, strings])).toEqual([
    ['novel', 4],
    ['In', 2],
    ['Out', 2],
    ['Down', 2],
    ['Up', 3],
  ]);
});
