import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import {
  actionsFor,
  composer,
  editorOf,
  isChosen,
  openEditor,
  openOnPhone,
  openSheet,
  row,
  rowHas,
  rowLacks,
  rows,
  translation,
  translations,
} from '../../../test/page/editor.ts';
import { isShown } from '../../../test/page/find.ts';
import { cut } from '../../../test/page/network.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}.`);
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const addButton = () => screen.getByRole('button', { name: /^Add(?! anyway| &)/ });
const hasRows = (amount: number) => waitFor(() => expect(rows()).toHaveLength(amount));

/** A project of Anna in which Boris translates. */
async function projectWith(strings: NonNullable<Parameters<typeof projectOf>[1]>['strings']) {
  const made = await projectOf(anna, { strings });
  await joinAs(testApp, boris, made.project, 'translator');
  return made;
}

test('pages turn by cell and by key, over their edges too, and the address says which', async () => {
  const { params, strings } = await projectWith(numbered(25));
  for (const string of strings.slice(0, 10)) {
    const { id } = await anna.does(addTranslation, { params: string, body: { text: 'Строка.' } });
    await anna.does(approve, { params: { ...string, translation: id } });
  }
  const page = await openEditor(testApp, anna, params, '?size=10');
  expect(await link('Page 1: Approved')).toHaveAttribute('aria-current', 'page');
  await page.user.click(await link('Page 2: Untranslated'));
  await rowHas(1, 'Line 11.');
  expect(page.address()).toContain('page=2');
  await page.keys('Alt+ArrowUp');
  await rowHas(10, 'Line 10.');
  await isChosen(10);
  (await link('String 10')).focus();
  await page.keys('Alt+PageDown');
  await rowHas(1, 'Line 11.');
  await waitFor(() => expect(screen.getByRole('link', { name: 'String 11' })).toHaveFocus());
  await page.keys('Alt+PageDown');
  await hasRows(5);
  await page.press(/^Next string/);
  await waitFor(() => expect(page.address()).toMatch(/page=3.*string=/));
  const address = page.address();
  history.back();
  await hasRows(10);
  await page.load(address);
  await isChosen(22);
  expect(page.address()).toBe(address);

  // If a page can't be loaded the previous one stays, with an error.
  page.network.isCut = true;
  history.pushState({}, '', `${location.pathname}?size=20`);
  await isShown('Couldn’t load this page. You’re still on the previous one.');
  expect(rows()).toHaveLength(5);
});

test('a draft outlives a reload and a look elsewhere, until it is added', async () => {
  const { params } = await projectWith(numbered(2));
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), 'Начато.');
  await page.keys('Alt+ArrowDown');
  await waitFor(async () => expect(await composer()).toHaveValue(''));
  await page.load(editorOf(params));
  expect(await composer()).toHaveValue('Начато.');
  await page.user.click(addButton());
  await waitFor(() => expect(page.network.answered.join()).toContain('/translations'));
  expect(translations()).toHaveLength(1);
  await page.load();
  await translation('Начато.');
  expect(translations()).toHaveLength(1);
  expect(await composer()).toHaveValue('');
});

test('past the limit of its string a translation can’t be added; what fails to be stays, with the reason', async () => {
  const { params } = await projectWith([{ text: 'OK', max_length: 5 }, 'Cancel.']);
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  expect(addButton()).toBeDisabled();
  await page.fill(field, 'Да🙂🙂🙂');
  await screen.findByText('5 / 5');
  expect(addButton()).toBeEnabled();
  await page.fill(field, 'Хорошо');
  await screen.findByText('6 / 5');
  await screen.findByText('At most 5 characters.');
  expect(addButton()).toBeDisabled();
  await page.keys('Control+Enter');
  expect(translations()).toEqual([]);

  await page.user.click(row(2));
  await isChosen(2);
  await page.fill(await composer(), 'Без связи.');
  page.network.isCut = true;
  await page.keys('Control+Shift+Enter');
  await isShown('No connection. Your change may not have been saved.');
  await rowHas(2, 'Not saved');
  expect(await composer()).toHaveValue('');
  cut(page.network, false);
  await rowLacks(2, 'Not saved');
  await translation('Без связи.');
  expect(translations()).toHaveLength(1);
  expect(page.network.sent.filter((request) => /^POST .*translations$/.test(request))).toHaveLength(2);
});

