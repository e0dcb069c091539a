import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { findItem, siteHeader } from '../../../test/page/find.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { afterJobs, runJobs } from '../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp({ SMTP_URL: '' });
let made = 0;

const bell = () => within(siteHeader()).getByRole('button', { name: /^Notifications/ });
const isQuiet = () => waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
/** Waits until the bell of the open page shows a number, without a reload. */
const rings = () => afterJobs(testApp, () => expect(bell()).toHaveAccessibleName('Notifications: 1 unread'));
/** Waits until the page is told of new notifications. */
const listens = ({ network }: Page) =>
  waitFor(() => expect(network.answered.join()).toContain('/api/notifications/events'));
const findNotifications = () => screen.findByRole('list', { name: 'Notifications, newest first' });

/** Two new users, of whom Boris has joined the project of Anna. */
async function twoPeople() {
  made += 1;
  const { anna, boris } = {
    anna: await testApp.signUp(`anna_${made}`),
    boris: await testApp.signUp(`boris_${made}`),
  };
  const joined = async () => {
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
  };
  /** Boris answers a comment of Anna. */
  const replies = async (params: Awaited<ReturnType<typeof joined>>['first'], text: string) => {
    const { id: reply } = await anna.does(addComment, { params, body: { text: 'It has no answer.' } });
    await boris.does(addComment, { params, body: { text, reply } });
  };
  return { anna, boris, joined, replies, ...(await joined()) };
}

test('a reply rings the bell of an open page; opening it leads to the comment, and the bell is empty', async () => {
  const { anna, boris, second, replies } = await twoPeople();
  const page = await openPage(testApp, anna, '/search');
  await isQuiet();
  await listens(page);
  await replies(second, 'Then leave it **as it is**.');
  await rings();

  await page.user.click(bell());
  const notifications = await findNotifications();
  const item = await within(notifications).findByRole('link', { name: /New comment/ });
  expect(item).toHaveTextContent(boris.username);
  expect(item).toHaveTextContent('Then leave it as it is.');
  expect(item).toHaveTextContent('Unread');
  await waitFor(() => expect(notifications).toHaveFocus());
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(bell()).toHaveFocus());
  await page.user.keyboard('{Enter}');
  const again = await within(await findNotifications()).findByRole('link', { name: /New comment/ });
  await expectAccessible();
  await page.user.click(again);

  await waitFor(async () => expect(await findItem('Then leave it as it is.')).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  await isQuiet();
});

test('a kind that is switched off in a project is not told of there, and elsewhere still', async () => {
  const { anna, joined, project, first, replies } = await twoPeople();
  const other = await joined();
  const page = await openPage(testApp, anna, '/user');
  await page.user.click(await screen.findByRole('tab', { name: 'Notifications' }));
  await screen.findByText(/This site sends no email/);
  await page.choose('Settings for', project.name);
  const kind = 'Replies to you, and comments on what you watch';
  const setting = () => screen.findByRole('combobox', { name: kind });
  await page.user.selectOptions(await setting(), 'Off');
  await within(screen.getByRole('row', { name: new RegExp(kind) })).findByRole('img', { name: 'Saved' });
  await expectAccessible();

  await replies(first, 'Silent.');
  await replies(other.first, 'Loud.');
  await rings();
  await page.load('/notifications');
  const items = await within(await findNotifications()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Loud.')]);

  await page.load('/user#notifications');
  await page.choose('Settings for', project.name);
  expect(await setting()).toHaveValue('off');
  await page.press('Use the settings for all projects');
  await waitFor(async () => expect(await setting()).toHaveValue(''));
});

test('who watches a project learns of its new sections, until they stop', async () => {
  const { anna, project } = await twoPeople();
  const clara = await testApp.signUp('clara');
  const page = await openPage(testApp, clara, `/projects/${project.id}`);
  await page.press('Watch');
  await screen.findByRole('button', { name: 'Watching', pressed: true });
  await listens(page);
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'Chapter two' } });
  await rings();
  await page.load('/notifications');
  expect(
    await within(await findNotifications()).findByRole('link', { name: /New section/ }),
  ).toHaveTextContent('Chapter two');
  await page.press('Mark all as read');
  await isQuiet();
  await page.user.click(screen.getByText('Unread', { selector: 'label *, label' }));
  await screen.findByText('You’ve read everything');
  await expectAccessible();

  await page.user.click(screen.getByRole('link', { name: 'Notification settings' }));
  await page.press(`Stop watching ${project.name}`);
  await screen.findByText(/You watch nothing yet\./);
  await page.load(`/projects/${project.id}`);
  await screen.findByRole('button', { name: 'Watch', pressed: false });
});

