import { expect, type Page } from '@playwright/test';
import { addStrings, editString, listStrings } from '#contract/strings.ts';
import { addTranslation, approve } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { importBody, parseSource } from '#domain/imports/import-source.ts';
import { newEmptySection } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask } from '../../../test/browser-user.ts';

const FILE = {
  'tool.line': 'Line',
  'tool.pencil': 'Pencil',
  'tool.eraser': 'Rubber',
  'dialog.close': 'Close the window',
  'dialog.old': 'No longer used',
};
const NEWER = {
  'tool.line': 'Line',
  'tool.pencil': 'Pencil',
  'tool.brush': 'Brush',
  'tool.eraser': 'Eraser',
  'dialog.close': 'Close this window',
};
const printed = (file: object) => `${JSON.stringify(file, null, 2)}\n`;
const pageOfUpdate = (address: string) => address.replace('load_strings', 'update_source');

async function choose(page: Page, name: string, content: string) {
  const field = page.getByLabel(/^Choose (a )?files?$/).and(page.locator('input'));
  await field.setInputFiles([{ name, mimeType: '', buffer: Buffer.from(content) }]);
}

const list = (page: Page) => page.getByRole('list', { name: 'Preview' });
const submit = (page: Page) => page.getByRole('button', { name: 'Update source' });

test('a newer file updates its section by key: translations stay, and an undo brings everything back', async ({
  page,
  context,
}) => {
  const { params } = await newEmptySection(page, context, 'Toolbar');
  const made = await ask(page.request, addStrings, {
    params,
    body: importBody(parseSource('json', printed(FILE))),
  });
  const eraser = { ...params, string: made[2]?.id ?? 0 };
  const { id } = await ask(page.request, addTranslation, { params: eraser, body: { text: 'Ластик' } });
  await ask(page.request, approve, { params: { ...eraser, translation: id } });
  const old = { ...params, string: made[4]?.id ?? 0 };
  await ask(page.request, addTranslation, { params: old, body: { text: 'Не нужно' } });

  await page.goto(`/projects/${params.project}`);
  await page.getByRole('button', { name: /Toolbar/ }).click();
  await page.getByRole('menuitem', { name: 'Update source' }).click();
  await expect(page.getByRole('heading', { name: 'Update source' })).toBeVisible();
  await choose(page, 'en.json', printed(NEWER));
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page).getByRole('listitem').first()).toContainText(/tool\.eraser\s*Rubber\s*Eraser/);
  await expect(page.getByText('Translations that will need review: 1.')).toBeVisible();
  await page.getByText('Added 1').click();
  await expect(list(page).getByRole('listitem')).toHaveText(/tool\.brush\s*Brush/);
  await page.getByText('Removed 1').click();
  await list(page).getByRole('checkbox', { name: 'Delete “dialog.old”' }).check();
  await expect(page.getByText('2 changed, 1 added, 1 to delete · translations deleted: 1')).toBeVisible();

  // Somebody else edits a string meanwhile: the update waits until the user has seen it.
  const close = { ...params, string: made[3]?.id ?? 0 };
  await ask(page.request, editString, { params: close, body: { text: 'Close this window' } });
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('1 changed, 1 added, 1 to delete')).toBeVisible();
  await submit(page).click();
  await page.waitForURL('**/editor/*');

  const strings = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
  expect(Object.fromEntries(strings.map(({ key, text }) => [key, text]))).toEqual(NEWER);
  expect(strings[3]).toMatchObject({ id: eraser.string, translations: [{ text: 'Ластик', status: 1 }] });

  await page
    .getByRole('group', { name: 'Source updated', exact: true })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('group', { name: 'Undone: Source updated' })).toBeVisible();
  const back = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
  expect(back.map(({ key }) => key)).toEqual(Object.keys(FILE));
  expect(back[4]).toMatchObject({ id: old.string, translations: [{ text: 'Не нужно' }] });
});

test('paragraphs are updated by their text, moved ones are listed, and pairs are corrected by keyboard', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'Chapter');
  const text = 'It was a cold night in the old town.\nNobody spoke a word.\nThe door was shut.\nHello.\n';
  const made = await ask(page.request, addStrings, { params, body: importBody(parseSource('text', text)) });
  const hello = { ...params, string: made[3]?.id ?? 0 };
  await ask(page.request, addTranslation, { params: hello, body: { text: 'Привет.' } });

  await page.goto(pageOfUpdate(address));
  const newer =
    'Nobody spoke a word.\nThe door was shut.\nIt was a cold night in the old town.\nGood morning, dear!\n';
  await choose(page, 'chapter.txt', newer);
  await expect(page.getByText('0 changed, 1 added, 0 to delete')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveText(/It was a cold night/);
  await page.getByText('Removed 1').click();
  const pair = list(page).getByRole('button', { name: 'Pair “Hello.” with another string' });
  await pair.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which string of the file is it now?' });
  await expect(dialog.getByRole('textbox', { name: 'Search strings' })).toBeFocused();
  await page.keyboard.type('MORNING');
  await expect(dialog.getByText('1 string', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /Good morning/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 changed, 0 added, 0 to delete')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();

  // The pair is taken apart and made again from the other side.
  await page.getByText('Changed 1').click();
  await page.getByRole('button', { name: 'Unpair “Good morning, dear!”' }).press('Enter');
  await expect(page.getByText('0 changed, 1 added, 0 to delete')).toBeVisible();
  await page.getByText('Added 1').click();
  await list(page)
    .getByRole('button', { name: 'Pair “Good morning, dear!” with another string' })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: /Hello/ }).press('Enter');
  await expect(page.getByText('1 pair corrected.')).toBeVisible();
  await submit(page).press('Enter');
  await page.waitForURL('**/editor/*');
  const strings = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
  expect(strings.map((string) => string.text).join('\n')).toBe(newer.trim());
  expect(strings[3]).toMatchObject({
    id: hello.string,
    translations: [{ text: 'Привет.', needs_review: true }],
  });
});

