import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createProject } from '#contract/projects.ts';
import { addSection, getSection } from '#contract/sections.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { ask, newName, signIn } from '../../test/visit.ts';

/** A section of one's own, and its page for loading. */
async function openLoad(page: Page, context: BrowserContext) {
  await signIn(context);
  const handle = newName('load');
  const project = await ask(page.request, createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const params = { project: project.id };
  const section = await ask(page.request, addSection, { params, body: { name: 'Toolbar' } });
  await page.goto(`/projects/${project.id}/sections/${printSectionId(section.id)}/load_strings`);
  return {
    stored: async () =>
      (await ask(page.request, getSection, { params: { ...params, section: section.id } })).stats
        .strings_amount,
  };
}

async function transform(page: Page, type: string, content: string) {
  await page.getByText(type, { exact: true }).click();
  await page.getByLabel('Text to load').fill(content);
  await page.getByRole('button', { name: /^Transform/ }).click();
}

/** Chooses a file: the button stands for a field that only the browser can open. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Choose a file').and(page.locator('input')).setInputFiles(file);
}

test('what is wrong with a paste is said at its place, and it can’t be uploaded', async ({
  page,
  context,
}) => {
  const { stored } = await openLoad(page, context);
  const preview = page.getByRole('list', { name: 'Preview' });
  const cases = [
    ['JSON', '{"a": "b",}', 'Broken JSON'],
    ['JSON', '{"a": {"b": "c"}}', 'Nested JSON is not supported'],
    ['JSON', '{"a": " "}', 'Empty string.'],
    ['Inner-format JSON', '[{"key": "a"}]', 'No text. Every item needs one.'],
    ['Inner-format JSON', '{"key": "a"}', 'This is not a list.'],
    ['Text', 'x'.repeat(2001), '2,001 characters; at most 2,000.'],
  ] as const;
  for (const [type, content, words] of cases) {
    await transform(page, type, content);
    await expect(preview.getByText(words)).toBeVisible();
    await expect(preview.getByRole('button', { name: 'line 1' })).toBeVisible();
    await expect(page.getByText('Correct the 1 error to upload.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Upload/ })).toBeDisabled();
  }
  await transform(page, 'Text', ' \n\n ');
  await expect(page.getByText('There are no strings in this text.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Upload/ })).toBeDisabled();
  expect(await stored()).toBe(0);
});

test('a paste changed after its preview is transformed again before it goes', async ({ page, context }) => {
  const { stored } = await openLoad(page, context);
  await transform(page, 'JSON', '{"line": "Line"}');
  await expect(page.getByRole('button', { name: 'Upload 1 string' })).toBeEnabled();
  await page.getByLabel('Text to load').fill('{"line": "Line", "pencil": "Pencil"}');
  await expect(page.getByText('The text has changed: transform it again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Upload/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Transform again' }).click();
  await page.getByRole('button', { name: 'Upload 2 strings' }).click();
  await page.waitForURL('**/editor/*');
  expect(await stored()).toBe(2);
});

test('a file is chosen in place of a paste, and known for what it is', async ({ page, context }) => {
  await openLoad(page, context);
  const buffer = Buffer.from('[{"key": "line", "text": "Line", "context": "the tool"}]');
  await choose(page, { name: 'toolbar.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('radio', { name: 'Inner-format JSON' })).toBeChecked();
  await page.getByRole('button', { name: 'Transform' }).click();
  await expect(page.getByRole('list', { name: 'Preview' })).toContainText('the tool');
});

test('ten thousand strings are shown a hundred at a time and stored at once', async ({ page, context }) => {
  const { stored } = await openLoad(page, context);
  const text = Array.from({ length: 10_000 }, (_, at) => `Line ${at + 1}.`).join('\n');
  await choose(page, { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Transform' }).click();
  await expect(page.getByText('1–100 of 10,000')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('list', { name: 'Preview' }).getByText('Line 101.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload 10,000 strings' }).click();
  await page.waitForURL('**/editor/*');
  expect(await stored()).toBe(10_000);
});

test('who may not load strings is kept out', async ({ page, context, browser }) => {
  await openLoad(page, context);
  const stranger = await browser.newContext();
  await signIn(stranger);
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText('Access to this page is forbidden.')).toBeVisible();
  await stranger.close();
});
