import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addEntry, editEntry } from '#contract/texts/dictionary.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const row = (word: string, text: string) =>
  waitFor(() => expect(screen.getByRole('row', { name: new RegExp(word) })).toHaveTextContent(text));
const field = (name: string) => screen.findByRole('textbox', { name });
const holds = (name: string, value: string) =>
  waitFor(async () => expect(await field(name)).toHaveValue(value));
const isFocused = (name: string, role = 'textbox') =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

async function dictionary() {
  const { project } = await projectOf(anna);
  return { params: { project: project.id }, address: `/projects/${project.id}#dictionary` };
}

test('an editor adds, changes and deletes words by keyboard; what is wrong is said and shown serialized', async () => {
  const { address } = await dictionary();
  const page = await openPage(testApp, anna, address);
  const fill = async (name: string, text: string) => page.fill(await field(name), text);
  const press = (keys: string) => page.user.keyboard(keys);
  await enter('Add word');
  await isFocused('Word');
  await press('{Enter}');
  await screen.findByText(/^\{"status":400,"errors":\[\{"key":"word","kind":"required"\}/);
  expect(await field('Word')).toHaveAccessibleDescription(/This field is required\./);
  await fill('Word', 'raven');
  await fill('Translation', 'ворон');
  await press('{Enter}');
  await row('raven', 'ворон');
  await isFocused('Word');
  await holds('Word', '');
  await fill('Word', ' Raven');
  await fill('Translation', 'ворона');
  await press('{Enter}');
  await screen.findByText(/Already in the dictionary:/);
  await enter('Edit the existing one');
  await holds('Word', 'raven');
  await press('{Escape}');
  await enter('Add word');
  await isFocused('Word');
  await press('{Escape}');
  await isFocused('Add word', 'button');

  await enter('Edit “raven”');
  await fill('Translation', 'кукушка');
  await press('{Escape}');
  await row('raven', 'ворон');
  await isFocused('Edit “raven”', 'button');
  await enter('Edit “raven”');
  await page.press('More fields');
  const pattern = await screen.findByLabelText('Word pattern');
  expect(pattern).not.toHaveValue('');
  await page.fill(pattern, '(raven');
  await press('{Enter}');
  await screen.findByText(/"kind":"pattern"/);
  expect(pattern).toHaveAccessibleDescription(/pattern isn’t valid/);
  const [wrong] = screen.getAllByText(/pattern isn’t valid/);
  expect(wrong?.className).toMatch(/error/);
  expect(screen.getByText(/matches every form/).className).not.toMatch(/error/);
  await page.fill(pattern, '');
  await fill('Description', 'The bird.');
  await page.user.selectOptions(screen.getByLabelText('Status'), 'Forbidden');
  await page.user.click(screen.getByLabelText('Case-sensitive'));
  await fill('Note for translators', 'Not a crow.');
  await fill('Link', 'javascript:alert(1)');
  await press('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Link')).toHaveAttribute('aria-invalid', 'true'));
  await fill('Link', 'https://example.com/raven');
  await press('{Enter}');
  await row('raven', 'The bird.');
  await row('raven', 'Forbidden · Case-sensitive');
  await row('raven', 'Not a crow.');
  expect(screen.getByRole('link', { name: 'https://example.com/raven' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );

  await enter('Delete “raven”');
  await page.press('Delete word', within(await screen.findByRole('dialog')));
  await screen.findByText('No words yet');
});

test('the translation of a word that stays untranslated is the word (dictionary.20)', async () => {
  const { address } = await dictionary();
  const page = await openPage(testApp, anna, address);
  await page.press('Add word');
  await page.press('More fields');
  await page.user.click(screen.getByLabelText('Stays untranslated'));
  await page.fill(await field('Word'), 'NASA');
  await holds('Translation', 'NASA');
  await page.user.keyboard('{Enter}');
  await row('NASA', 'NASA');
});

test('a row that is not saved is not lost without a question; of two who change one the later sees both', async () => {
  const { params, address } = await dictionary();
  const { id: entry } = await anna.does(addEntry, { params, body: { word: 'Hatter', translate: 'Шляпник' } });
  await anna.does(addEntry, { params, body: { word: 'Dormouse', translate: 'Соня' } });
  const page = await openPage(testApp, anna, address);
  const translate = async (text: string) => page.fill(await field('Translation'), text);
  await page.press('Edit “Hatter”');
  await translate('Болванщик');
  await page.press('Edit “Dormouse”');
  await page.press('Stay');
  await holds('Translation', 'Болванщик');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.press('Add word');
  await page.press('Leave');
  await holds('Word', '');
  await page.press('Edit “Dormouse”');
  await holds('Word', 'Dormouse');
  await page.user.click(await field('Word'));
  await page.user.keyboard('{Escape}');

  await page.press('Edit “Hatter”');
  await anna.does(editEntry, { params: { ...params, entry }, body: { translate: 'Болванщик' } });
  await translate('Шапочник');
  await page.user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Болванщик');
  screen.getByText(/"kind":"changed"/);
  await holds('Translation', 'Шапочник');
  await page.user.click(await field('Translation'));
  await page.user.keyboard('{Enter}');
  await row('Hatter', 'Шапочник');
});

test('a guest reads and searches; who may change it is said, and which patterns are switched off', async () => {
  const { params, address } = await dictionary();
  await anna.does(addEntry, { params, body: { word: 'Hatter', translate: 'Шляпник' } });
  await anna.does(addEntry, { params, body: { word: 'treacle', translate: 'патока', desc: 'Black.' } });
  await testApp.sql`UPDATE dictionary SET states = NULL WHERE project_id = ${params.project} AND word = 'treacle'`;
  const page = await openPage(testApp, testApp.guest, address);
  await row('treacle', 'Patterns switched off');
  await screen.findByText(/The patterns of 1 word are switched off/);
  await screen.findByText(/Allowed only for project members/);
  expect(within(screen.getByRole('tabpanel')).queryByRole('button')).toBeNull();
  await page.fill('Search dictionary', 'ШЛЯП');
  await screen.findByText('1 of 2');
  expect(screen.queryByRole('row', { name: /treacle/ })).toBeNull();
  await page.fill('Search dictionary', 'raven');
  await screen.findByText('No words match “raven”.');
});

test('a word that is stored is no unsaved change while the list is fetched again', async () => {
  const { address } = await dictionary();
  const page = await openPage(testApp, anna, address);
  await enter('Add word');
  await page.fill(await field('Word'), 'raven');
  await page.fill(await field('Translation'), 'ворон');
  const fetches = () => page.network.sent.filter((request) => /^GET .*\/dictionary/.test(request)).length;
  const before = fetches();
  page.network.hold(/^GET .*\/dictionary/);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(fetches()).toBeGreaterThan(before));
  const members = screen.getByRole('tab', { name: /Members/ });
  await page.user.click(members);
  await waitFor(() => expect(members).toHaveAttribute('aria-selected', 'true'));
});
