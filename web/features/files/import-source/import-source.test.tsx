import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isShown, textsOf } from '../../../../test/page/find.ts';
import {
  chooseFiles,
  importPageOf,
  openImport,
  previewed,
  previews,
  select,
  transform,
} from '../../../../test/page/import.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { cut, loseAnswer } from '../../../../test/page/network.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { owner, stranger } = await testApp.signUps('owner', 'stranger');

/** The import page of an empty section before another. */
async function openLoad() {
  const { params } = await projectOf(owner, { strings: [] });
  await owner.does(addSection, { params, body: { name: 'Later' } });
  return {
    page: await openImport(testApp, owner, importPageOf(params, 'load_strings')),
    sections: () => owner.does(listSections, { params: { project: params.project } }),
    stored: async () =>
      (await owner.does(listStrings, { params })).map(({ text, key }) =>
        key === '' ? text : `${key}: ${text}`,
      ),
  };
}

const FIELD = 'Text to import';
const CALLS = /POST .*\/sections\/\d+\/strings/;
const upload = (name: string | RegExp = /^Import/) => screen.findByRole('button', { name });
const isReady = (name: string) => waitFor(async () => expect(await upload(name)).toBeEnabled());
const typeField = () => screen.findByRole('combobox', { name: 'Type' });
const inEditor = (page: Page) => waitFor(() => expect(page.address()).toContain('/editor/'));
const previewHas = (text: string) => waitFor(() => expect(textsOf(previewed()).join('\n')).toContain(text));

async function read(page: Page, type: string, content: string) {
  await select(page, 'Type', type);
  await transform(page, FIELD, content);
}

test('what is wrong with a paste is said at its place, and it can’t be uploaded', async () => {
  const { page, stored } = await openLoad();
  const cases = [
    ['JSON', '{"a": "b",}', 'Broken JSON'],
    ['JSON', '{"a": {"b": "c"}}', 'Nested JSON isn’t supported'],
    ['JSON', '{"a": " "}', 'Empty string.'],
    ['Inner-format JSON', '[{"key": "a"}]', 'No text. Every item needs one.'],
    ['Inner-format JSON', '{"key": "a"}', 'Not a list.'],
    ['JSON', `{"a": "${'x'.repeat(2001)}"}`, '2,001 characters. The limit is 2,000.'],
  ] as const;
  for (const [type, content, words] of cases) {
    await read(page, type, content);
    await previewHas(words);
    expect(screen.getByRole('button', { name: 'line 1' })).toBeVisible();
    await isShown('Fix 1 error to import.');
    expect(await upload()).toBeDisabled();
  }
  await read(page, 'Text', 'One more sentence. '.repeat(150));
  await isReady('Import 3 strings');
  expect(previewed()[1]).toHaveTextContent('Continues the previous string');
  await isShown(/1 long paragraph was split/);
  await page.press('Undo last change');
  await waitFor(async () => expect(await upload()).toBeDisabled());
  await page.press('Split at sentence ends', within(screen.getByRole('list', { name: 'Preview' })));
  await isReady('Import 3 strings');
  await transform(page, FIELD, ' \n\n ');
  await isShown('No strings found in this text.');
  expect(await upload()).toBeDisabled();
  expect(await stored()).toEqual([]);
});

test('nested JSON is read as such, and as pairs with its keys joined by dots when one asks for it', async () => {
  const { page, stored } = await openLoad();
  const nested = { labels: { paste: 'Paste', copy: 'Copy' }, menu: { file: { open: 'Open' } }, ok: 'OK' };
  await chooseFiles(page, { name: 'en.json', content: JSON.stringify(nested, null, 2) });
  await waitFor(async () => expect(await typeField()).toHaveValue('nested_json'));
  await isReady('Import 4 strings');
  const hasFocus = () =>
    waitFor(() => expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus());
  await select(page, 'Type', 'JSON');
  await isShown('Fix 1 error to import.');
  expect(await upload()).toBeDisabled();
  await enter('Keep it nested');
  await hasFocus();
  expect(await typeField()).toHaveValue('nested_json');
  await isReady('Import 4 strings');
  await select(page, 'Type', 'JSON');
  await enter('Flatten keys');
  await isShown('Nested keys are joined with dots.');
  await hasFocus();
  await page.press('Import 4 strings');
  await inEditor(page);
  expect(await stored()).toEqual([
    'labels.paste: Paste',
    'labels.copy: Copy',
    'menu.file.open: Open',
    'ok: OK',
  ]);
});

test('what is read is changed before it goes, and a failure loses nothing of it', async () => {
  const { page, stored } = await openLoad();
  await read(page, 'JSON', '{"line": "Line"}');
  await isReady('Import 1 string');
  await page.fill(FIELD, '{"line": "Line", "pencil": "Pencil", "line": "Straight", "text": "Text"}');
  await isShown('The text has changed. Transform it again.');
  expect(await upload()).toBeDisabled();
  await page.press('Transform again');
  await isShown('Same key as string 1. Both will be imported.');

  const grip = (number: number) =>
    screen.findByRole('button', { name: new RegExp(`^Move string ${number}:`) });
  await pressOn(await grip(4), '{Home}');
  await waitFor(async () => expect(await grip(1)).toHaveFocus());
  await previews(/Text/, /Line/, /Pencil/, /Straight/);
  await page.press('Actions for string 4');
  await page.pick('Edit key and context');
  await page.fill(await screen.findByRole('textbox', { name: 'Key' }), 'line.straight');
  await page.press('Done');
  await waitFor(() => expect(document.body).not.toHaveTextContent('Same key as string'));

  // The response is lost after the save: a retry does not store the strings twice.
  const end = page.network.route(CALLS, loseAnswer);
  await page.user.click(await upload());
  await isShown('Connection lost');
  await isShown('All of it may already be saved, or nothing. Try again: nothing is saved twice.');
  await page.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await page.press('Stay');
  end();
  await page.user.click(await upload());
  await inEditor(page);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await stored()).toEqual(['text: Text', 'line: Line', 'pencil: Pencil', 'line.straight: Straight']);
});

