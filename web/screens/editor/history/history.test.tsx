import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addComment, editComment } from '#contract/texts/comments.ts';
import { editString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { composer, openEditor, openOnPhone, openSheet, row } from '../../../../test/page/editor.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const tool = () => within(screen.getByRole('region', { name: 'History' }));
const events = () => tool().getAllByRole('listitem');
/** The events that the history shows, from the newest. */
const shows = (expected: (string | RegExp)[]) =>
  waitFor(() =>
    expect(events().map(({ textContent }) => textContent)).toEqual(
      expected.map((text) => expect.stringMatching(text)),
    ),
  );
const inserted = (event: HTMLElement | undefined) =>
  [...(event?.querySelectorAll('ins') ?? [])].map(({ textContent }) => textContent?.trim());
const restore = (at: number) => within(events()[at] as HTMLElement).getByRole('button', { name: 'Restore' });

/** Opens the history of the first string by key. */
async function openHistory(person: TestUser, params: { project: number; section: number }) {
  const page = await openEditor(testApp, person, params);
  await page.keys('Alt+KeyH');
  await screen.findByRole('region', { name: 'History' });
  return page;
}

/** Two people, and a string with a history. */
async function translated() {
  const { project, strings } = await projectOf(anna, {
    strings: ['Curiouser and curiouser', 'Off with her head!'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const [params] = strings;
  if (!params) throw new Error('There are two strings.');
  const { id } = await boris.does(addTranslation, {
    params,
    body: { text: 'Всё страннее и страннее, сказала Алиса' },
  });
  const translation = { ...params, translation: id };
  await boris.does(editTranslation, {
    params: translation,
    body: { text: 'Всё чудесатее и чудесатее, сказала Алиса' },
  });
  return { params, translation };
}

test('the history of a string is read and a text restored by keyboard (history.5, history.6)', async () => {
  const { params, translation } = await translated();
  await anna.does(castVote, { params: translation });
  await anna.does(approve, { params: translation });
  await boris.does(addComment, { params, body: { text: 'From the book' } });
  await anna.does(editString, { params, body: { text: 'Curiouser and curiouser!' } });
  const page = await openHistory(anna, params);
  await waitFor(() => expect(tool().getByRole('button', { name: 'All' })).toHaveFocus());
  await shows([
    /anna edited the source/,
    /boris commented.*From the book/,
    /anna approved a translation by boris/,
    /anna voted for a translation by boris/,
    /boris edited a translation/,
    /boris added a translation.*Всё страннее и страннее/,
    /anna added the string.*Curiouser and curiouser/,
  ]);
  expect(inserted(events()[4])).toEqual(['чудесатее', 'чудесатее']);
  expect(tool().getByRole('heading', { level: 3 })).toHaveTextContent('Today');

  // What a translation has already is not restored.
  expect(restore(4)).toHaveAttribute('aria-disabled', 'true');
  expect(restore(4)).toHaveAttribute('title', 'It already has this text');

  await pressOn(tool().getByRole('button', { name: 'Source' }));
  await shows([/edited the source/, /added the string/]);
  await pressOn(restore(1));
  await shows([/anna edited the source/, /edited the source/, /added the string/]);
  await waitFor(() => within(row(1)).getByText('Curiouser and curiouser'));

  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'History' })).toBeNull());
  expect(await composer()).toHaveFocus();
});

test('what happens meanwhile comes by itself, and a restored translation loses its votes after a question', async () => {
  const { params, translation } = await translated();
  const page = await openHistory(boris, params);
  await shows([/edited a translation/, /added a translation/, /added the string/]);
  await anna.does(castVote, { params: translation });
  await shows([/anna voted for a translation by boris/, /edited/, /added/, /added/]);

  await page.user.click(restore(2));
  const question = within(await screen.findByRole('dialog', { name: 'Restore this text?' }));
  question.getByText(/1 vote/);
  await page.press('Restore', question);
  await waitFor(() => expect(events()[0]).toHaveTextContent('boris edited a translation'));
  expect(inserted(events()[0])).toEqual(['страннее', 'страннее']);
});

test('one’s own comment gets a former text again (history.6)', async () => {
  const { params } = await translated();
  const { id } = await boris.does(addComment, { params, body: { text: 'From the book' } });
  const comment = { ...params, comment: id };
  await boris.does(editComment, { params: comment, body: { text: 'From a book' } });
  const page = await openHistory(boris, params);
  await page.press('Comments', tool());
  await waitFor(() => expect(events()).toHaveLength(2));
  await page.user.click(restore(1));
  await waitFor(() => expect(events()).toHaveLength(3));
  expect(inserted(events()[0])).toEqual(['the']);

  const hers = await openHistory(anna, params);
  await hers.press('Comments', tool());
  await waitFor(() => expect(events()).toHaveLength(3));
  expect(tool().queryAllByRole('button', { name: 'Restore' })).toEqual([]);
  await boris.does(editComment, { params: comment, body: { text: 'From a book' } });
  await waitFor(() => expect(events()).toHaveLength(4));
});

test('a deleted translation is marked for its author and copied; others don’t see it (history.3)', async () => {
  const { params, translation } = await translated();
  await anna.does(deleteTranslation, { params: translation });
  await openHistory(await testApp.signUp('carol'), params);
  await shows([/added the string/]);

  const page = await openOnPhone(testApp, boris, params);
  await openSheet(page, 1);
  await page.fill(await composer(), 'Мой черновик');
  await page.user.click(screen.getByRole('tab', { name: 'History' }));
  await shows([/anna deleted a translation by boris.*Deleted/, /edited/, /added/, /added/]);
  const copy = 'Copy to your translation';
  const question = { name: 'Restore this text?' };
  for (const answer of ['Cancel', 'Replace draft']) {
    await page.press(copy, within(events()[0] as HTMLElement));
    await page.press(answer, within(await screen.findByRole('dialog', question)));
  }
  await waitFor(async () => expect(await composer()).toHaveValue('Всё чудесатее и чудесатее, сказала Алиса'));
});

test('a history that can’t be loaded is asked for again', async () => {
  const { params } = await translated();
  const page = await openEditor(testApp, anna, params);
  const broken = { status: 500, errors: [{ key: 'general', kind: 'broken' }] };
  const end = page.network.route(/\/history/, async () => Response.json(broken, { status: 500 }));
  await page.keys('Alt+KeyH');
  await screen.findByRole('button', { name: 'Try again' });
  end();
  await page.press('Try again', tool());
  await waitFor(() => expect(events()).toHaveLength(3));
});
