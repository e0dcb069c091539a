import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { composer, isSaid, openEditor, row, rowHas, translation } from '../../../../test/page/editor.ts';
import { textsOf } from '../../../../test/page/find.ts';
import { filmOf, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A project whose strings are those of a JSON file, in which `{name}` is a placeholder. */
async function projectWith(...texts: string[]) {
  const { params } = await projectOf(anna, { strings: [] });
  const file = JSON.stringify(Object.fromEntries(texts.map((text, nth) => [`text${nth}`, text])));
  await anna.does(addStrings, { params, body: importBody(parseSource('json', file)) });
  const strings = await anna.does(listStrings, { params, query: {} });
  const add = (nth: number, text: string) =>
    anna.does(addTranslation, { params: { ...params, string: strings[nth]?.id ?? 0 }, body: { text } });
  return { params, add };
}

/** The findings under the field of a translation, or beside a saved one. */
const findings = async (inside: HTMLElement = screen.getByRole('complementary')) =>
  within(await within(inside).findByRole('list', { name: 'Found by checks' })).getAllByRole('listitem');
const composerReading = () => document.querySelector('#composer-reading');
const source = () => document.querySelector('[data-source]') as HTMLElement;
const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-finding]')].map((one) => one.textContent);
const areGone = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Found by checks' })).toBeNull());

test('findings stand under the field, the surest first, each with the name of its kind (checks.28, checks.29)', async () => {
  const { params } = await projectWith('Hello {name} ');
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), 'Привет\nвсем');
  const items = await findings();
  expect(items.map((item) => within(item).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Certain',
    'Very likely',
    'Very likely',
  ]);
  expect(textsOf(items)[0]).toMatch(/^In the source but not here: \{name\}/);
  await page.fill(await composer(), 'Привет, {name} ');
  await areGone();
});

test('an entry of gettext has the placeholders of its flags (command-line.30)', async () => {
  const { params } = await projectOf(anna, { strings: [] });
  const po = `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n${[
    '#, c-format\nmsgid "%d of files"\nmsgstr ""',
    'msgid "5 %d of files"\nmsgstr ""',
  ].join('\n\n')}\n`;
  const query = { name: 'app.po' };
  const { section } = await anna.does(importFile, { params, query, body: Buffer.from(po) });
  const page = await openEditor(testApp, anna, { ...params, section: section?.id ?? 0 });
  await page.fill(await composer(), 'Файлов: %s');
  expect(textsOf(await findings())[0]).toMatch(/^In the source but not here: %d/);
  await page.fill(await composer(), 'Файлов: %d');
  await areGone();
  await page.user.click(row(2));
  await page.fill(await composer(), '5 из файлов');
  await page.fill(await composer(), '5 из файлов ');
  expect(textsOf(await findings())).toHaveLength(1);
});

test('what one points at is marked in the source, and a press selects it in the field (checks.30)', async () => {
  const { params } = await projectWith('Hello {name}, {count} times');
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, '{a} раз, {b} два');
  const [lacks, adds] = await findings();
  if (!lacks || !adds) expect.fail();
  expect(marksIn(source())).toEqual([]);
  await page.user.hover(lacks);
  await waitFor(() => expect(marksIn(source())).toEqual(['{name}', '{count}']));
  await page.user.unhover(lacks);
  await waitFor(() => expect(marksIn(source())).toEqual([]));

  within(lacks)
    .getByRole('button', { name: /^In the source but not here/ })
    .focus();
  await waitFor(() => expect(marksIn(source())).toEqual(['{name}', '{count}']));

  // Each press selects the next place.
  const selected = () => field.value.slice(field.selectionStart, field.selectionEnd);
  await page.press(/^Here but not in the source/, within(adds));
  expect(field).toHaveFocus();
  expect(selected()).toBe('{a}');
  await page.press(/^Here but not in the source/, within(adds));
  expect(selected()).toBe('{b}');
  expect(marksIn(source())).toEqual([]);
});