test('what was sent is known again when its answer was lost and the same text is read once more', async () => {
  const { page, sections } = await openLoad();
  const second = { name: 'Second.txt', content: 'Two.' };
  await chooseFiles(page, { name: 'First.txt', content: 'One.' }, second);
  await isShown('2 strings in 2 sections');
  let sent = 0;
  page.network.route(CALLS, async (request, ask) => {
    sent += 1;
    return sent === 2 ? loseAnswer(request, ask) : ask();
  });
  await page.user.click(await upload());
  await isShown('Connection lost');
  await select(page, /^Text shown/, 'Second.txt');
  await page.press('Remove “Second.txt”');
  await chooseFiles(page, second);
  await page.press('Add', within(await screen.findByRole('dialog')));
  await page.press('Import 1 string');
  await inEditor(page);
  expect((await sections()).map(({ name, stats }) => [name, stats.strings_amount])).toEqual([
    ['One', 1],
    ['Second', 1],
    ['Later', 0],
  ]);
});

test('files become sections, each known for what it is, a book cut at its headings', async () => {
  const { page, sections } = await openLoad();
  const chapter = (number: string) =>
    `CHAPTER ${number}\n\n${'A line of prose. '.repeat(12)}\n\nAnd more.\n\n`;
  await chooseFiles(
    page,
    { name: 'toolbar.json', content: '[{"key": "line", "text": "Line", "context": "the tool"}]' },
    { name: 'Book.txt', content: `${chapter('I')}${chapter('II')}${chapter('III')}` },
    { name: 'film.en.srt', content: '1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n' },
    { name: 'cover.png', content: Uint8Array.of(0x89, 0x50, 0, 0, 0, 7) },
  );
  await isShown('Can’t read “cover.png” (PNG) yet.');
  expect(await typeField()).toHaveValue('special_json');
  await isShown('11 strings in 5 sections');
  await page.press('Merge “CHAPTER III” with section above');
  await page.fill('Name of section 4', 'Film');
  await page.user.click(screen.getByLabelText('Import section “CHAPTER I”'));
  await page.user.click(await upload());
  await waitFor(() => expect(page.address()).toMatch(/\/editor\/\w+_\w+_\w+/));
  expect((await sections()).map(({ name, format, stats }) => [name, format, stats.strings_amount])).toEqual([
    ['One', 'special_json', 1],
    ['CHAPTER II', 'text', 6],
    ['Film', 'srt', 1],
    ['Later', 'text', 0],
  ]);
});

test('a file that couldn’t be sent is read once there is a connection, as what it is; one that is too large is not sent (imports.71)', async () => {
  const { page } = await openLoad();
  await screen.findByLabelText(FIELD);
  cut(page.network);
  await chooseFiles(page, { name: 'app.json', content: '{"open": "Open"}' });
  await isShown('Couldn’t read “app.json”. No connection. Try again when you’re back online.');
  cut(page.network, false);
  await page.press('Transform');
  await previewHas('Open');
  expect(await typeField()).toHaveValue('json');
  expect(screen.queryByText(/^Couldn’t read/)).toBeNull();

  const large = new File([], 'film.txt');
  Object.defineProperty(large, 'size', { value: LIMITS.fileBytes + 1 });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Choose (a )?files?$/, { selector: 'input' });
  const sent = page.network.sent.length;
  await page.user.upload(field, large);
  await page.press('Add');
  // It is said whichever file is shown.
  await select(page, /^Text shown/, 'app.json');
  await isShown('Couldn’t read “film.txt”. This is too large to send at once. The limit is 100 MB.');
  expect(page.network.sent.slice(sent).filter((name) => name.includes('/previews/'))).toEqual([]);
});

test('what the project has no room for is told before it is sent', async () => {
  const { page } = await openLoad();
  const most = LIMITS.sectionsPerProject;
  const chapters = Array.from({ length: most + 1 }, (_, at) => `CHAPTER ${at + 1}\n\nSome prose.\n`);
  await chooseFiles(page, { name: 'Saga.txt', content: chapters.join('\n') });
  // The project has two sections; the first chapter is imported into one of them.
  const words = '2 sections over this project’s limit.';
  await isShown(words);
  await isShown('The site administrator can raise the limit.');
  expect(await upload()).toBeDisabled();
  expect(await upload()).toHaveAccessibleDescription(expect.stringContaining(words));
  await page.user.click(screen.getByRole('switch', { name: /at headings/ }));
  await waitFor(() => expect(document.body).not.toHaveTextContent(words));
  await waitFor(async () => expect(await upload()).toBeEnabled());
});

test('ten thousand strings are read, put in order and stored at once', async () => {
  const { page, stored } = await openLoad();
  const text = Array.from({ length: 10_000 }, (_, at) => `Line ${at + 1}.`).join('\n');
  await chooseFiles(page, { name: 'long.txt', content: text });
  await previewHas('Line 1.');
  await pressOn(await screen.findByRole('button', { name: /^Move string 1:/ }), '{End}');
  await page.press('Import 10,000 strings');
  await inEditor(page);
  expect((await stored()).slice(-2)).toEqual(['Line 10000.', 'Line 1.']);
});

test('who may not load strings or translate is kept out', async () => {
  const { params } = await projectOf(owner, { strings: ['One'] });
  for (const name of ['load_strings', 'upload_translations']) {
    await openPage(testApp, stranger, importPageOf(params, name));
    await isShown('Access to this page is forbidden.');
  }
});
