import { expect, type Page } from '@playwright/test';
import { createProject } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { joins } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newName, newUser } from '../../../test/browser-user.ts';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nWhat brings you to the land?\n';

/** Drops files on the page. */
async function drop(page: Page, ...files: { name: string; content: string }[]) {
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, content } of files) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a new project begins with files that are dropped; others are refused by name, added or put in place', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const handle = newName('drop');
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const project = await owner.does(createProject, { body });
  const member = await newUser('member');
  await joins(member, project);
  const other = await member.opens(browser, `/projects/${project.id}`);
  await expect(other.getByText('No sections yet')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose files' })).toHaveCount(0);

  const page = await owner.opens(browser, `/projects/${project.id}`);
  await expect(page.getByText('Drop files here to start')).toBeVisible();
  // A closed field returns the focus.
  const adder = page.getByRole('button', { name: 'Add section' });
  await adder.click();
  await page.getByLabel('Section name').press('Escape');
  await expect(adder).toBeFocused();
  await drop(page, { name: 'sintel.en.srt', content: SRT });
  await page.waitForURL('**/load_strings');
  const preview = page.getByRole('list', { name: 'Preview' });
  await expect(preview).toContainText('What brings you to the land?');
  await expect(page.getByLabel('Name of section 1')).toHaveValue('sintel');
  // Nothing is stored before the import.
  const params = { project: project.id };
  expect(await ask(page.request, listSections, { params })).toEqual([]);

  await drop(page, { name: 'ru.rtf', content: '{\\rtf1 Line}\n' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const refused = page.getByText(/Can’t read “ru\.rtf” \(RTF\) yet\. Use TXT, JSON, SRT, .* or \w+\./);
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Import as plain text anyway' }).click();
  await expect(preview).toContainText('{\\rtf1 Line}');
  await expect(refused).toBeHidden();

  await page.getByRole('button', { name: 'Remove “ru.rtf”' }).click();
  await page.getByRole('button', { name: 'Remove “sintel.en.srt”' }).click();
  const box = page.getByLabel('Text to import');
  await box.fill('{\\rtf1 Pencil}\n');
  await page.getByRole('button', { name: 'Transform' }).click();
  await expect(page.getByText('Can’t read RTF yet.')).toBeVisible();
  await expect(box).toHaveValue(/Pencil/);
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Import as plain text anyway' }).click();
  await expect(preview).toContainText('{\\rtf1 Pencil}');

  // “Привет, Алиса, как дела сегодня?” in KOI8-R.
  const koi = Buffer.from('f0d2c9d7c5d42c20e1ccc9d3c12c20cbc1cb20c4c5ccc120d3c5c7cfc4ced13f', 'hex');
  await page.locator('input[type=file]').setInputFiles([{ name: 'koi.txt', mimeType: '', buffer: koi }]);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByLabel('Encoding')).toHaveValue('koi8-r');
  await expect(page.getByText(/doesn’t look like English: most of its letters are Cyrillic/)).toBeVisible();
  await drop(page, { name: 'sintel.en.srt', content: SRT });
  await expect(dialog).toBeVisible();
  // Files dropped while the dialog is open are added too.
  await drop(page, { name: 'more.txt', content: 'One more.' });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('button', { name: 'Import 2 strings' }).click();
  await page.waitForURL('**/editor/*');
  const sections = await ask(page.request, listSections, { params });
  expect(sections.map(({ name }) => name)).toEqual(['sintel', 'more']);
});

test('subtitles ask what their file leaves open: the frame rate, and which language is read', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const handle = newName('cues');
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const project = await owner.does(createProject, { body });
  const page = await owner.opens(browser, `/projects/${project.id}/load_strings`);
  const classes = '.ENCC {Name: English; lang: en-US;} .FRCC {Name: Français; lang: fr-FR;}';
  const cue = '<SYNC Start=1000><P Class=ENCC>To the land<P Class=FRCC>Au pays';
  const sami = `<SAMI><HEAD><STYLE><!-- ${classes} --></STYLE></HEAD><BODY>${cue}</BODY></SAMI>`;
  const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('film.sub', '{48}{72}What brings you|to the land?\n'), file('film.smi', sami)]);
  const preview = page.getByRole('list', { name: 'Preview' }).first();
  await expect(preview).toContainText('00:00:02.002 → 00:00:03.003');
  await page.getByLabel('Frame rate').selectOption('24 fps');
  await expect(preview).toContainText('00:00:02.000 → 00:00:03.000');

  await page.getByLabel('Text shown').selectOption('film.smi');
  await expect(page.getByText('To the land', { exact: true })).toBeVisible();
  await page.getByLabel('Language of the subtitles').selectOption('Français');
  await expect(page.getByText('Au pays', { exact: true })).toBeVisible();
});

test('columns of a table are chosen by its first rows, and the section keeps to them (programs.34, programs.35)', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const handle = newName('table');
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const project = await owner.does(createProject, { body });
  const page = await owner.opens(browser, `/projects/${project.id}/load_strings`);
  const table = 'Note,Original wording,Ours,Code\r\nMenu,Open,,a.open\r\nMenu,Close,Закрыть,a.close\r\n';
  const file = (text: string) => ({ name: 'menu.csv', mimeType: '', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').first().setInputFiles(file(table));
  const columns = page.getByRole('region', { name: 'Columns', exact: true });
  await columns.getByRole('switch', { name: 'First row has names' }).check();
  const column = (name: string) => columns.getByRole('combobox', { name });
  await column('Column 2: Original wording').selectOption('Source');
  await column('Column 3: Ours').selectOption('Translation');
  await column('Column 4: Code').selectOption('Key');
  await column('Column 1: Note').selectOption('Context');
  const preview = page.getByRole('list', { name: 'Preview' });
  await expect(preview).toContainText('a.close');
  await expect(page.getByRole('switch', { name: 'Import 1 translation too' })).toBeChecked();
  await page.getByRole('button', { name: 'Import 2 strings' }).click();
  await expect(page.getByRole('link', { name: 'Open editor' })).toBeVisible();
  const params = { project: project.id };
  const [section] = await ask(page.request, listSections, { params });
  const exported = await page.request.get(`/api/projects/${project.id}/exports?untranslated=empty`);
  expect(await exported.text()).toBe(table);

  await page.goto(`/projects/${project.id}/sections/${section?.id.toString(16)}/update_source`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file(table.replace('Open', 'Open it')));
  await expect(column('Column 4: Code')).toHaveValue('key');
  await expect(page.getByRole('list', { name: 'Preview' })).toContainText('Open it');
});
