import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listMyEvents } from '#contract/history/undo.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { findItem } from '../../../../test/page/find.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const toast = (name: string) => screen.findByRole('group', { name });
const undo = async (name: string) => within(await toast(name)).findByRole('button', { name: 'Undo' });
const findRow = () => findItem('Down the hole.');
const shows = async (text: string) => waitFor(async () => expect(await findRow()).toHaveTextContent(text));
const hides = async (text: string) =>
  waitFor(async () => expect(await findRow()).not.toHaveTextContent(text));
const field = () => screen.findByLabelText('Your translation');
const findPanel = async () => within(await screen.findByRole('complementary', { name: 'String 1' }));

/** Presses keys outside of fields, where they undo actions. */
const pressInMain = async (keys: string) => pressOn(await screen.findByRole('main'), keys);
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}y{/Control}';

async function twoPeople() {
  const { project, strings } = await projectOf(anna, { strings: ['Down the hole.', 'Exactly so.'] });
  await joinAs(testApp, boris, project, 'translator');
  const [first] = strings;
  if (!first) throw new Error('There are two strings.');
  return { project, first, editor: `/projects/${project.id}/editor/${printSectionId(first.section)}` };
}

test('an approval is undone and redone by keys: the translation before it is approved again', async () => {
  const { editor, first } = await twoPeople();
  const { id } = await boris.does(addTranslation, { params: first, body: { text: 'Прежний.' } });
  await anna.does(approve, { params: { ...first, translation: id } });
  await boris.does(addTranslation, { params: first, body: { text: 'Новый.' } });
  await openPage(testApp, anna, editor);
  await pressOn(await field(), '{Alt>}2{/Alt}');
  await pressOn(await field(), '{Alt>}a{/Alt}');
  await toast('Translation approved');
  await shows('Новый.');
  await pressInMain(UNDO);
  await toast('Undone: Translation approved');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain('Undone: Translation approved');
  await shows('Прежний.');
  expect(screen.getByRole('main')).toHaveFocus();
  await pressInMain(REDO);
  await toast('Redone: Translation approved');
  await shows('Новый.');
  await pressInMain(REDO);
  await toast('Nothing to redo');
});

test('a vote is undone by keys, and an added translation by its toast', async () => {
  const { editor, first } = await twoPeople();
  await anna.does(addTranslation, { params: first, body: { text: 'Чужой.' } });
  const page = await openPage(testApp, boris, editor);
  await pressOn(await field(), '{Alt>}1{/Alt}');
  await pressOn(await field(), '{Alt>}v{/Alt}');
  await toast('Vote');
  await pressInMain(UNDO);
  await toast('Undone: Vote');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Vote for/ })[0]).toHaveAttribute('aria-pressed', 'false'),
  );

  await page.fill(await field(), 'Мой.');
  await pressOn(await field(), '{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  const panel = await findPanel();
  await panel.findByText('Мой.');
  await page.user.click(await undo('Translation added'));
  await toast('Undone: Translation added');
  await waitFor(() => expect(panel.queryByText('Мой.')).toBeNull());
});

test('what stands in the way is said, and nothing changes', async () => {
  const { editor, first } = await twoPeople();
  const { id } = await boris.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...first, translation: id } });
  await openPage(testApp, boris, editor);
  await shows('Раз.');
  await pressInMain(UNDO);
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join()).toContain('Couldn’t undo. There have been votes since.');
  });
  await shows('Раз.');
});

test('after a reload a comment is undone from the palette, and its string is linked if it isn’t shown', async () => {
  const { editor, first } = await twoPeople();
  const page = await openPage(testApp, anna, editor);
  await page.press('Comment', within(await findRow()));
  await page.fill('Write a comment', 'Which hole?');
  await page.press('Send');
  await toast('Comment added');
  await page.load(`${editor}?status=tr`);
  await page.press('Commands');
  await page.press('Undo your last action');
  await page.press('Show string', within(await toast('Undone: Comment added')));
  await waitFor(() => expect(page.address()).toContain(`string=${first.string}`));
  await within(await findRow()).findByRole('button', { name: 'Comment' });
});

test('on a phone the menu undoes', async () => {
  const { editor, first } = await twoPeople();
  await anna.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  const page = await openPage(testApp, anna, editor, { width: 390 });
  await shows('Раз.');
  await page.press('More');
  await page.pick(/^Undo/);
  await toast('Undone: Translation added');
  await hides('Раз.');
});

test('a deleted translation comes back from its toast', async () => {
  const { editor, first } = await twoPeople();
  await anna.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  const page = await openPage(testApp, anna, editor);
  await shows('Раз.');
  await page.press(/^More actions for anna/, await findPanel());
  await page.pick(/^Delete/);
  await page.press(/^Delete/, within(await screen.findByRole('dialog')));
  await hides('Раз.');
  await page.user.click(await undo('Translation deleted'));
  await toast('Undone: Translation deleted');
  await shows('Раз.');
});

test('in a field the keys undo what was typed', async () => {
  const { editor, project } = await twoPeople();
  const page = await openPage(testApp, anna, editor);
  await page.user.type(await field(), 'Раз.');
  await pressOn(await field(), '{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await toast('Translation added');
  await page.user.type(await field(), 'Два.');
  // The browser does so; the keys are left to it.
  const pressed = new KeyboardEvent('keydown', {
    key: 'z',
    code: 'KeyZ',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  expect((await field()).dispatchEvent(pressed)).toBe(true);
  expect(await anna.does(listMyEvents, { params: { project: project.id } })).toMatchObject([
    { acts: { text: [null, 'Раз.'] } },
    // The strings and their section, which she has added too.
    {},
    {},
  ]);
});
