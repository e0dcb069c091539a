import { expect } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { login, whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { ask, newUser, PASSWORD } from '../../../../test/browser-user.ts';

test('one changes address and password, and ends a session elsewhere', async ({ browser, playwright }) => {
  const anna = await newUser('anna');
  const elsewhere = await playwright.request.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await ask(elsewhere, login, { body: { username: anna.username, password: PASSWORD } });

  const page = await anna.opens(browser, '/user');
  await page.getByRole('tab', { name: 'Security' }).click();
  const sessions = page.getByRole('list', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await page.getByRole('button', { name: /^End session Firefox on Linux/ }).click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(ask(elsewhere, whoami, {})).rejects.toThrow('401');

  const events = page.getByRole('list', { name: 'Recent security events' });
  await expect(events.getByRole('listitem').first()).toContainText('Signed in');

  await page.getByRole('tab', { name: 'Account' }).click();
  const email = page.locator('form').filter({ has: page.getByLabel('Email') });
  await email.getByLabel('Email').fill(`${anna.username}@elsewhere.example`);
  await email.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await email.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Email changed')).toBeVisible();

  // Another tab of this browser, and another browser, in a project where Boris works too.
  const boris = await newUser('boris');
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  const tab = await page.context().newPage();
  await tab.goto(editor);
  const other = await anna.opens(browser, editor);
  await expect(tab.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(2);

  await page.goto('/user#account');
  await page.getByRole('link', { name: /are in Security/ }).click();
  const password = page.locator('form').filter({ has: page.getByLabel('New password') });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Current password')).toBeFocused();
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password').fill('football');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await password.getByLabel('New password').fill('through the looking-glass');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  // The tab goes on with the new cookie; the other browser shows that its session has ended.
  await expect(other.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await boris.does(addComment, { params: string(1), body: { text: 'Just now.' } });
  await expect(tab.getByRole('button', { name: '1 comment, 1 new' })).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  // This browser stays signed in; another needs the new password.
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(`${anna.username}@elsewhere.example`);
  await expect(anna.does(whoami, {})).rejects.toThrow('401');
});
