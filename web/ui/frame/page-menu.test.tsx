import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { inviteUser } from '#contract/projects/invites.ts';
import { LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const mark = () => screen.findByRole('button', { name: 'Dragoman menu' });
const items = () => [...document.querySelectorAll<HTMLElement>('[role=menu] [role^=menuitem]')];
const offers = (texts: unknown[]) =>
  waitFor(() => expect(items().map(({ textContent }) => textContent)).toEqual(texts));
const isAt = (element: () => HTMLElement | undefined) => waitFor(() => expect(element()).toHaveFocus());
const isAtMark = async () => {
  const button = await mark();
  await isAt(() => button);
};
const NAMES = Object.values(LANGUAGES).map(({ name }) => name);

test('behind the mark of editor and reading page a guest has all of header and footer, by keyboard, and signs up from there', async () => {
  const { project } = await projectOf(anna);
  const editor = `/projects/${project.id}/editor/all`;
  const page = await openPage(testApp, testApp.guest, `/projects/${project.id}/read/all`, { width: 390 });
  await page.user.click(await mark());
  await offers(['Home', 'My projects', 'Search', 'Sign in', 'Sign up', ...NAMES, 'Help', 'Credits']);
  await expectAccessible();

  const wide = await openPage(testApp, testApp.guest, editor);
  (await mark()).focus();
  await wide.user.keyboard('{Enter}');
  await isAt(() => items()[0]);
  await wide.user.keyboard('{ArrowDown}');
  await isAt(() => items()[1]);
  await wide.user.keyboard('{Escape}');
  await offers([]);
  await isAtMark();
  await wide.user.keyboard('{Enter}');
  await isAt(() => items()[0]);
  await wide.user.keyboard('{End}{Enter}');
  await screen.findByRole('dialog', { name: 'Credits' });
  await wide.user.keyboard('{Escape}');
  await isAtMark();

  await wide.user.click(await mark());
  await wide.user.click(await screen.findByRole('menuitem', { name: 'Sign up' }));
  await wide.fill('Email', 'reader@example.org');
  await wide.fill('Username', 'reader');
  await wide.fill('Password', PASSWORD);
  await wide.fill('Secret code', CODE);
  await wide.press('Sign up', within(screen.getByRole('main')));
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue('reader'));
  await wide.fill('Password', PASSWORD);
  await wide.press('Sign in');
  await waitFor(() => expect(wide.address()).toBe(editor));
  await wide.user.click(await mark());
  await wide.user.click(await screen.findByRole('menuitem', { name: 'reader' }));
  await screen.findByRole('heading', { name: 'reader' });
});

test('behind the mark a user has their invitations counted, their language and the way out', async () => {
  const { project } = await projectOf(anna);
  const { project: other } = await projectOf(anna, { visibility: 'private' });
  await anna.does(inviteUser, { params: { project: other.id }, body: { user_id: boris.id } });
  const page = await openPage(testApp, boris, `/projects/${project.id}/editor/all`);
  await page.user.click(await mark());
  await screen.findByRole('menuitem', { name: 'My projects 1 invitation' });
  await offers([
    'Home',
    'My projects1',
    'Search',
    expect.stringContaining('boris'),
    // The invitation is a notification too, whose number may have come.
    expect.stringMatching(/^Notifications/),
    'Sign out',
    ...NAMES,
    'Help',
    'Credits',
  ]);
  await page.user.click(screen.getByRole('menuitemradio', { name: 'Русский' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ru'));
  await page.user.click(await screen.findByRole('button', { name: 'Меню Драгомана' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  await waitFor(() => expect(page.address()).toBe('/'));
});