test('an identical translation offers a vote for the one that is there, then adding anyway', async () => {
  const { params, strings } = await projectWith(numbered(2));
  for (const string of strings) await anna.does(addTranslation, { params: string, body: { text: 'Та же.' } });
  const page = await openEditor(testApp, boris, params);
  const vote = () => screen.queryByRole('button', { name: 'Vote for the existing one' });
  await page.fill(await composer(), 'Та же.');
  await page.user.click(addButton());
  await page.press('Vote for the existing one');
  await waitFor(() => expect(vote()).toBeNull());
  expect(translations()).toHaveLength(1);
  const voted = await screen.findByRole('button', { name: 'Vote for, 1 vote for' });
  expect(voted).toHaveAttribute('aria-pressed', 'true');
  expect(await composer()).toHaveValue('');

  await page.fill(await composer(), 'Та же. ');
  await page.keys('Control+Shift+Enter');
  await screen.findByText('This translation already exists, with other spaces at its edges.');
  await page.fill(await composer(), 'Та же.');
  await page.keys('Control+Shift+Enter');
  await screen.findByText('This translation already exists.');
  expect(vote()).toBeNull();
  const anyway = screen.getByRole('button', { name: 'Add anyway' });
  // The warning has been visible long enough then.
  await waitFor(() => expect(anyway).not.toHaveAttribute('data-waiting'));
  await page.user.click(anyway);
  await waitFor(() => expect(translations()).toHaveLength(2));
});

test('votes and approval follow the roles and show at once', async () => {
  const { params, strings } = await projectWith(numbered(1));
  const string = { ...params, string: strings[0]?.string ?? 0 };
  await anna.does(addTranslation, { params: string, body: { text: 'Её.' } });
  await boris.does(addTranslation, { params: string, body: { text: 'Его.' } });
  const inside = async (text: string) => within(await translation(text));

  const his = await openEditor(testApp, boris, params);
  expect((await inside('Её.')).queryByRole('button', { name: /^Vote against/ })).toBeNull();
  for (const text of ['Её.', 'Его.'])
    expect((await inside(text)).queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect((await inside('Его.')).queryByRole('button', { name: /vote/i })).toBeNull();
  for (const votes of ['1', '']) {
    await his.press(/^Vote for/, await inside('Её.'));
    const button = (await inside('Её.')).getByRole('button', { name: /^Vote for/ });
    await waitFor(() => expect(button.textContent).toBe(votes));
  }

  const hers = await openEditor(testApp, anna, params);
  await hers.press(/^Vote against/, await inside('Его.'));
  await waitFor(() => expect(translations()[0]).toHaveTextContent('Её.'));
  await hers.press('Approve', await inside('Его.'));
  await (await inside('Его.')).findByText('Approved');
  expect(translations()[0]).toHaveTextContent('Его.');
  await waitFor(async () =>
    expect((await inside('Его.')).getByRole('button', { name: 'Unapprove' })).toHaveFocus(),
  );
  expect(within(row(1)).getByRole('img', { name: 'Approved' })).toBeVisible();
});

test('on a phone the string comes over the list, with translations and comments on tabs', async () => {
  const { params } = await projectWith(numbered(3));
  const page = await openOnPhone(testApp, anna, params);
  const sheet = await openSheet(page, 2);
  await page.fill(await composer(), 'Вторая.');
  await page.user.click(addButton());
  await translation('Вторая.');

  // There is no key for undo there, so replacing a draft needs a confirmation.
  await page.fill(await composer(), 'Ещё не');
  const menu = await actionsFor(page, 'Вторая.');
  await page.user.click(menu.getByRole('menuitem', { name: 'Copy to your translation' }));
  const question = { name: 'Replace your draft with this translation?' };
  await page.press('Keep editing', within(await screen.findByRole('dialog', question)));
  expect(await composer()).toHaveValue('Ещё не');
  await page.press('Discard draft', sheet);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Discard draft' })).toHaveLength(2));
  await page.user.click(screen.getAllByRole('button', { name: 'Discard draft' }).at(-1) as HTMLElement);
  await waitFor(async () => expect(await composer()).toHaveValue(''));

  await page.user.click(sheet.getByRole('tab', { name: /Comments/ }));
  await page.fill(await sheet.findByRole('textbox', { name: 'Write a comment' }), 'Здесь всё ясно.');
  await page.press(/^Send/, sheet);
  await waitFor(() => expect(sheet.getByRole('tab', { name: /Comments/ })).toHaveTextContent('1'));
  await page.press('Next string', sheet);
  await screen.findByRole('dialog', { name: 'String 3' });
});
