import { expect } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { deleteProject } from '#contract/projects.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser, PASSWORD } from '../../../../test/browser-user.ts';
import { runDeletion } from '../../../../test/run-deletion.ts';

test('one asks for the deletion of one’s account, cancels it, and is a deleted user in the end', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(boris, ['One.', 'Two.']);
  await joins(anna, project);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  await anna.does(addComment, { params: string(1), body: { text: 'Is it?' } });
  const own = await projectWithStrings(anna, ['Mine.']);

  const page = await anna.opens(browser, '/user');
  await page.getByRole('tab', { name: 'My data' }).click();
  const projects = page.getByRole('list', { name: 'Your projects' });
  await expect(projects.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await anna.does(deleteProject, { params: { project: own.project.id } });
  await page.reload();

  const ask = page.getByRole('button', { name: 'Delete my account' });
  await ask.click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill('not this one');
  await ask.click();
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await ask.click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await expect(page.getByText('Your translations and comments stay, without your name.')).toBeVisible();

  // The banner is above the other tabs too, and cancels it.
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on /)).toHaveCount(0);

  await page.getByRole('tab', { name: 'My data' }).click();
  await page.getByLabel('Keep them, without my name').check();
  await page.getByLabel('Current password').fill(PASSWORD);
  await ask.click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await runDeletion(anna.username);
  await page.reload();
  await expect(page.getByText('Sign in').first()).toBeVisible();

  const others = await boris.opens(browser, editor);
  await others.getByRole('list', { name: 'Strings' }).getByRole('listitem').first().click();
  await expect(others.getByText('Deleted user').first()).toBeVisible();
  await expect(others.getByText(anna.username)).toHaveCount(0);
});
