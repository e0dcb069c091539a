import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { openEditor, openOnPhone } from '../../../../test/page/editor.ts';
import { isShown } from '../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { afterJobs, runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const TEXTS = ['The cat sat.', 'A cat and a cat.', 'No animal here.', 'The Cat, again.'];
const RUSSIAN = ['Кот сидел.', 'Кот и кот.', 'Никого.', 'Снова Кот.'];

/** A project of Anna, translated by Boris, who is a translator. */
async function translated() {
  const { project, params, strings } = await projectOf(anna, { strings: TEXTS });
  await joinAs(testApp, boris, project, 'translator');
  const translations = [];
  for (const [at, text] of RUSSIAN.entries()) {
    const string = { ...params, string: strings[at]?.string ?? 0 };
    const { id } = await boris.does(addTranslation, { params: string, body: { text, status: 0 } });
    translations.push({ ...string, translation: id });
  }
  const texts = async () =>
    (await anna.does(listStrings, { params, query: { fetch_translations: '' } })).map((string) => [
      string.text,
      ...(string.translations ?? []).map(({ text }) => text),
    ]);
  return { params, strings, translations, texts };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const replaceDialog = () => screen.findByRole('dialog');
const says = async (...texts: string[]) => {
  const dialog = await replaceDialog();
  for (const text of texts) await waitFor(() => expect(dialog).toHaveTextContent(text));
};

test('by keyboard an editor finds, leaves out single matches, replaces with a preview, and undoes it (find.11)', async () => {
  const { params, texts } = await translated();
  const page = await openEditor(testApp, anna, params);
  await page.keys('Alt+Shift+KeyF');
  const find = await field('Find');
  await waitFor(() => expect(find).toHaveFocus());
  await page.user.keyboard('кот{Enter}');
  await isShown('4 matches in 3 texts');
  const replacement = await field('Replace with');
  await page.fill(replacement, 'пёс');
  await isShown('Matches selected: 4 of 4');
  const places = () => screen.getAllByRole('checkbox', { name: /^Replace/ });
  expect(places()).toHaveLength(4);
  await pressOn(await box('Match case'), ' ');
  await isShown('1 match in 1 text');
  await pressOn(await box('Match case'), ' ');
  await waitFor(() => expect(places()).toHaveLength(4));
  await pressOn(places()[1] as HTMLElement, ' ');
  expect(places()[1]).not.toBeChecked();
  await pressOn(await box(/^String 4:/), ' ');
  await isShown('Matches selected: 2 of 4');
  replacement.focus();
  await page.keys('Control+Enter');
  await says('2 texts will be changed.', 'No votes or approvals get lost.');
  await enter('Replace', within(await replaceDialog()));
  await isShown('Replaced in 2 texts');
  await isShown('2 matches in 2 texts');
  expect(await texts()).toEqual([
    ['The cat sat.', 'пёс сидел.'],
    ['A cat and a cat.', 'Кот и пёс.'],
    ['No animal here.', 'Никого.'],
    ['The Cat, again.', 'Снова Кот.'],
  ]);
  await runJobs(testApp);
  await enter('Undo');
  await afterJobs(testApp, () => expect(document.body).toHaveTextContent('2 changes undone'));
  expect((await texts()).map(([, translation]) => translation)).toEqual(RUSSIAN);
  await pressOn(find, '{Escape}');
  await screen.findByRole('button', { name: 'Find and replace' });
});

test('a translator is told what gets lost and what is added; a pattern uses its groups', async () => {
  const { params, strings, translations, texts } = await translated();
  const [first = { ...params, string: 0, translation: 0 }] = translations;
  await anna.does(castVote, { params: first, body: {} });
  await anna.does(approve, { params: first });
  const third = { ...params, string: strings[2]?.string ?? 0 };
  await anna.does(addTranslation, { params: third, body: { text: 'Ни кота здесь.', status: 0 } });
  const page = await openEditor(testApp, boris, params);
  await page.press('Find and replace');
  const find = await field('Find');
  expect(screen.queryByRole('combobox', { name: 'Where' })).toBeNull();
  await page.user.click(await box('Pattern (RE2)'));
  await page.fill(find, '(');
  await page.press('Find');
  await isShown('This pattern isn’t valid.');
  await page.fill(find, '(к)от');
  await page.fill(await field('Replace with'), '$1енар$&');
  await page.press('Find');
  await isShown('5 matches in 4 texts');
  await page.press('Replace…');
  await says(
    '3 texts will be changed.',
    '1 new translation will be added beside that of another author.',
    '1 vote gets lost.',
    '1 approval gets lost.',
  );
  await page.press('Replace', within(await replaceDialog()));
  await isShown('Replaced in 4 texts');
  expect((await texts())[0]).toEqual(['The cat sat.', 'КенарКот сидел.']);
  expect((await texts())[2]?.toSorted()).toEqual(
    ['No animal here.', 'Никого.', 'Ни кота здесь.', 'Ни кенаркота здесь.'].toSorted(),
  );
});

test('on a phone sources are replaced from the menu, and a link leads to a string', async () => {
  const { params, texts } = await translated();
  const page = await openOnPhone(testApp, anna, params);
  await page.press('More');
  await page.user.click(await screen.findByRole('menuitem', { name: /^Find and replace/ }));
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Where' }), 'sources');
  const find = await field('Find');
  await page.fill(find, 'cat');
  await page.user.click(await box('Whole words'));
  await pressOn(find);
  await isShown('4 matches in 3 texts');
  const list = within(screen.getByRole('list', { name: 'Found texts' }));
  await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(7));
  await page.fill(await field('Replace with'), 'dog');
  await page.press('Replace…');
  await says('3 texts will be changed.');
  await page.press('Replace', within(await replaceDialog()));
  await isShown('Replaced in 3 texts');
  expect((await texts()).map(([source]) => source)).toEqual([
    'The dog sat.',
    'A dog and a dog.',
    'No animal here.',
    'The dog, again.',
  ]);
  await isShown('Nothing found.');
  await page.fill(find, 'animal');
  await pressOn(find);
  await page.user.click(await screen.findByRole('link', { name: 'Show string 3 in the editor' }));
  await waitFor(() => expect(page.address()).toContain('string='));
});