test('a section and a string are watched from their menus', async () => {
  const { anna, boris, editor, project, first, second } = await twoPeople();
  const page = await openPage(testApp, boris, `/projects/${project.id}`);
  await page.press(/Menu of “One”/);
  await page.pick('Watch section');
  await screen.findByText(/You’ll be notified/);
  await anna.does(addComment, { params: second, body: { text: 'Anyone here?' } });
  await runJobs(testApp);
  await page.load('/notifications');
  await within(await findNotifications()).findByText('Anyone here?');

  await page.load(`${editor}?string=${first.string}`);
  const menus = await screen.findAllByRole('button', { name: 'More actions for string 1' });
  await page.user.click(menus.at(-1) as HTMLElement);
  await page.pick('Watch string');
  await screen.findByText(/You’ll be notified/);
  await page.load('/user#notifications');
  const watched = within(await screen.findByRole('list', { name: 'What you watch' }));
  expect(await watched.findAllByRole('listitem')).toHaveLength(3);
  watched.getByRole('link', { name: 'One' });
  watched.getByRole('link', { name: /Why is a raven/ });
});

test('on a phone the bell opens a sheet, and in the editor the menu has the number', async () => {
  const { anna, editor, first, replies } = await twoPeople();
  await replies(first, 'Then leave it.');
  const page = await openPage(testApp, anna, '/search', { width: 390 });
  await rings();
  await page.user.click(bell());
  const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(sheet).findByRole('link', { name: /New comment/ });
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(bell()).toHaveFocus());

  await page.load(editor);
  await page.press('Dragoman menu, Notifications: 1 unread');
  await page.pick(/^Notifications/);
  await waitFor(() => expect(page.address()).toBe('/notifications'));
});

test('guests have no bell, and their page of notifications is for users', async () => {
  const page = await openPage(testApp, testApp.guest, '/search');
  const header = within(await waitFor(siteHeader));
  await header.findByRole('link', { name: 'Sign in' });
  expect(header.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  await page.load('/notifications');
  await waitFor(() => expect(page.address()).toMatch(/\/401/));
});

test('a name is completed by keyboard, its user is told of the mention, and the name is a link to their profile', async () => {
  const { anna, boris, editor, first } = await twoPeople();
  const page = await openPage(testApp, boris, `${editor}?string=${first.string}`);
  await waitFor(() => expect(document.querySelectorAll('li[data-string]')).toHaveLength(2));
  await page.user.keyboard('{Alt>}m{/Alt}');
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  await page.user.type(field, 'Ask @anna_');
  const names = () => screen.queryByRole('listbox', { name: 'People to mention' });
  const option = await screen.findByRole('option', { name: anna.username });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await expectAccessible(screen.getByRole('region', { name: 'Comments' }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(names()).toBeNull());
  expect(field).toHaveFocus();
  await page.user.keyboard('{Backspace}');
  expect(names()).toBeNull();
  await page.user.keyboard(' or @');
  await waitFor(() => expect(names()).not.toBeNull());
  await page.user.keyboard('anna_');
  await screen.findByRole('option', { name: anna.username });
  await page.user.keyboard('{Enter}');
  expect(field).toHaveValue(`Ask @anna or @${anna.username} `);
  await page.user.keyboard('please.{Control>}{Enter}{/Control}');
  const link = await screen.findByRole('link', { name: `@${anna.username}` });
  expect(link).toHaveAttribute('href', `/users/${anna.username}`);

  const hers = await openPage(testApp, anna, '/search');
  await rings();
  await hers.user.click(bell());
  await hers.user.click(await screen.findByRole('link', { name: /You were mentioned in a comment/ }));
  await within(await screen.findByRole('region', { name: 'Comments' })).findByText(/please\./);
});
