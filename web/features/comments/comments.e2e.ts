import { expect, type Page } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const rowButton = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Strings' }).getByRole('listitem').first().getByRole('button', { name });

async function twoPeople() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, ['Why is a raven like a writing-desk?', 'Exactly so.']);
  await joins(boris, made.project);
  return { anna, boris, ...made };
}

test('two people talk a string over: what is new is marked until it is opened', async ({ browser }) => {
  const { anna, boris, editor } = await twoPeople();
  const hers = await anna.opens(browser, editor);
  await rowButton(hers, 'Comment').click();
  await comments(hers).getByRole('textbox', { name: 'Write a comment' }).fill('It has **no** answer.');
  await comments(hers).getByRole('button', { name: 'Send' }).click();
  await expect(comments(hers).getByRole('strong')).toHaveText('no');
  await expect(rowButton(hers, '1 comment')).toBeVisible();

  const his = await boris.opens(browser, editor);
  await rowButton(his, '1 comment, 1 new').click();
  const first = comments(his).getByRole('listitem').filter({ hasText: 'It has no answer.' });
  await expect(first.getByText('New')).toBeVisible();
  await expect(rowButton(his, '1 comment, 1 new')).toBeHidden();
  await expect(first.getByRole('button', { name: 'Delete' })).toBeHidden();
  await first.getByRole('button', { name: 'Reply' }).click();
  await his.getByRole('textbox', { name: `Reply to ${anna.username}` }).fill('Then leave it as it is.');
  await his.keyboard.press('Control+Enter');
  await expect(comments(his).getByText('Then leave it as it is.')).toBeVisible();

  await comments(his).getByRole('button', { name: 'Close comments' }).click();
  await rowButton(his, '2 comments').click();
  await expect(comments(his).getByRole('listitem')).toHaveCount(2);
  await expect(comments(his).getByText('New')).toHaveCount(0);

  // Her comments are open: the reply appears without a reload.
  const reply = comments(hers).getByRole('listitem').filter({ hasText: 'Then leave it' });
  await expect(reply.getByText('New')).toBeVisible();
});

