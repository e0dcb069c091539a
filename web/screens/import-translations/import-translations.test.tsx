import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { editedDocx } from '../../../test/edited-docx.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { isShown } from '../../../test/page/find.ts';
import {
  chooseFiles,
  importPageOf,
  openImport,
  previewed,
  previews,
  select,
  transform,
} from '../../../test/page/import.ts';
import { loseAnswer } from '../../../test/page/network.ts';
import { openPage } from '../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const MEGABYTES_PER_PROJECT = 1;
const testApp = await openTestApp({ MEGABYTES_PER_PROJECT: String(MEGABYTES_PER_PROJECT) });
const { owner, boris } = await testApp.signUps('owner', 'boris');
let made = 0;

/** A project with a JSON section for each of these. */
async function jsonStage(...sections: Record<string, string>[]) {
  made += 1;
  const name = `upload_${made}`;
  const { id: project } = await owner.does(createProject, {
    body: { name, handle: name, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const paths = [];
  for (const [at, pairs] of sections.entries()) {
    const section = await owner.does(addSection, { params: { project }, body: { name: `Part ${at}` } });
    const params = { project, section: section.id };
    const body = Object.entries(pairs).map(([key, text]) => ({ key, text }));
    const strings = body.length > 0 ? await owner.does(addStrings, { params, body }) : [];
    paths.push({ ...params, strings });
  }
  const [first = { project, section: 0, strings: [] }] = paths;
  return { first, paths };
}

async function translationsOf({ project, section }: { project: number; section: number }) {
  const query = { fetch_translations: 'true' } as const;
  const strings = await owner.does(listStrings, { params: { project, section }, query });
  return strings.map(({ translations = [] }) => translations.map(({ text, status }) => [text, status]));
}

const PAGE = 'upload_translations';
const FIELD = 'Translations to import';
const importButton = (name: string | RegExp = /^Import/) => screen.findByRole('button', { name });
const wantsMore = (words: string | RegExp) =>
  waitFor(async () => expect(await importButton()).toHaveAccessibleDescription(words));

test('what is broken is said at its line, pairs with what becomes of them; the second time nothing is new', async () => {
  const { first } = await jsonStage({ a: 'One', b: 'Two', c: 'Three', d: 'Four' });
  const string = first.strings[0]?.id ?? 0;
  await owner.does(addTranslation, { params: { ...first, string }, body: { text: 'Один' } });
  const page = await openImport(testApp, owner, importPageOf(first, PAGE));
  for (const [content, words] of [
    ['{"a": "b",}', 'Broken JSON'],
    ['{"a": {"b": "c"}}', 'The value of “a” must be text in quotes'],
    ['7', 'Not an object of keys and translations.'],
  ] as const) {
    await transform(page, FIELD, content);
    await previews(new RegExp(`(${words}.*line 1)|(line 1.*${words})`));
    await isShown('Fix 1 error to import.');
  }
  const content = '{\n"a": ["Один", "Раз"],\n"b": "Two",\n"c": "",\n"x": "Икс",\n"d": "Четыре"}';
  await transform(page, FIELD, content);
  await previews(
    /Already exists/,
    /Раз/,
    /Same as the source/,
    /Empty/,
    /No string has this key\./,
    /Четыре/,
  );
  expect(await importButton('Import 2 translations')).toBeDisabled();
  await wantsMore(/1 translation is empty\./);
  await page.press('Skip empty');
  expect(await screen.findByRole('switch', { name: 'Skip empty translations' })).toBeChecked();
  await waitFor(async () => expect(await importButton()).toHaveFocus());
  await page.user.click(await importButton());
  await isShown('2 of 2 translations imported.');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open editor' })).toHaveFocus());
  expect(previewed().filter(({ textContent }) => textContent?.includes('Imported'))).toHaveLength(2);
  expect(await translationsOf(first)).toEqual([
    [
      ['Раз', 0],
      ['Один', 0],
    ],
    [],
    [],
    [['Четыре', 0]],
  ]);

  await page.press('Import more');
  for (const [again, why] of [
    [content.replace('"c": "",', ''), 'Nothing to import: no translation here is new.'],
    ['{"a": "Раз"}', 'Nothing to import: all these translations already exist.'],
    ['{"x": "Икс", "y": "Игрек"}', 'Nothing to import: these keys or cues are not here.'],
    ['{}', 'No translations in this text.'],
  ] as const) {
    await transform(page, FIELD, again);
    await isShown(why);
    expect(await importButton()).toBeDisabled();
  }
});

test('text has a line for each string; a translator’s are drafts unless they say otherwise', async () => {
  const { project, params } = await projectOf(owner, {
    splitting: 'paragraphs',
    strings: ['One', 'Two\nlines', 'Three'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const page = await openImport(testApp, boris, importPageOf(params, PAGE));
  await transform(page, FIELD, 'Один\nДва');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Wrong number of strings: the text has 2 lines, the section 3 strings.',
    ),
  );
  await page.user.click(screen.getByRole('checkbox', { name: /Line breaks/ }));
  await transform(page, FIELD, 'One\nTwo\\nlines\nThree\n');
  await wantsMore('All are the same as the source. Turn on “Load same” to import them.');
  // The option is changed while the text is read.
  const release = page.network.hold(/previews\/translations/);
  await transform(page, FIELD, 'One\nДве\\nстроки\nТри\n');
  await page.user.click(screen.getByRole('switch', { name: /^Load same/ }));
  release();
  expect(await screen.findByRole('switch', { name: /^Mark as initial/ })).toBeChecked();
  await page.press('Import 3 translations');
  await page.user.click(await screen.findByRole('link', { name: 'Open editor' }));
  await waitFor(() => expect(page.address()).toContain('/editor/'));
  expect(await translationsOf(params)).toEqual([[['One', -1]], [['Две\nстроки', -1]], [['Три', -1]]]);
});

test('an option of what was read leaves what is being edited, and what is said of other files', async () => {
  const { params } = await projectOf(owner, { strings: ['One', 'Two'] });
  const page = await openImport(testApp, owner, importPageOf(params, PAGE));
  await transform(page, FIELD, 'Один\nTwo');
  await previews(/Один/, /Same as the source/);
  await page.fill(FIELD, 'Один\nДва');
  const asked = page.network.answered.length;
  await page.user.click(screen.getByRole('switch', { name: /^Load same/ }));
  await waitFor(() =>
    expect(page.network.answered.slice(asked).some((name) => name.includes('/previews/'))).toBe(true),
  );
  await waitFor(() => expect(screen.getByLabelText(FIELD)).toBeEnabled());
  expect(screen.getByLabelText(FIELD)).toHaveValue('Один\nДва');
});

test('for a whole project a pair goes to every string with its key; sections of text take documents from proofreading alone', async () => {
  const { first, paths } = await jsonStage({ open: 'Open' }, { open: 'Open', shut: 'Shut' });
  const page = await openPage(testApp, owner, `/projects/${first.project}/${PAGE}`);
  await chooseFiles(
    page,
    { name: '1.json', content: '{"open": "Открыть"}' },
    { name: '2.json', content: '{"shut": "Shut"}' },
  );
  await waitFor(() =>
    expect(previewed().filter(({ textContent }) => textContent?.includes('Same as the source'))).toHaveLength(
      1,
    ),
  );
  expect(screen.getAllByText(/for each of 2 strings with this key/)).toHaveLength(2);
  await page.press('Import 2 translations');
  await isShown('2 of 2 translations imported.');
  const stored = await Promise.all(paths.map(translationsOf));
  expect(stored).toEqual([[[['Открыть', 0]]], [[['Открыть', 0]], []]]);

  const other = await projectOf(owner, { strings: ['Text'] });
  await page.load(`/projects/${other.project.id}/${PAGE}`);
  await screen.findByRole('heading', { name: 'Proofread (DOCX)' });
  expect(screen.queryByRole('textbox', { name: FIELD })).toBeNull();
});

test('translations of a format that can’t be read yet are refused by name, or read as plain text', async () => {
  const { params } = await projectOf(owner, { strings: ['One.', 'Two.'] });
  const page = await openImport(testApp, owner, importPageOf(params, PAGE));
  await transform(page, FIELD, '{\\rtf1 Один.\nДва.}\n');
  await isShown('Can’t read RTF yet.');
  await page.press('Import as plain text anyway');
  await previews(/\{\\rtf1 Один\./, /Два\.\}/);

  await chooseFiles(page, { name: 'ru.toml', content: 'Раз.\nДва.\n' });
  await page.press('Replace');
  await isShown('Can’t read “ru.toml” (TOML) yet.');
  await page.press('Import as plain text anyway');
  await previews(/Раз\./, /Два\./);
  expect(document.body).not.toHaveTextContent('Can’t read');
});

test('translated subtitles find their cues by the times when numbers differ, whatever the file’s encoding', async () => {
  const { first } = await jsonStage({});
  const source = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n';
  await owner.does(addStrings, { params: first, body: importBody(parseSource('srt', source)) });
  const page = await openImport(testApp, owner, importPageOf(first, PAGE));
  const translated = '\uFEFF7\n00:00:03,000 --> 00:00:04,000\nДва\n\n9\n00:01:01,000 --> 00:01:02,000\nТри\n';
  const content = new Uint8Array(Buffer.from(translated, 'utf16le'));
  await chooseFiles(page, { name: 'film.ru.srt', content });
  await isShown('matched by timing');
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-16le');
  await previews(/Два/, /No string has this number or timing\./);
  await page.press('Import 1 translation');
  await isShown('1 of 1 translation imported.');
  expect(await translationsOf(first)).toEqual([[], [['Два', 0]]]);
});

test('in a full project it is told before anything is sent, to translators too', async () => {
  const { project, params } = await projectOf(owner, { strings: ['One.'] });
  const left = MEGABYTES_PER_PROJECT * MIB - 'One.'.length;
  const long = LIMITS.stringText.max;
  const texts = Array.from({ length: Math.floor(left / long) }, () => 'x'.repeat(long));
  const body = [...texts, 'x'.repeat(left % long)].map((text) => ({ text }));
  await owner.does(addStrings, { params, body });
  await joinAs(testApp, boris, project, 'translator');
  const page = await openImport(testApp, boris, importPageOf(params, PAGE));
  // A line for each string; a trailing line break adds no line.
  await transform(page, FIELD, `Раз${'\n'.repeat(texts.length + 2)}`);
  await page.user.click(await screen.findByRole('switch', { name: /^Skip empty translations/ }));
  const words = '6 bytes of text over this project’s limit.';
  await isShown(words);
  await wantsMore(words);
  expect(await importButton('Import 1 translation')).toBeDisabled();

  const own = await openImport(testApp, owner, importPageOf(params, 'load_strings'));
  await transform(own, 'Text to import', 'Two.');
  // How much the project has is asked of the service meanwhile.
  await wantsMore(/^4 bytes of text over this project’s limit/);
  expect(await importButton('Import 1 string')).toBeDisabled();
});

test('an upload is stopped between two calls, survives a lost connection, and goes on', async () => {
  const keys = Array.from({ length: 1100 }, (_, at) => `k${at}`);
  const pairs = (word: string) => Object.fromEntries(keys.map((key) => [key, `${word} ${key}`]));
  const { first } = await jsonStage(pairs('Text'));
  const page = await openImport(testApp, owner, importPageOf(first, PAGE));
  await transform(page, FIELD, JSON.stringify(pairs('Текст')));

  const calls = /POST .*\/sections\/\d+\/translations/;
  const release = page.network.hold(calls);
  await page.press('Import 1,100 translations');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuemax', '1100');
  await page.press('Stop');
  release();
  await isShown('Stopped. 500 of 1,100 translations imported');

  // Stored, but the response is lost.
  const end = page.network.route(calls, loseAnswer);
  await page.press('Import remaining 600');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Connection lost'));
  end();
  await page.press('Import remaining 600');
  await isShown('1,100 of 1,100 translations imported');
  expect((await translationsOf(first)).every(({ length }) => length === 1)).toBe(true);
});

test('a paste too long to be edited is transformed at once, and goes again', async () => {
  const { params } = await projectOf(owner, { strings: ['One'] });
  const page = await openImport(testApp, owner, importPageOf(params, PAGE));
  const text = await screen.findByLabelText(FIELD);
  text.focus();
  await page.user.paste('Раз.\r\n'.repeat(20_001));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('20,001'));
  expect(text).toHaveAttribute('readonly');
  await page.press('Remove “Pasted text”');
  await transform(page, FIELD, 'Раз.');
  await previews(/Раз\./);
});

test('a document from proofreading shows its differences, edits what one may and adds the rest (imports.67, imports.68, imports.69)', async () => {
  const { project, params, strings } = await projectOf(owner, {
    strings: ['One.', 'Two.', 'Three.', 'Four.'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const [one = expect.fail(), two = expect.fail(), three = expect.fail()] = strings;
  await boris.does(addTranslation, { params: one, body: { text: 'Один кот.', status: 0 } });
  await owner.does(addTranslation, { params: two, body: { text: 'Два кота.', status: 0 } });
  await boris.does(addTranslation, { params: three, body: { text: 'Три кота.', status: 0 } });
  const address = `/projects/${project.id}`;
  const page = await openImport(testApp, boris, address);
  await page.press('Download');
  const dialog = within(await screen.findByRole('dialog', { name: 'Download translation' }));
  await page.user.click(dialog.getByLabelText('Word document (DOCX)'));
  await page.user.click(dialog.getByLabelText(/^For proofreading/));
  expect(dialog.queryByLabelText('Name the translators')).toBeNull();
  await page.press('Download', dialog);
  const file = await waitFor(() => page.saved[0] ?? expect.fail('nothing is saved'));
  const downloaded = new Uint8Array(await file.arrayBuffer());
  const last = /<w:tr>(?:(?!<\/w:tr>).)*Four\..*?<\/w:tr>/s;
  const edits = [
    ['Один кот.', 'Один пёс.'],
    ['Два кота.', 'Два пса.'],
    [last, ''],
  ] as const;
  const content = editedDocx(downloaded, ...edits);

  await page.user.click(await screen.findByRole('link', { name: 'Import translations' }));
  await chooseFiles(page, { name: file.name, content });
  await previews(
    /^1.*One\..*кот.*пёс.*The translation will be edited\./,
    /^2.*This will be added as another translation\./,
  );
  await isShown('1 row was not changed.');
  await isShown('1 row is no longer in the document. Nothing is deleted.');
  expect(previewed().map((row) => row.querySelector('del')?.textContent)).toEqual(['кот', 'кота']);
  expect(screen.queryByRole('textbox', { name: FIELD })).toBeNull();
  await expectAccessible(document.body);
  await page.press('Import 2 translations');
  await isShown('2 of 2 translations imported.');
  expect(await translationsOf(params)).toEqual([
    [['Один пёс.', 0]],
    [
      ['Два кота.', 0],
      ['Два пса.', -1],
    ],
    [['Три кота.', 0]],
    [],
  ]);

  await page.press('Import more');
  await chooseFiles(page, { name: file.name, content });
  await isShown('Nothing to import: all these translations already exist.');
});

test('an encoding that is guessed is still a guess when the text is transformed again; one that is chosen is not (imports.58)', async () => {
  const { params } = await projectOf(owner, { strings: ['A coffee, B.'] });
  const page = await openImport(testApp, owner, importPageOf(params, PAGE));
  const content = Uint8Array.from(
    Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nA caf\u00e9, B\u00f8\n', 'latin1'),
  );
  await chooseFiles(page, { name: 'film.srt', content });
  const encoding = await screen.findByRole('combobox', { name: 'Encoding' });
  await waitFor(() => expect(encoding).toHaveDisplayValue(/\(guess\)$/));
  const asked = () => page.network.answered.filter((one) => one.includes('/previews/translations')).length;
  const before = asked();
  await page.press('Transform again');
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveDisplayValue(/\(guess\)$/);
  await select(page, 'Encoding', 'Windows-1250');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveDisplayValue('Windows-1250'),
  );
});
