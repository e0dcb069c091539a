import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createProject } from '#contract/projects/projects.ts';
import { test } from '../../../../test/browser-test.ts';
import { newName, newUser } from '../../../../test/browser-user.ts';

/** Drops files on the page. */
async function drop(page: Page, ...files: { name: string; content: string }[]) {
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, content } of files) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('files are dropped on the page of a project and on that of importing, and a folder is chosen', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const handle = newName('files');
  const body = { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const { id } = await anna.does(createProject, { body });
  const page = await anna.opens(browser, `/projects/${id}`);
  await expect(page.getByText('Drop files here to start')).toBeVisible();
  await drop(page, { name: 'menu.json', content: '{"ok": "OK"}' }, { name: 'tale.txt', content: 'Once.\n' });
  await page.waitForURL('**/load_files');
  await expect(page.getByRole('button', { name: 'Import 2 files' })).toBeVisible();
  await drop(page, { name: 'more.txt', content: 'Twice.\n' });
  await expect(page.getByRole('button', { name: 'Import 3 files' })).toBeVisible();
  const folder = join(test.info().outputDir, 'locales');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'later.json'), '{"yes": "Yes"}');
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(page.getByRole('combobox', { name: 'What becomes of locales/later.json' })).toBeVisible();
});