test('subtitles that were edited update their section by time, on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { params, address } = await newEmptySection(page, context, 'Film');
  const cue = (number: number, from: number, text: string) =>
    `${number}\n00:00:0${from},000 --> 00:00:0${from + 1},000\n${text}\n`;
  const film = [cue(1, 3, 'What do you want?'), cue(2, 5, 'I search for someone.')].join('\n');
  const made = await ask(page.request, addStrings, { params, body: importBody(parseSource('srt', film)) });
  const newer = [
    cue(1, 1, 'Hello.'),
    cue(2, 3, 'What do you want?'),
    cue(3, 5, 'I’m searching for someone.'),
  ].join('\n');
  await page.goto(pageOfUpdate(address));
  await choose(page, 'new.srt', newer);
  // Cues that differ only in their number count as unchanged.
  await expect(page.getByText('1 changed, 1 added, 0 to delete')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await submit(page)
    .tap()
    .catch(() => submit(page).click());
  await page.waitForURL('**/editor/*');
  const strings = await ask(page.request, listStrings, { params });
  expect(strings.map(({ text }) => text)).toEqual([
    'Hello.',
    'What do you want?',
    'I’m searching for someone.',
  ]);
  expect(strings[2]?.id).toBe(made[1]?.id);
});

test('a file that has nothing in common with the section is said to be so', async ({ page, context }) => {
  const { params, address } = await newEmptySection(page, context, 'Toolbar');
  await ask(page.request, addStrings, { params, body: importBody(parseSource('json', printed(FILE))) });
  await page.goto(pageOfUpdate(address));
  await choose(page, 'chapter.txt', 'One.\nTwo.\n');
  await expect(page.getByText(/This file can’t be matched with the section/).first()).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test('importing adds to the end, and leads to updating where the section has the text already', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'Down the Rabbit-Hole');
  const text = 'Alice was beginning to get very tired.\nThere was nothing so very remarkable in that.\n';
  await ask(page.request, addStrings, { params, body: importBody(parseSource('text', text)) });
  await page.goto(address);
  await choose(page, 'chapter.txt', text);
  await expect(page.getByText('This section already has these 2 strings.')).toBeVisible();
  await page.getByLabel('Text to import').fill('Quite another text.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(page.getByText('This section already has')).toBeHidden();
  await page.getByRole('button', { name: 'Import 1 string' }).click();
  await page.waitForURL('**/editor/*');
  expect(await ask(page.request, listStrings, { params })).toHaveLength(3);

  await page.goto(address);
  await choose(page, 'chapter.txt', text);
  await page.getByRole('link', { name: 'Update source instead' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Update source' })).toBeVisible();
});

test('while 10,000 lines are compared the page works: it says how far it is, is stopped, and compares again (updates.16)', async ({
  page,
  context,
}) => {
  const { params } = await newEmptySection(page, context, 'Long');
  const line = (at: number) =>
    `Line ${at * 7919} of ${at % 97} rabbits that ran over the ${at % 89}th field, past ${(at * 31) % 1009} trees`;
  const lines = Array.from({ length: 10_000 }, (_, at) => line(at));
  await ask(page.request, addStrings, {
    params,
    query: { splitting: 'lines' },
    body: lines.map((text) => ({ text: `${text}.` })),
  });
  await page.goto(`/projects/${params.project}/sections/${printSectionId(params.section)}/update_source`);
  await choose(page, 'long.txt', lines.map((text) => `${text} again.`).join('\n'));
  // Comparing may end between two calls of the test, so the page itself stops it as soon as it says how far it is. A page
  // whose own thread compared would show no share between.
  await page.getByRole('progressbar', { name: 'Comparing with the section…' }).evaluate(
    (bar: HTMLProgressElement) =>
      new Promise<void>((resolve, reject) => {
        const stopOnceBegun = () => {
          if (!bar.isConnected) return reject(new Error('Comparing has ended before it said how far it is.'));
          if (bar.value === 0) return requestAnimationFrame(stopOnceBegun);
          [...document.querySelectorAll('button')]
            .find((button) => button.textContent?.trim() === 'Stop')
            ?.click();
          resolve();
        };
        stopOnceBegun();
      }),
  );
  await expect(page.getByText('Comparing was stopped.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText('10,000 changed, 0 added, 0 to delete')).toBeVisible({ timeout: 60_000 });
});