test('addresses in comments are links, in the list, in the history and in the log, and long ones wrap', async ({
  browser,
}) => {
  const { anna, editor, project, string } = await twoPeople();
  const long = `https://книга.example/${'a'.repeat(300)}`;
  await anna.does(addComment, {
    params: string(1),
    body: { text: `See **this** (https://book.example/x_(novel)), ${long}.` },
  });
  const page = await anna.opens(browser, editor);
  await rowButton(page, '1 comment').click();
  const links = comments(page)
    .getByRole('listitem')
    .getByRole('link', { name: /^https/ });
  await expect(links).toHaveText(['https://book.example/x_(novel)', long]);
  await expect(links.first()).toHaveAttribute('href', 'https://book.example/x_(novel)');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  const overflow = await comments(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(overflow).toBe(0);

  await page.keyboard.press('Alt+h');
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  await page.goto(`/projects/${project.id}#log`);
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('one changes and deletes one’s own comment; its place and the replies stay', async ({ browser }) => {
  const { anna, boris, editor, string } = await twoPeople();
  const params = string(1);
  const { id } = await boris.does(addComment, { params, body: { text: 'A wring-desk?' } });
  await anna.does(addComment, { params, body: { text: 'What is that?', reply: id } });
  const page = await boris.opens(browser, editor);
  await rowButton(page, '2 comments, 1 new').click();

  const own = comments(page).getByRole('listitem').first();
  await own.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('A writing-desk?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('A writing-desk?')).toBeVisible();
  await expect(own.getByText('edited')).toBeVisible();
  await expect(own).toBeFocused();

  await own.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this comment?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(own.getByText('A writing-desk?')).toBeVisible();
  await own.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete comment' }).click();
  await expect(comments(page).getByText('Deleted comment.')).toBeVisible();
  await expect(comments(page).getByText('What is that?')).toBeVisible();
  await expect(rowButton(page, '1 comment')).toBeVisible();
  await page.reload();
  await rowButton(page, '1 comment').click();
  await expect(comments(page).getByText('Deleted comment.')).toBeVisible();
});

test('a comment has at most 1000 characters, and what is not sent is kept', async ({ browser }) => {
  const { anna, editor } = await twoPeople();
  const page = await anna.opens(browser, editor);
  await rowButton(page, 'Comment').click();
  const field = comments(page).getByRole('textbox', { name: 'Write a comment' });
  await field.fill('ё'.repeat(1001));
  await expect(comments(page).getByText('1,001 / 1,000')).toBeVisible();
  await expect(comments(page).getByText('At most 1,000 characters.')).toBeVisible();
  await expect(comments(page).getByRole('button', { name: 'Send' })).toBeDisabled();

  await field.fill('Said while the line was down.');
  await page.context().setOffline(true);
  await comments(page).getByRole('button', { name: 'Send' }).click();
  await expect(comments(page).getByText('No connection. Your change may not have been saved.')).toBeVisible();
  await expect(field).toHaveValue('Said while the line was down.');
  await page.context().setOffline(false);
  await page.reload();
  await rowButton(page, 'Comment').click();
  await expect(field).toHaveValue('Said while the line was down.');
  await comments(page).getByRole('button', { name: 'Send' }).click();
  await expect(comments(page).getByRole('listitem')).toHaveText(/Said while the line was down\./);
  await expect(field).toHaveValue('');
});

test('a comment that is on its way when one goes on to another string is shown at its own, and is no draft', async ({
  browser,
}) => {
  const { anna, editor } = await twoPeople();
  const page = await anna.opens(browser, editor);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/comments', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await rowButton(page, 'Comment').click();
  const field = comments(page).getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Of the first.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await field.fill('Of the second.');
  release();
  await expect(rowButton(page, '1 comment')).toBeVisible();
  await expect(comments(page).getByText('No comments yet.')).toBeVisible();
  await expect(comments(page).getByText('Of the first.')).toHaveCount(0);
  await expect(field).toHaveValue('Of the second.');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(comments(page).getByRole('listitem')).toHaveText(/Of the first\./);
  await expect(field).toHaveValue('');
});

test('a comment that is on its way is not sent again by a form that is opened anew', async ({ browser }) => {
  const { anna, editor } = await twoPeople();
  const page = await anna.opens(browser, editor);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/comments', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  const field = comments(page).getByRole('textbox', { name: 'Write a comment' });
  await rowButton(page, 'Comment').click();
  await field.fill('Once.');
  await page.keyboard.press('Control+Enter');
  await comments(page).getByRole('button', { name: 'Close comments' }).click();
  await rowButton(page, 'Comment').click();
  await expect(field).toHaveValue('Once.');
  await field.press('Control+Enter');
  await expect(comments(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  release();
  await expect(comments(page).getByRole('listitem')).toHaveText(/Once\./);
  await expect(field).toHaveValue('');
  expect(sent).toBe(1);
});

test('a guest reads translations and comments, is told who may write, and is remembered by the browser', async ({
  browser,
}) => {
  const { anna, editor, string } = await twoPeople();
  await anna.does(addComment, { params: string(1), body: { text: 'For everyone.' } });
  await anna.does(addTranslation, { params: string(1), body: { text: 'Первая.' } });
  const page = await (await browser.newContext()).newPage();
  await page.goto(editor);
  const translations = page.getByRole('list', { name: 'Translations' }).getByRole('listitem');
  await expect(translations.getByText('Первая.')).toBeVisible();
  await expect(page.getByText('Allowed only for project members')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toHaveCount(0);
  await expect(translations.getByRole('button')).toHaveCount(0);
  await rowButton(page, '1 comment, 1 new').click();
  await expect(comments(page).getByText('New')).toBeVisible();
  await expect(comments(page).getByText('Allowed only for project members')).toBeVisible();
  await expect(comments(page).getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await page.reload();
  await expect(rowButton(page, '1 comment')).toBeVisible();
  await expect(rowButton(page, /new/)).toHaveCount(0);

  await anna.does(addComment, { params: string(2), body: { text: 'For everyone too.' } });
  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Editor settings' }).click();
  await page.getByRole('button', { name: 'Mark all comments as read' }).click();
  await expect(rowButton(page, /new/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No matching strings')).toBeVisible();
  await expect(rows).toHaveCount(0);
});