test('a fix shows what it changes, is made by a press, and is announced; the field has the focus (checks.32)', async () => {
  const { params } = await projectWith('Hello {name}!');
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, 'Привет, {naem}!');
  const [first, second] = await findings();
  if (!first || !second) expect.fail();
  // Both findings have the same fix, which is offered once.
  expect(within(second).queryByRole('button', { name: /^Fix/ })).toBeNull();
  expect(first.querySelector('del')).toHaveTextContent('naem');
  expect(first.querySelector('ins')).toHaveTextContent('name');
  await page.press('Fix replace “{naem}” with “{name}”', within(first));
  expect(field).toHaveValue('Привет, {name}!');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe('Привет, {name}'.length);
  await isSaid('Fixed: replaced “{naem}” with “{name}”');
  await areGone();
});

test('a key makes the first fix, at once behind what is typed, and leaves what has none (checks.32)', async () => {
  const { params } = await projectWith('Hello {name} ');
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, 'Привет, {naem}');
  await page.keys('Alt+Enter');
  expect(field).toHaveValue('Привет, {name}');
  await page.keys('Alt+Enter');
  expect(field).toHaveValue('Привет, {name} ');
  await page.keys('Alt+Enter');
  expect(field).toHaveValue('Привет, {name} ');
  await isSaid('Fixed: inserted 1 space');
});

test('of a plural a fix goes into the field of its form, also in the edit form (checks.32)', async () => {
  const { params, add } = await projectWith('{n, plural, one {# file} other {# files}}');
  const whole = '{n, plural, one {# файл} few {# файла } many {# файлов} other {# файла }}';
  await add(0, whole);
  const page = await openEditor(testApp, anna, params);
  const [saved] = await findings(await translation('файла'));
  if (!saved) expect.fail();
  expect(saved).toHaveTextContent('few: Trailing spaces');
  await page.user.hover(saved);
  const item = await translation('файла');
  await waitFor(() => expect(marksIn(item)).toEqual([' ']));

  await page.keys('Alt+KeyE');
  const form = within(await screen.findByRole('group', { name: 'Edit translation' }));
  const fields = () => form.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(fields()).toEqual(['# файл', '# файла ', '# файлов', '# файла ']);
  const few = form.getByRole('textbox', { name: /^few/ });
  few.focus();
  await page.keys('Alt+Enter');
  expect(fields()).toEqual(['# файл', '# файла', '# файлов', '# файла ']);
  expect(few).toHaveFocus();
  await page.keys('Alt+Enter');
  expect(fields()).toEqual(['# файл', '# файла', '# файлов', '# файла']);
  expect(form.getByRole('textbox', { name: /^other/ })).toHaveFocus();
});

test('the places of a finding are marked in a saved translation and in its source (checks.31)', async () => {
  const { params, add } = await projectWith('One\nTwo {name}');
  await add(0, 'Раз {naem}');
  const page = await openEditor(testApp, anna, params);
  const item = await translation('Раз');
  const items = await findings(item);
  expect(textsOf(items).map((text) => text.split(':')[0])).toEqual([
    'In the source but not here',
    'Here but not in the source',
    expect.stringMatching(/^0 line breaks here/),
  ]);
  await page.user.hover(items[1] as HTMLElement);
  await waitFor(() => expect(marksIn(item)).toEqual(['{naem}']));
  await page.user.unhover(items[1] as HTMLElement);
  await page.user.hover(items[2] as HTMLElement);
  await waitFor(() => expect(marksIn(source())).toEqual(['\n']));
  expect(marksIn(item)).toEqual([]);
  await page.user.unhover(items[2] as HTMLElement);
  expect(within(item).queryByRole('button', { name: /^Fix/ })).toBeNull();
  await page.keys('Alt+Enter');
  expect(item).toHaveTextContent('Раз {naem}');
});

test('places are marked in a translation that is compared with the first, beside the words that differ (checks.31)', async () => {
  const { params, add } = await projectWith('Hello {name}, welcome');
  await add(0, 'Привет, {naem}, добро пожаловать сюда');
  await add(0, 'Привет, {name}, добро пожаловать');
  const page = await openEditor(testApp, anna, params);
  await page.press('Compare');
  const item = await translation('сюда');
  await waitFor(() => expect(item.querySelector('del')).toHaveTextContent('name'));
  const adds = (await findings(item))[1] ?? expect.fail();
  await page.user.hover(adds);
  await waitFor(() => expect(marksIn(item).join('')).toBe('{naem}'));
  expect(item.querySelector('del')).toHaveTextContent('name');
  expect(item.querySelector('del mark')).toBeNull();
});

