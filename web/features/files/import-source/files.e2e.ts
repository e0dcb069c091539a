import { expect, type Page } from '@playwright/test';
import { createProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { joins } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { ask, newName, newUser } from '../../../../test/browser-user.ts';

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
