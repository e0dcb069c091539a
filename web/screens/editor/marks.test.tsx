import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { openEditor, row, translation } from '../../../test/page/editor.ts';
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
  expect(within(source as HTMLElement).getByRole('button')).toHaveTextContent('Ishmael');
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