test('a row has the number of findings in the translation that it shows, by the surest kind (checks.33)', async () => {
  const { params, add } = await projectWith('Hello {name} ', 'Bye ', 'Good.');
  await add(0, 'Привет');
  await add(1, 'Пока');
  await add(2, 'Хорошо.');
  await openEditor(testApp, anna, params);
  const mark = (number: number) => within(row(number)).queryByRole('img', { name: /^Found by checks/ });
  await waitFor(() => expect(mark(1)).toHaveAccessibleName('Found by checks. Certain: 1, Very likely: 1'));
  expect(mark(1)).toHaveTextContent('2');
  await waitFor(() => expect(mark(2)).toHaveAccessibleName('Found by checks. Very likely: 1'));
  expect(mark(3)).toBeNull();
  await rowHas(1, 'In the source but not here: {name}');
  expect(row(1)).not.toHaveTextContent('Trailing spaces');
  expect(row(2)).not.toHaveTextContent('Trailing spaces');
});

test('a cue that is too fast to be read is a finding of its row, which the measures beside the field say while one writes (subtitles.11, subtitles.13)', async () => {
  const { params } = await filmOf(anna, '1\n00:00:01,000 --> 00:00:02,000\nOne\n');
  const [cue = expect.fail()] = await anna.does(listStrings, { params });
  await anna.does(addTranslation, {
    params: { ...params, string: cue.id },
    body: { text: 'Одна очень длинная реплика' },
  });
  const page = await openEditor(testApp, anna, params);
  await waitFor(() =>
    expect(within(row(1)).getByRole('img', { name: 'Found by checks. Very likely: 1' })).toBeVisible(),
  );
  await page.user.click(row(1));
  expect(textsOf(await findings())[0]).toContain('Characters per second: 26 of at most 17.');
  await page.fill(await composer(), 'Другая очень длинная реплика');
  await waitFor(() => expect(composerReading()).toHaveTextContent('28 / 17'));
  expect(screen.getAllByText(/^Characters per second: /)).toHaveLength(1);
});

test('findings are announced once when they appear (checks.34)', async () => {
  const { params } = await projectWith('Hello {name}, you have {count} messages');
  const page = await openEditor(testApp, anna, params);
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    for (const announced of document.querySelectorAll('[role=status] p')) {
      const words = announced.textContent;
      if (words.includes('not here') && said.at(-1) !== words) said.push(words);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const field = await composer();
  await page.fill(field, 'Привет');
  await isSaid('Certain: In the source but not here: {name} {count}');
  await page.user.click(field);
  await page.user.paste(', {name}');
  await waitFor(async () => expect(textsOf(await findings())[0]).toMatch(/not here: \{count\}/));
  await page.user.paste(' {count}');
  await areGone();
  expect(said).toEqual(['Certain: In the source but not here: {name} {count}']);
  await page.fill(field, 'Привет, {name}');
  await waitFor(() => expect(said.at(-1)).toBe('Certain: In the source but not here: {count}'));
  watch.disconnect();
});

test('a finding that blocks says so, and a refusal names the checks (severities.5, severities.6, severities.10)', async () => {
  const { params, add } = await projectWith('Hello {name} ', 'Bye {name}');
  await add(0, 'Привет');
  const severities = { placeholders: 'approval', 'edge-spaces': 'off', tags: 'saving' } as const;
  const set = (check_severities: object) =>
    anna.does(editProject, { params: { project: params.project }, body: { check_severities } });
  await set(severities);
  const page = await openEditor(testApp, anna, params);
  const item = await translation('Привет');
  const items = await findings(item);
  expect(textsOf(items)).toEqual(['In the source but not here: {name} blocks approval']);
  await page.press('Approve', within(item));
  await screen.findByText('Checks block approval: Placeholders. Fix the translation first.');
  await within(item).findByRole('button', { name: 'Approve' });

  await set({ ...severities, placeholders: 'saving' });
  await waitFor(async () => expect(textsOf(await findings(item))[0]).toMatch(/blocks saving$/));
  await page.fill(await composer(), 'Здравствуй');
  await page.press('Add');
  await screen.findByText(
    'Checks block saving: Placeholders. Fix the text, or mark the translation as initial.',
  );
  expect(await composer()).toHaveValue('Здравствуй');
});
