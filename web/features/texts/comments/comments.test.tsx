import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Strings' })).findAllByRole('listitem');
const rowButton = async (name: string) =>
  within((await findRows())[0] as HTMLElement).findByRole('button', { name });
const openComments = async ({ user }: Page, button: string) => user.click(await rowButton(button));
const panel = () => within(screen.getByRole('region', { name: 'Comments' }));
const findField = async () =>
  (await screen.findByRole('textbox', { name: 'Write a comment' })) as HTMLTextAreaElement;
const shown = (count: number) => waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(count));

async function twoPeople() {
  const { project, strings } = await projectOf(anna, {
    strings: ['Why is a raven like a writing-desk?', 'Exactly so.'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const [first, second] = strings;
  if (!first || !second) throw new Error('There are two strings.');
  return {
    project,
    first,
    second,
    editor: `/projects/${project.id}/editor/${printSectionId(first.section)}`,
  };
}

test('two people talk a string over: what is new is marked until it is opened', async () => {
  const { editor, first } = await twoPeople();
  const hers = await openPage(testApp, anna, editor);
  await openComments(hers, 'Comment');
  await hers.fill(await findField(), 'It has **no** answer.');
  await hers.press('Send', panel());
  expect(await panel().findByText('no')).toHaveProperty('tagName', 'STRONG');
  await rowButton('1 comment');

  const his = await openPage(testApp, boris, editor);
  await openComments(his, '1 comment, 1 new');
  await shown(1);
  const [comment] = panel().getAllByRole('listitem');
  expect(comment).toHaveTextContent('It has no answer.');
  await within(comment as HTMLElement).findByText('New');
  await rowButton('1 comment');
  expect(panel().queryByRole('button', { name: 'Delete' })).toBeNull();
  await his.press('Reply', panel());
  await his.fill(await screen.findByRole('textbox', { name: 'Reply to anna' }), 'Then leave it as it is.');
  await his.user.keyboard('{Control>}{Enter}{/Control}');
  await panel().findByText('Then leave it as it is.');

  await his.press('Close comments', panel());
  await openComments(his, '2 comments');
  await shown(2);
  expect(panel().queryByText('New')).toBeNull();

  // A reply appears without a reload while the comments are open.
  await waitFor(() => expect(his.network.answered.join()).toContain('/events?'));
  await anna.does(addComment, { params: first, body: { text: 'So be it.' } });
  await panel().findByText('So be it.');
  await panel().findByText('New');
});

test('addresses in comments are links, in the list, in the history and in the log', async () => {
  const { editor, project, first } = await twoPeople();
  const long = `https://книга.example/${'a'.repeat(300)}`;
  const text = `See **this** (https://book.example/x_(novel)), ${long}.`;
  await anna.does(addComment, { params: first, body: { text } });
  const page = await openPage(testApp, anna, editor);
  await openComments(page, '1 comment');
  await shown(1);
  const links = panel().getAllByRole('link', { name: /^https/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['https://book.example/x_(novel)', long]);
  expect(links[0]).toHaveAttribute('href', 'https://book.example/x_(novel)');
  expect(links[0]).toHaveAttribute('target', '_blank');
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

  await page.user.keyboard('{Alt>}[KeyH]{/Alt}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull());
  await screen.findByRole('link', { name: long });
  await page.load(`/projects/${project.id}#log`);
  await screen.findByRole('link', { name: long });
});

test('one changes and deletes one’s own comment; its place and the replies stay', async () => {
  const { editor, first: params } = await twoPeople();
  const { id } = await boris.does(addComment, { params, body: { text: 'A wring-desk?' } });
  await anna.does(addComment, { params, body: { text: 'What is that?', reply: id } });
  const page = await openPage(testApp, boris, editor);
  await openComments(page, '2 comments, 1 new');
  await shown(2);
  const [own = document.body] = panel().getAllByRole('listitem');
  await page.press('Edit', within(own));
  await page.fill('Edit comment', 'A writing-desk?');
  await page.press('Save');
  await within(own).findByText('A writing-desk?');
  await waitFor(() => expect(own).toHaveTextContent('edited'));
  expect(own).toHaveFocus();

  const name = 'Are you sure you want to delete this comment?';
  await page.press('Delete', within(own));
  await page.press('Cancel', within(await screen.findByRole('dialog', { name })));
  within(own).getByText('A writing-desk?');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.press('Delete', within(own));
  await page.press('Delete comment', within(await screen.findByRole('dialog', { name })));
  await panel().findByText('Deleted comment.');
  panel().getByText('What is that?');
  await rowButton('1 comment');
  await page.load();
  await openComments(page, '1 comment');
  await screen.findByText('Deleted comment.');
});

test('a comment has at most 1000 characters, and what is not sent is kept', async () => {
  const { editor } = await twoPeople();
  const page = await openPage(testApp, anna, editor);
  await openComments(page, 'Comment');
  await page.fill(await findField(), 'ё'.repeat(1001));
  await panel().findByText('1,001 / 1,000');
  panel().getByText('At most 1,000 characters.');
  expect(panel().getByRole('button', { name: 'Send' })).toBeDisabled();

  const text = 'Said while the line was down.';
  await page.fill(await findField(), text);
  page.network.isCut = true;
  await page.press('Send', panel());
  await panel().findByText('No connection. Your change may not have been saved.');
  expect(await findField()).toHaveValue(text);
  await page.load();
  await openComments(page, 'Comment');
  expect(await findField()).toHaveValue(text);
  await page.press('Send', panel());
  await shown(1);
  expect(panel().getByRole('listitem')).toHaveTextContent(text);
  await waitFor(async () => expect(await findField()).toHaveValue(''));
});

test('a comment that is on its way when one goes on to another string is shown at its own, and is no draft', async () => {
  const { editor } = await twoPeople();
  const page = await openPage(testApp, anna, editor);
  const release = page.network.hold(/POST .*comments/);
  await openComments(page, 'Comment');
  await page.fill(await findField(), 'Of the first.');
  await page.user.keyboard('{Control>}{Enter}{/Control}{Alt>}{ArrowDown}{/Alt}');
  await waitFor(async () => expect(await findField()).toHaveValue(''));
  await page.fill(await findField(), 'Of the second.');
  release();
  await rowButton('1 comment');
  await panel().findByText('No comments yet.');
  expect(panel().queryByText('Of the first.')).toBeNull();
  expect(await findField()).toHaveValue('Of the second.');
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await shown(1);
  expect(panel().getByRole('listitem')).toHaveTextContent('Of the first.');
  expect(await findField()).toHaveValue('');
});

test('a comment that is on its way is not sent again by a form that is opened anew', async () => {
  const { editor } = await twoPeople();
  const page = await openPage(testApp, anna, editor);
  const release = page.network.hold(/POST .*comments/);
  await openComments(page, 'Comment');
  await page.fill(await findField(), 'Once.');
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  await page.press('Close comments', panel());
  await openComments(page, 'Comment');
  expect(await findField()).toHaveValue('Once.');
  await pressOn(await findField(), '{Control>}{Enter}{/Control}');
  expect(panel().getByRole('button', { name: 'Send' })).toBeDisabled();
  release();
  await shown(1);
  expect(panel().getByRole('listitem')).toHaveTextContent('Once.');
  await waitFor(async () => expect(await findField()).toHaveValue(''));
  expect(page.network.sent.filter((request) => /^POST .*comments/.test(request))).toHaveLength(1);
});

test('a guest reads translations and comments, is told who may write, and is remembered by the browser', async () => {
  const { editor, first, second } = await twoPeople();
  await anna.does(addComment, { params: first, body: { text: 'For everyone.' } });
  await anna.does(addTranslation, { params: first, body: { text: 'Первая?' } });
  const page = await openPage(testApp, testApp.guest, editor);
  const translations = within(await screen.findByRole('list', { name: 'Translations' }));
  await translations.findByText('Первая?');
  screen.getByText('Allowed only for project members');
  expect(screen.queryByRole('textbox', { name: 'Your translation' })).toBeNull();
  expect(translations.queryByRole('button')).toBeNull();
  await openComments(page, '1 comment, 1 new');
  await screen.findByText('New');
  panel().getByText('Allowed only for project members');
  expect(panel().queryByRole('button', { name: 'Reply' })).toBeNull();
  await page.load();
  await rowButton('1 comment');

  await anna.does(addComment, { params: second, body: { text: 'For everyone too.' } });
  await page.press('Unread');
  await waitFor(async () => expect(await findRows()).toHaveLength(1));
  await page.press('Editor settings');
  await page.press('Mark all comments as read');
  await rowButton('1 comment');
  await page.load();
  await screen.findByText('No matching strings');
  expect(screen.queryByRole('list', { name: 'Strings' })).toBeNull();
});
