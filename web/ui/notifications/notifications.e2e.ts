import { expect, type Page } from '@playwright/test';
import { addComment } from '#contract/texts/comments.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** A notification is made about a second after the event. */
const SOON = { timeout: 30_000 };

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
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

test('the number changes in every tab at once, and one tab reads the stream for all (notifications.29)', async ({
  browser,
}) => {
  const { anna, boris, string } = await twoPeople();
  const params = string(2);
  const { id: reply } = await anna.does(addComment, { params, body: { text: 'It has no answer.' } });
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
  await boris.does(addComment, { params, body: { text: 'Then leave it.', reply } });
  await rings(page, 1);
  await rings(other, 1);
  await bell(other).click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications', SOON);
  expect(streams.length).toBeLessThanOrEqual(1);
});
