import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import {
  composer,
  editorOf,
  isChosen,
  isSaid,
  openEditor,
  row,
  rowHas,
  rows,
  translation,
} from '../../../test/page/editor.ts';
import { isShown, textsOf } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}.`);
const search = () => screen.findByRole('searchbox', { name: 'Search source and translations' });
const hasRows = (...texts: string[]) =>
  waitFor(() => expect(textsOf(rows())).toEqual(texts.map((text) => expect.stringContaining(text))));
const marks = (place: Element) => textsOf(place.querySelectorAll('mark'));
const hasMarks = (...texts: string[]) =>
  waitFor(() => expect(rows().flatMap((one) => marks(one))).toEqual(texts));

test('a filter narrows the list, stands in the address, and lets no row jump', async () => {
  const { params, strings } = await projectOf(anna, { strings: numbered(14) });
  const first = { ...params, string: strings[0]?.string ?? 0 };
  await anna.does(addTranslation, { params: first, body: { text: 'Первая.' } });
  const page = await openEditor(testApp, anna, params, '?size=10');
  const found = within(screen.getByRole('region', { name: 'Tools' }));
  await page.press('Untranslated');
  await found.findByText('13 strings found');
  await isSaid('13 strings found');
  expect(page.address()).toMatch(/\?status=non_tr&size=10$/);
  expect(screen.getByRole('button', { name: 'Untranslated' })).toHaveFocus();

  // A translated row stays in its position until the list is reloaded, while the counts change.
  await page.user.click(row(1));
  await isChosen(2);
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await page.user.keyboard('Вторая.');
  await page.keys('Control+Enter');
  await found.findByText('12 strings found');
  await rowHas(1, 'Вторая.');
  await within(row(1)).findByRole('img', { name: /^No longer matches/ });
  await isChosen(3);
  const main = within(screen.getByRole('main'));
  await main.findByText('1 new change');
  await page.press('Show');
  await rowHas(1, 'Line 3.');
  expect(rows()).toHaveLength(10);
  expect(main.queryByText('1 new change')).toBeNull();

  // A search is combined with the filter; the link shows the same to a colleague.
  screen.getByRole('link', { name: 'String 5' }).focus();
  await page.keys('Slash');
  await waitFor(async () => expect(await search()).toHaveFocus());
  await page.user.keyboard('line 1');
  await found.findByText('5 strings found');
  await page.press(/^Sort:/);
  await page.user.click(await screen.findByRole('menuitemradio', { name: 'Last to first' }));
  await rowHas(1, 'Line 14.');
  const colleague = await openPage(testApp, anna, page.address());
  await screen.findByRole('list', { name: 'Strings' });
  await hasRows('Line 14', 'Line 13', 'Line 12', 'Line 11', 'Line 10');
  // Even the last row of its page stays there.
  await colleague.fill(await search(), 'line 13');
  await hasRows('Line 13');
  await isChosen(13);
  await colleague.fill(await composer(), 'Тринадцатая.');
  await colleague.keys('Control+Shift+Enter');
  await waitFor(() => expect(screen.getAllByText('0 strings found')).not.toEqual([]));
  await rowHas(1, 'Тринадцатая.');
  await colleague.fill(await search(), 'no such line');
  await colleague.press('Clear filters', within(screen.getByRole('main')));
  await waitFor(() => expect(rows()).toHaveLength(10));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the string that is translated in its row keeps what the search found, in words of the dictionary too', async () => {
  const { params } = await projectOf(anna, {
    strings: ['Alice.', 'The white rabbit ran.', 'White rabbits.'],
  });
  await anna.does(addEntry, { params, body: { word: 'rabbit', translate: 'кролик' } });
  const page = await openEditor(testApp, anna, params);
  await page.fill(await search(), 'white rab');
  await hasMarks('white rab', 'White rab');
  await page.keys('Alt+KeyL');
  await waitFor(() => expect(textsOf(within(row(1)).getAllByRole('button'))).toContain('rabbit'));
  await waitFor(() =>
    expect(marks(row(1).querySelector('[data-source]') as Element)).toEqual(['white ', 'rab']),
  );
  expect(marks(row(2))).toEqual(['White rab']);
});

test('the list is filtered by what single checks find, and each is taken off by itself (checks.26)', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['A {name}', 'B {name}', 'C'] });
  for (const [nth, text] of ['А', 'Б {name} ', 'В '].entries())
    await anna.does(addTranslation, {
      params: { ...params, string: strings[nth]?.string ?? 0 },
      body: { text },
    });
  const page = await openEditor(testApp, anna, params);
  await hasRows('A {name}', 'B {name}', 'C');
  await page.press('More filters');
  const panel = within(await screen.findByRole('form', { name: 'More filters' }));
  await page.user.click(panel.getByText('Checks'));
  await page.press('Placeholders', panel);
  await page.press('Spaces at the edges', panel);
  await page.press('Show strings', panel);
  await waitFor(() => expect(page.address()).toMatch(/checks=placeholders/));
  await hasRows('A {name}', 'B {name}', 'C');
  await page.press('Remove filter “Check: Placeholders”');
  await hasRows('B {name}', 'C');
  await page.press('Remove filter “Check: Spaces at the edges”');
  await hasRows('A {name}', 'B {name}', 'C');
  expect(page.address()).not.toMatch(/checks=/);
});

test('all filters stand in one panel, which says at its field what can’t be looked for', async () => {
  const { params, strings } = await projectOf(anna, { strings: numbered(3) });
  const second = { ...params, string: strings[1]?.string ?? 0 };
  await anna.does(addTranslation, { params: second, body: { text: 'Вторая.' } });
  const page = await openEditor(testApp, anna, params);
  const competing = () => screen.queryByRole('button', { name: 'Competing' });
  (await composer()).focus();
  fireEvent.keyDown(await composer(), { key: 'Shift', code: 'ShiftLeft', shiftKey: true });
  await waitFor(() => expect(competing()).not.toBeNull());
  fireEvent.keyDown(await composer(), { key: 'A', code: 'KeyA', shiftKey: true });
  await waitFor(() => expect(competing()).toBeNull());
  fireEvent.keyUp(await composer(), { key: 'Shift', code: 'ShiftLeft' });

  // The search covers source and translations, and marks matches.
  await page.fill(await search(), 'ВТОР');
  await hasRows('Line 2');
  await hasMarks('Втор');
  await page.fill(await search(), 'line 3');
  await hasMarks('Line 3');
  await page.press('More filters');
  const panel = within(await screen.findByRole('form', { name: 'More filters' }));
  expect(panel.getByRole('button', { name: 'Competing' })).toBeVisible();
  await page.fill(panel.getByLabelText('Source or translation contains'), '');
  const contains = panel.getByLabelText('Translation contains');
  await page.fill(contains, '(');
  await page.user.click(panel.getByRole('switch', { name: 'Regular expressions' }));
  await page.press('Show strings', panel);
  await waitFor(() => expect(contains).toHaveAccessibleDescription(/pattern isn’t valid/));
  await page.fill(contains, '^вт.рая');
  await page.user.type(panel.getByRole('combobox', { name: 'Translator' }), 'anna');
  await page.user.click(await screen.findByRole('option', { name: 'anna' }));
  await page.press('Show strings', panel);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'More filters' })).toBeNull());
  await hasRows('Line 2');
  expect(page.address()).toMatch(/from=.*translation=.*regex=true/);
  await page.press(/Remove filter “Translator:/);
  await waitFor(() => expect(page.address()).not.toContain('from='));
});

test('Arabic texts are from right to left wherever they are, also an empty field; sources, placeholders and the interface are not (languages.10)', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['Hello, %s!', 'Bye.'], target_lang: 'ar' });
  const text = 'Alice: שלום مرحبا %s!';
  const first = { ...params, string: strings[0]?.string ?? 0 };
  const { id } = await anna.does(addTranslation, { params: first, body: { text } });
  await anna.does(editTranslation, { params: { ...first, translation: id }, body: { text: `${text}?` } });
  const page = await openEditor(testApp, anna, params);
  const directionOf = (element: Element | null | undefined) =>
    element && getComputedStyle(element).getPropertyValue('direction');
  const isWritten = async (place: Element, direction: string, words = 'Alice') => {
    const found = await waitFor(() =>
      within(place as HTMLElement).getAllByText(
        (_, element) => element?.hasAttribute('lang') === true && element.textContent.includes(words),
      ),
    );
    expect(found.map(directionOf)).toEqual(found.map(() => direction));
    return found[0];
  };
  expect((await composer()).value).toBe('');
  expect(directionOf(await composer())).toBe('rtl');
  for (const place of [row(1), await translation('Alice')]) {
    const text = await isWritten(place, 'rtl');
    // The rules of placeholders are loaded for such texts alone.
    await waitFor(() => expect(text?.querySelector('bdi[dir=ltr]')).toHaveTextContent(/^%s$/));
  }
  await isWritten(row(1), 'ltr', 'Hello');
  await isWritten(screen.getByRole('complementary', { name: 'String 1' }), 'ltr', 'Hello');
  expect(directionOf(screen.getByRole('main'))).not.toBe('rtl');
  await page.keys('Alt+KeyH');
  await isWritten(await screen.findByRole('region', { name: 'History' }), 'rtl');
  await page.load(editorOf(params).replace('editor', 'read'));
  const main = await screen.findByRole('main');
  await isWritten(main, 'rtl');
  await isWritten(main, 'ltr', 'Bye.');
});

test('invisible characters have signs with the setting for line breaks; the palette of the language inserts them, and control characters are named (editor.40)', async () => {
  const { params } = await projectOf(anna, { strings: ['One\u00a0two.'] });
  const page = await openEditor(testApp, anna, params);
  expect(screen.queryByTitle('No-break space')).toBeNull();
  localStorage.setItem('dragoman.editor', JSON.stringify({ drawNewLine: true }));
  await page.load();
  await isChosen(1);
  const panel = screen.getByRole('complementary', { name: 'String 1' });
  for (const place of [row(1), panel])
    expect(within(place).getByTitle('No-break space').textContent).toBe('\u00a0');
  expect(row(1).textContent).toContain('One\u00a0two.');

  const field = await composer();
  await page.fill(field, 'Он сказал да');
  field.setSelectionRange(10, 12);
  const insert = async (character: string) => {
    await page.press('Special characters');
    await page.press(`Insert ${character}`);
    await waitFor(() => expect(field).toHaveFocus());
  };
  await insert('«»');
  await waitFor(() => expect(field).toHaveValue('Он сказал «да»'));
  await insert('ё');
  await waitFor(() => expect(field).toHaveValue('Он сказал «ё»'));
  await insert('No-break space');
  await waitFor(() => expect(field).toHaveValue('Он сказал «ё\u00a0»'));

  await page.fill(field, 'Да\b');
  await isShown('Control characters can’t be saved: U+0008.');
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
});

test('by number, by name and by setting one gets about', async () => {
  const { params, strings } = await projectOf(anna, {
    splitting: 'paragraphs',
    strings: [...numbered(129), 'Two\nlines.'],
  });
  const first = { ...params, string: strings[0]?.string ?? 0 };
  for (const text of ['Первая.', 'Иначе.'])
    await anna.does(addTranslation, { params: first, body: { text } });
  const page = await openPage(testApp, anna, `${editorOf(params)}?size=10&string=${strings[33]?.string}`);
  await isChosen(34);
  expect(row(4)).toHaveTextContent('Line 34.');
  expect(screen.getByRole('link', { name: 'Page 4: Untranslated' })).toHaveAttribute('aria-current', 'page');
  await page.user.click((await screen.findAllByRole('button', { name: 'Go to page' }))[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'INPUT'));
  await page.user.keyboard('12{Enter}');
  await rowHas(1, 'Line 111.');
  await page.keys('Control+KeyK');
  const palette = await screen.findByPlaceholderText('Type a command, section or string number');
  await waitFor(() => expect(palette).toHaveFocus());
  await page.user.keyboard('130');
  await screen.findByRole('button', { name: 'String 130' });
  await page.user.keyboard('{Enter}');
  await isChosen(130);
  await page.keys('Alt+Shift+ArrowDown');
  await isChosen(2);
  await rowHas(2, 'Line 2.');

  await page.press(/^Editor settings/);
  const settings = within(await screen.findByRole('dialog', { name: 'Editor settings' }));
  await page.user.click(settings.getByRole('switch', { name: 'Double-click to select a string' }));
  await page.user.click(settings.getByRole('combobox', { name: 'Middle column' }));
  await page.user.click(await screen.findByRole('option', { name: 'All translations' }));
  await rowHas(1, /Иначе\..*Первая\./);
  await page.user.keyboard('{Escape}');
  const fifth = within(row(5)).getByText('Line 5.');
  await page.user.click(fifth);
  await page.user.click(screen.getByRole('main'));
  await isChosen(2);
  await page.user.dblClick(fifth);
  await isChosen(5);
  await page.user.keyboard('{Escape}');
  await page.keys('Shift+Slash');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet).toHaveTextContent('Next untranslated string');
});

test('an empty section tells who may import how to fill it, and others who does', async () => {
  const { project, params } = await projectOf(anna);
  const { id } = await anna.does(addSection, { params, body: { name: 'Empty' } });
  const address = `/projects/${project.id}/editor/${printSectionId(id)}`;
  await openPage(testApp, anna, address);
  await screen.findByText('Import strings into this section, or add them one by one.');
  screen.getByRole('link', { name: 'Import strings' });
  await openPage(testApp, testApp.guest, address);
  await screen.findByText('A manager needs to import strings into this section.');
  expect(screen.queryByRole('link', { name: 'Import strings' })).toBeNull();
});
