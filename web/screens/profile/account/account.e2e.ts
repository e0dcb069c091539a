import { expect } from '@playwright/test';
import { addComment } from '#contract/texts/comments.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser, PASSWORD } from '../../../../test/browser-user.ts';

test('after a change of the password another tab of the browser goes on, and another browser is signed out', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  const page = await anna.opens(browser, '/user#security');
  const tab = await page.context().newPage();
  await tab.goto(editor);
  await expect(tab.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(2);
  const other = await anna.opens(browser, editor);

  const password = page.locator('form').filter({ has: page.getByLabel('New password') });
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password').fill('through the looking-glass');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  // The tab goes on with the new cookie; the other browser shows that its session has ended.
  await expect(other.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await boris.does(addComment, { params: string(1), body: { text: 'Just now.' } });
  await expect(tab.getByRole('button', { name: '1 comment, 1 new' })).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});
