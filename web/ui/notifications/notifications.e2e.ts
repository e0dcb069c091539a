import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../test/browser-user.ts';

/** A notice is made about a second after the event. */
const SOON = { timeout: 30_000 };

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function twoPeople() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, ['Why is a raven like a writing-desk?', 'Exactly so.']);
  await joins(boris, made.project);
  return { anna, boris, ...made };
}

/** Waits until the bell of an open page shows a number, without a reload. */
async function rings(page: Page, unread: number) {
  await expect(bell(page)).toHaveAccessibleName(`Notifications: ${unread} unread`, SOON);
}

const replyTo = (who: BrowserUser, params: Parameters<typeof addCommentAs>[1], reply: number, text: string) =>
  addCommentAs(who, params, { text, reply });

function addCommentAs(
  who: BrowserUser,
  params: { project: number; section: number; string: number },
  body: { text: string; reply?: number },
) {
  return who.does(addComment, { params, body });
}

test('the number changes in every tab at once, and one tab reads the stream for all (notifications.29)', async ({
  browser,
}) => {
  const { anna, boris, string } = await twoPeople();
  const { id } = await addCommentAs(anna, string(2), { text: 'It has no answer.' });
  const page = await anna.opens(browser, '/search');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const other = await page.context().newPage();
  const streams: string[] = [];
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/notifications/events')) streams.push(request.url());
    });
  await other.goto('/help');
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await replyTo(boris, string(2), id, 'Then leave it.');
  await rings(page, 1);
  await rings(other, 1);
  await bell(other).click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications', SOON);
  expect(streams.length).toBeLessThanOrEqual(1);
});

test('on a phone the bell opens a sheet, and in the editor the menu has the number', async ({ browser }) => {
  const { anna, boris, editor, string } = await twoPeople();
  const { id } = await addCommentAs(anna, string(1), { text: 'It has no answer.' });
  await replyTo(boris, string(1), id, 'Then leave it.');
  const page = await anna.opens(browser, '/search', { viewport: { width: 390, height: 844 } });
  await rings(page, 1);
  await bell(page).click();
  await expect(popover(page).getByRole('link', { name: 'New comment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);

  await page.goto(editor);
  await page.getByRole('button', { name: 'Dragoman menu, Notifications: 1 unread' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
});

test('a name is completed by keyboard, its user is told of the mention, and the name is a link to their profile', async ({
  browser,
}) => {
  const { anna, boris, editor, string } = await twoPeople();
  const hers = await anna.opens(browser, '/search');
  const page = await boris.opens(browser, `${editor}?string=${string(1).string}`);
  await expect(page.locator('li[data-string]')).toHaveCount(2);
  await page.keyboard.press('Alt+m');
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.focus();
  await page.keyboard.type(`Ask @${anna.username.slice(0, 6)}`);
  const names = page.getByRole('listbox', { name: 'People to mention' });
  const option = names.getByRole('option', { name: anna.username });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = (await option.getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', id);
  expect((await new AxeBuilder({ page }).include('aside, form').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(names).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(names).toBeHidden();
  await page.keyboard.type(' or @');
  await expect(names).toBeVisible();
  await page.keyboard.type(anna.username.slice(0, 6));
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Ask @${anna.username.slice(0, 5)} or @${anna.username} `);
  await page.keyboard.type('please.');
  await page.keyboard.press('Control+Enter');
  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  const link = comment.getByRole('link', { name: `@${anna.username}` });
  await expect(link).toHaveAttribute('href', `/users/${anna.username}`);

  await rings(hers, 1);
  await bell(hers).click();
  await hers.getByRole('link', { name: 'You were mentioned in a comment' }).click();
  await expect(hers.getByRole('region', { name: 'Comments' }).getByText('please.')).toBeVisible();
});
