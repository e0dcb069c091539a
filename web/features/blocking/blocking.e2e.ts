import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const expectAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('a user is blocked at a comment; their comments are collapsed, and the list in Account unblocks them (accounts.37)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, editor, string } = await projectWithStrings(anna, ['Down the hole.']);
  await joins(boris, project);
  await boris.does(addComment, { params: string(1), body: { text: 'Rather rude words.' } });
  const page = await anna.opens(browser, editor);
  await page.getByLabel('Your translation').click();
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  const comments = page.getByRole('list', { name: 'Comments' });
  await expect(comments).toContainText('Rather rude words.');
  await comments.getByRole('button', { name: 'Block', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Block ${boris.username}?` });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`${boris.username} is blocked`)).toBeVisible();
  await expect(comments).not.toContainText('Rather rude words.');
  await expect(comments).toContainText('Comment by a user whom you’ve blocked.');
  await expectAccessible(page);
  await comments.getByRole('button', { name: `Show comment by ${boris.username}` }).click();
  await expect(comments).toContainText('Rather rude words.');
  await expect(comments.getByRole('listitem')).toBeFocused();
  await page.reload();
  await page.getByLabel('Your translation').click();
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  await expect(comments).toContainText('Comment by a user whom you’ve blocked.');

  await page.goto(`/users/${anna.username}#account`);
  const list = page.getByRole('list', { name: 'Blocked users' });
  await expect(list).toContainText(boris.username);
  await expectAccessible(page);
  await list.getByRole('button', { name: `Unblock ${boris.username}` }).click();
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blocked users' })).toBeFocused();
});

test('a profile has a button to block its user and to unblock them; one’s own and those for guests have none (accounts.37)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const page = await anna.opens(browser, `/users/${boris.username}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Block ${boris.username}?` });
  await expect(question).toContainText('They aren’t told.');
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await page.goto(`/users/${anna.username}`);
  await expect(page.getByRole('heading', { name: anna.username })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/users/${boris.username}`);
  await expect(guest.getByRole('heading', { name: boris.username })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);
});
