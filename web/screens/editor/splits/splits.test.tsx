import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, openEditor, openOnPhone, row, rows } from '../../../../test/page/editor.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const SOURCE = 'He came in. He sat down. Nobody spoke.';
const TRANSLATION = 'Он вошёл. Он сел. Все молчали.';
const place = () => screen.findByRole('slider', { name: 'Where the source is split' });
const placeOf = () => screen.queryByRole('slider', { name: /^Where the translation by/ });
const splitsAt = async (text: RegExp) =>
  waitFor(async () => expect(await place()).toHaveAttribute('aria-valuetext', expect.stringMatching(text)));
const splitsTranslationAt = async (text: RegExp) =>
  waitFor(() => expect(placeOf()).toHaveAttribute('aria-valuetext', expect.stringMatching(text)));
const hasRows = (amount: number) => waitFor(() => expect(rows()).toHaveLength(amount));

async function scene() {
  const { project, params, strings } = await projectOf(anna, { strings: [SOURCE, 'The clock struck.'] });
  await joinAs(testApp, boris, project, 'translator');
  for (const [at, text] of [TRANSLATION, 'Пробили часы.'].entries())
    await boris.does(addTranslation, {
      params: { ...params, string: strings[at]?.string ?? 0 },
      body: { text },
    });
  const texts = async () =>
    (await anna.does(listStrings, { params, query: { fetch_translations: 'true' } })).map(
      ({ text, translations = [] }) => [text, ...translations.map((one) => one.text)],
    );
  return { params, texts };
}

test('by keyboard, a string is split where the mark stands, with its translation, and that is undone', async () => {
  const { params, texts } = await scene();
  const page = await openEditor(testApp, anna, params);
  await hasRows(2);
  await page.keys('Alt+Shift+KeyP');
  await screen.findByRole('dialog', { name: /^Split string 1/ });
  await waitFor(async () => expect(await place()).toHaveFocus());
  await splitsAt(/He sat down\. \| Nobody spoke/);
  await page.user.keyboard('{PageUp}');
  await splitsAt(/He came in\. \| He sat down/);
  await splitsTranslationAt(/Он вошёл\. \| Он сел/);
  await page.user.keyboard('{ArrowRight}');
  await page.keys('Shift+ArrowLeft');
  await splitsAt(/He came in\. H \| e sat down/);
  await page.user.keyboard('{PageUp}');
  // A place that was moved by hand stays.
  await pressOn(placeOf() as HTMLElement, '{PageDown}');
  await splitsTranslationAt(/Он сел\. \| Все молчали/);
  await enter('Split string');
  await hasRows(3);
  expect(await texts()).toEqual([
    ['He came in.', 'Он вошёл. Он сел.'],
    ['He sat down. Nobody spoke.', 'Все молчали.'],
    ['The clock struck.', 'Пробили часы.'],
  ]);
  await runJobs(testApp);
  await page.press('Undo');
  // The list shows one's own undo at once (undo.22).
  await hasRows(2);
  expect((await texts())[0]).toEqual([SOURCE, TRANSLATION]);
});

test('by keyboard, a string is merged with the next after a preview, and that is undone', async () => {
  const { params, texts } = await scene();
  const page = await openEditor(testApp, anna, params);
  await hasRows(2);
  await page.keys('Alt+Shift+KeyJ');
  const merging = await screen.findByRole('dialog', { name: /^Merge string 1 with the next/ });
  await waitFor(() => expect(merging).toHaveTextContent(`${SOURCE} The clock struck.`));
  expect(merging).toHaveTextContent(`${TRANSLATION} Пробили часы.`);
  await enter('Merge strings', within(merging));
  await hasRows(1);
  expect(await texts()).toEqual([[`${SOURCE} The clock struck.`, `${TRANSLATION} Пробили часы.`]]);
  // The editor goes on with the merged string.
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await page.keys('Alt+Shift+KeyJ');
  const none = await screen.findByRole('dialog', { name: /^Merge string/ });
  await waitFor(() => expect(none).toHaveTextContent('No string comes after this one'));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await runJobs(testApp);
  await page.press('Undo');
  await hasRows(2);
  expect(await texts()).toEqual([
    [SOURCE, TRANSLATION],
    ['The clock struck.', 'Пробили часы.'],
  ]);
});

test('the cursor in the form of a string is where it is split', async () => {
  const { params } = await scene();
  const page = await openEditor(testApp, anna, params);
  await hasRows(2);
  await page.keys('Alt+Shift+KeyE');
  const form = within(await screen.findByRole('form', { name: /^Editing string/ }));
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(field).toHaveFocus());
  field.setSelectionRange(7, 7);
  await page.keys('Alt+Shift+KeyP');
  await splitsAt(/… He came \| in\. He sat/);
});

test('on a phone a string is split by tapping, and its translation can stay whole', async () => {
  const { params, texts } = await scene();
  const page = await openOnPhone(testApp, anna, params);
  await page.press('More actions for string 1', within(row(1)));
  await page.user.click(await screen.findByRole('menuitem', { name: /^Split…/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Split string 1/ });
  for (const name of ['To the sentence before', 'To the next word'])
    await page.user.click(within(dialog).getAllByRole('button', { name })[0] as HTMLElement);
  await splitsAt(/He came in\. He \| sat down/);
  await page.user.click(within(dialog).getByRole('checkbox', { name: /^Leave whole, with the first part/ }));
  await waitFor(() => expect(dialog).toHaveTextContent('It will need review.'));
  expect(placeOf()).toBeNull();
  await page.press('Split string', within(dialog));
  await hasRows(3);
  expect((await texts()).slice(0, 2)).toEqual([['He came in. He', TRANSLATION], ['sat down. Nobody spoke.']]);
});
