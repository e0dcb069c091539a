import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { findItem } from '../../../../test/page/find.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris', 'clara');

const findQuestion = (name: string) => screen.findByRole('dialog', { name: `Block ${name}?` });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a user is blocked at a comment; their comments are collapsed, and the list in Account unblocks them (accounts.37)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['Down the hole.'] });
  const [params = expect.fail()] = strings;
  await joinAs(testApp, boris, project, 'translator');
  await boris.does(addComment, { params, body: { text: 'Rather rude words.' } });
  const page = await openPage(
    testApp,
    anna,
    `/projects/${project.id}/editor/${printSectionId(params.section)}`,
  );
  const openComments = async () => {
    await page.press(/^1 comment/, within(await findItem('Down the hole.')));
    return screen.findByRole('list', { name: 'Comments' });
  };
  const comments = await openComments();
  expect(comments).toHaveTextContent('Rather rude words.');
  await page.press('Block', within(comments));
  await page.press('Block', within(await findQuestion('boris')));
  await screen.findByText('boris is blocked');
  await waitFor(() => expect(comments).not.toHaveTextContent('Rather rude words.'));
  expect(comments).toHaveTextContent('Comment by a user whom you’ve blocked.');
  await isClosed();
  await expectAccessible(screen.getByRole('main'));
  await page.press('Show comment by boris', within(comments));
  await waitFor(() => expect(comments).toHaveTextContent('Rather rude words.'));
  expect(within(comments).getByRole('listitem')).toHaveFocus();
  await page.load();
  const release = page.network.hold(/^GET .*\/blocks$/);
  const ofString = () => page.network.answered.filter((name) => /strings\/\d+\/comments$/.test(name));
  const before = ofString().length;
  const collapsed = openComments();
  await waitFor(() => expect(ofString().length).toBeGreaterThan(before));
  release();
  expect(await collapsed).toHaveTextContent('Comment by a user whom you’ve blocked.');

  await page.load('/users/anna#account');
  const list = await screen.findByRole('list', { name: 'Blocked users' });
  expect(list).toHaveTextContent('boris');
  await expectAccessible();
  await page.press('Unblock boris', within(list));
  await screen.findByText('You haven’t blocked anyone.');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Blocked users' })).toHaveFocus());
});

test('a profile has a button to block its user and to unblock them; one’s own and those for guests have none (accounts.37)', async () => {
  const page = await openPage(testApp, anna, '/users/clara');
  await page.press('Block');
  const question = await findQuestion('clara');
  expect(question).toHaveTextContent('They aren’t told.');
  await page.press('Block', within(question));
  await screen.findByRole('button', { name: 'Unblock' });
  await isClosed();
  await expectAccessible(screen.getByRole('main'));
  await page.press('Unblock');
  await screen.findByRole('button', { name: 'Block' });
  await page.load('/users/anna');
  await screen.findByRole('heading', { name: 'anna' });
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  await openPage(testApp, testApp.guest, '/users/clara');
  await screen.findByRole('heading', { name: 'clara' });
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});
