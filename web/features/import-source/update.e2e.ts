import { expect, type Page, test } from '@playwright/test';
import { addStrings, editString, listStrings } from '#contract/strings.ts';
import { addTranslation, approve } from '#contract/translations.ts';
import { importBody, parseSource } from '#domain/imports/import-source.ts';
import { newEmptySection } from '../../../test/browser-project.ts';
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

async function choose(page: Page, name: string, content: string) {
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.setInputFiles([{ name, mimeType: '', buffer: Buffer.from(content) }]);
}

test('a changed file updates its section by key: translations stay, and nothing is there twice', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'Toolbar');
  const made = await ask(page.request, addStrings, {
    params,
    body: importBody(parseSource('json', printed(FILE))),
  });
  const eraser = { ...params, string: made[2]?.id ?? 0 };
  const { id } = await ask(page.request, addTranslation, { params: eraser, body: { text: 'Ластик' } });
  await ask(page.request, approve, { params: { ...eraser, translation: id } });
  const old = { ...params, string: made[4]?.id ?? 0 };
  await ask(page.request, addTranslation, { params: old, body: { text: 'Не нужно' } });

  await page.goto(address);
  await choose(page, 'en.json', printed(NEWER));
  await expect(page.getByRole('radio', { name: 'Update by key' })).toBeChecked();
  const preview = page.getByRole('list', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.getByRole('listitem').first()).toContainText(/tool\.eraser\s*Rubber\s*Eraser/);
  await expect(page.getByText('Translations kept: 1')).toBeVisible();
  await page.getByText('Added 1').click();
  await expect(preview.getByRole('listitem')).toHaveText(/tool\.brush\s*Brush/);
  await page.getByText('Removed 1').click();
  await preview.getByRole('checkbox', { name: 'Delete “dialog.old”' }).check();
  await expect(page.getByText('2 changed, 1 added, 1 to delete · translations deleted: 1')).toBeVisible();

  // A selection made for one file does not apply to another.
  await choose(page, 'newer.json', printed(NEWER));
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('2 changed, 1 added, 0 to delete')).toBeVisible();
  await page.getByText('Removed 1').click();
  await preview.getByRole('checkbox', { name: 'Delete “dialog.old”' }).check();

  // Somebody else edits a string meanwhile: the update waits until the user has seen it.
  const close = { ...params, string: made[3]?.id ?? 0 };
  await ask(page.request, editString, { params: close, body: { text: 'Close this window' } });
  await page.getByRole('button', { name: 'Update section' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('1 changed, 1 added, 1 to delete')).toBeVisible();
  await page.getByRole('button', { name: 'Update section' }).click();
  await page.waitForURL('**/editor/*');

  const strings = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
  expect(Object.fromEntries(strings.map(({ key, text }) => [key, text]))).toEqual(NEWER);
  expect(strings.map(({ key }) => key)).toEqual(Object.keys(NEWER));
  expect(strings[3]).toMatchObject({ id: eraser.string, translations: [{ text: 'Ластик', status: 1 }] });
});

test('a file can still be added to the end of a section with its keys', async ({ page, context }) => {
  const { params, address } = await newEmptySection(page, context, 'Toolbar');
  await ask(page.request, addStrings, { params, body: [{ text: 'Line', key: 'line' }] });
  await page.goto(address);
  await choose(page, 'more.json', '{"pencil": "Pencil"}');
  await expect(page.getByRole('button', { name: 'Update section' })).toBeEnabled();
  await page.getByText('Add to the end').click();
  await page.getByRole('button', { name: /1 string$/ }).click();
  await page.waitForURL('**/editor/*');
  expect((await ask(page.request, listStrings, { params })).map(({ key }) => key)).toEqual([
    'line',
    'pencil',
  ]);
});

test('subtitles that were edited update their section by time, and only one file at a time does', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'Film');
  const cue = (number: number, from: number, text: string) =>
    `${number}\n00:00:0${from},000 --> 00:00:0${from + 1},000\n${text}\n`;
  const film = [cue(1, 3, 'What do you want?'), cue(2, 5, 'I search for someone.')].join('\n');
  const made = await ask(page.request, addStrings, { params, body: importBody(parseSource('srt', film)) });
  const second = { ...params, string: made[1]?.id ?? 0 };
  await ask(page.request, addTranslation, { params: second, body: { text: 'Я ищу кое-кого.' } });

  const newer = [
    cue(1, 1, 'Hello.'),
    cue(2, 3, 'What do you want?'),
    cue(3, 5, 'I’m searching for someone.'),
  ].join('\n');
  const file = (name: string) => ({ name, mimeType: '', buffer: Buffer.from(newer) });
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await page.goto(address);
  await field.setInputFiles([file('one.srt'), file('two.srt')]);
  await expect(page.getByText('Only one file at a time can update this section.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Update by timing' })).toBeHidden();

  await field.setInputFiles([file('new.srt')]);
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('radio', { name: 'Update by timing' })).toBeChecked();
  // Cues that differ only in their number count as unchanged.
  await expect(page.getByText('1 changed, 1 added, 0 to delete')).toBeVisible();
  const preview = page.getByRole('list', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveCount(1);
  await expect(preview.getByRole('listitem')).toContainText('Translations: 1');
  await page.getByRole('button', { name: 'Update section' }).click();
  await page.waitForURL('**/editor/*');

  const strings = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
  expect(strings.map(({ text }) => text)).toEqual([
    'Hello.',
    'What do you want?',
    'I’m searching for someone.',
  ]);
  expect(strings.map(({ context }) => context.slice(0, 4))).toEqual(['1 · ', '2 · ', '3 · ']);
  expect(strings[2]).toMatchObject({ id: second.string, translations: [{ text: 'Я ищу кое-кого.' }] });
});

test('a text that its section has already is said to be there, before it is there twice', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'Down the Rabbit-Hole');
  const text = 'Alice was beginning to get very tired.\nThere was nothing so very remarkable in that.\n';
  await ask(page.request, addStrings, { params, body: importBody(parseSource('text', text)) });
  const later = ['II', ...Array.from({ length: 60 }, (_, at) => `Curiouser and curiouser, ${at}!`)].join(
    '\n',
  );
  const more = `${'Between.\n'.repeat(100)}${later}`;
  await ask(page.request, addStrings, { params, body: importBody(parseSource('text', more)) });

  await page.goto(address);
  await choose(page, 'chapter.txt', text);
  await expect(page.getByText('This section already has these 2 strings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 2 strings' })).toBeEnabled();
  await page.getByLabel('Text to import').fill('Quite another text.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(page.getByRole('button', { name: 'Import 1 string' })).toBeEnabled();
  await expect(page.getByText('This section already has')).toBeHidden();

  // Also far from the beginning of the section.
  await page.getByLabel('Text to import').fill(later);
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(page.getByText('This section seems to have this text already.')).toBeVisible();
});
