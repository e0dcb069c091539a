import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { composer, isChosen, isSaid, openEditor, row, translation } from '../../../test/page/editor.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** The marks in a text, once they are there, in order. */
const marksIn = (place: Element) =>
  [...place.querySelectorAll('bdi[class]')].map(({ textContent }) => textContent);
const hasMarks = (place: Element, ...marks: string[]) => waitFor(() => expect(marksIn(place)).toEqual(marks));
const copied = (place: Element) => {
  getSelection()?.selectAllChildren(place);
  const text = getSelection()?.toString();
  getSelection()?.removeAllRanges();
  return text;
};

const SOURCE = 'Call <x1>Mr.</x1> <i>Ishmael of {place}</i> %1$d times, see https://example.org/%d0%b0';
const SIGNS = ['<x1>', '</x1>', '<i>', '{place}', '</i>', '%1$d'];

test('tags and placeholders are marks wherever texts are shown, and what is copied is the text (editor.45)', async () => {
  const { params, strings } = await projectOf(anna, { strings: [SOURCE, 'None.'], target_lang: 'it' });
  await anna.does(addEntry, { params, body: { word: 'Ishmael', translate: 'Ismaele' } });
  const first = { ...params, string: strings[0]?.string ?? 0 };
  const text = '<i>Ismaele di {place}</i>';
  const { id } = await anna.does(addTranslation, { params: first, body: { text } });
  await anna.does(editTranslation, {
    params: { ...first, translation: id },
    body: { text: `${text}, %1$d` },
  });
  const page = await openEditor(testApp, anna, params, '?text=Ishmael%20of%20%7Bpl');

  // In the list, with what was searched, of which a mark is a part.
  const list = within(row(1)).getAllByText((_, element) => element?.textContent === SOURCE)[0] as Element;
  await hasMarks(list, '<x1>', '</x1>', '<i>', '{pl', 'ace}', '</i>', '%1$d');
  expect([...list.querySelectorAll('mark')].map((one) => one.textContent).join('')).toBe('Ishmael of {pl');
  expect(copied(list)).toBe(SOURCE);
  const words = within(list as HTMLElement).getByText('Ishmael of', { exact: false, selector: 'mark span' });
  expect(words.className).toContain('italic');

  // In the panel, with words of the dictionary; in translations and in comparisons.
  const panel = screen.getByRole('complementary', { name: 'String 1' });
  const source = panel.querySelector('[data-source]') as Element;
  await hasMarks(source, ...SIGNS);
  expect(await within(source as HTMLElement).findByRole('button')).toHaveTextContent('Ishmael');
  expect(copied(source)).toBe(SOURCE);
  const own = (await translation('Ismaele')).querySelector('p') as Element;
  await hasMarks(own, '<i>', '{place}', '</i>', '%1$d');
  expect(copied(own)).toBe(`${text}, %1$d`);
  await page.keys('Alt+KeyH');
  const history = await screen.findByRole('region', { name: 'History' });
  await waitFor(() => expect(history.querySelector('ins bdi')).toHaveTextContent('%1$d'));
  expect(history.querySelector('ins')).toHaveTextContent(/^, %1\$d$/);
});

test('among words from right to left marks and addresses keep their order (languages.10)', async () => {
  const { params } = await projectOf(anna, { strings: [SOURCE], target_lang: 'ar' });
  await openEditor(testApp, anna, params);
  const list = await waitFor(
    () => within(row(1)).getAllByText((_, element) => element?.textContent === SOURCE)[0] as Element,
  );
  await hasMarks(list, ...SIGNS);
  expect([...list.querySelectorAll('bdi[dir=ltr]')].map(({ textContent }) => textContent)).toEqual([
    ...SIGNS,
    'https://example.org/%d0%b0',
  ]);
});

const lacking = () =>
  screen.queryByRole('toolbar', { name: 'Tags and placeholders that the translation lacks' });
const hasLacking = (...names: string[]) =>
  waitFor(() =>
    expect(
      within(lacking() as HTMLElement)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(names.map((name) => `Insert ${name}`)),
  );

test('what a translation lacks is inserted by a press, a drag or a key, pairs around what is selected (editor.46, editor.47)', async () => {
  const { params } = await projectOf(anna, {
    strings: ['<i>Ishmael</i> of {place}, %1$d', 'None.'],
    target_lang: 'it',
  });
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await hasLacking('<i> … </i>', '{place}', '%1$d');
  await page.fill(field, 'Ismaele di ');
  field.setSelectionRange(0, 7);
  await page.press('Insert <i> … </i>');
  await waitFor(() => expect(field).toHaveValue('<i>Ismaele</i> di '));
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Ismaele');
  await isSaid('“<i></i>” inserted');
  await hasLacking('{place}', '%1$d');

  const dragged = new Map<string, string>();
  fireEvent.dragStart(screen.getByRole('button', { name: 'Insert %1$d' }), {
    dataTransfer: { setData: (type: string, text: string) => dragged.set(type, text) },
  });
  expect([...dragged]).toEqual([['text/plain', '%1$d']]);
  // One stop of the Tab key, with arrow keys between the buttons.
  screen.getByRole('button', { name: 'Insert {place}' }).focus();
  await page.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Insert %1$d' })).toHaveFocus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.focus();
  await page.keys('Alt+KeyP');
  await page.keys('Alt+KeyP');
  await waitFor(() => expect(field).toHaveValue('<i>Ismaele</i> di {place}%1$d'));
  await waitFor(() => expect(lacking()).toBeNull());
  await page.keys('Alt+ArrowDown');
  await isChosen(2);
  expect(lacking()).toBeNull();
});

test('while a translation is edited its marks go into its field, and those of a plural into the form that was edited last', async () => {
  const { params, strings } = await projectOf(anna, {
    strings: ['Hi, {name}!', '{n, plural, one {# rabbit of {name}} other {# rabbits of {name}}}'],
    target_lang: 'it',
  });
  const first = { ...params, string: strings[0]?.string ?? 0 };
  await anna.does(addTranslation, { params: first, body: { text: 'Ciao, ' } });
  const page = await openEditor(testApp, anna, params);
  await page.keys('Alt+Digit1');
  await page.keys('Alt+KeyE');
  const edited = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit translation' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Insert {name}' })).toHaveLength(2));
  await page.keys('Alt+KeyP');
  await waitFor(() => expect(edited).toHaveValue('Ciao, {name}'));
  // What the edited text doesn’t lack is not put into the other field.
  await page.keys('Alt+KeyP');
  expect(await composer()).toHaveValue('');
  await page.keys('Escape');

  await page.keys('Alt+ArrowDown');
  await isChosen(2);
  const forms = within(await screen.findByRole('group', { name: 'Your translation' }));
  const other = await forms.findByRole<HTMLTextAreaElement>('textbox', { name: /^other/ });
  await page.fill(other, 'dei conigli di ');
  await page.press('Insert {name}');
  await waitFor(() => expect(other).toHaveValue('dei conigli di {name}'));
  await waitFor(() => expect(lacking()).toBeNull());
  (await forms.findByRole('textbox', { name: /^one/ })).focus();
  await hasLacking('{name}');
});
