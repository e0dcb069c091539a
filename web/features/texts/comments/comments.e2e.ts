import { expect } from '@playwright/test';
import { addComment } from '#contract/texts/comments.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('long addresses wrap, in the list of comments and in the log', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, project, string } = await projectWithStrings(anna, ['Why is a raven like a writing-desk?']);
  const long = `https://книга.example/${'a'.repeat(300)}`;
  await anna.does(addComment, { params: string(1), body: { text: long } });
  const page = await anna.opens(browser, editor);
  await page.getByRole('button', { name: '1 comment' }).first().click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('link', { name: long })).toBeVisible();
  expect(await comments.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  await page.goto(`/projects/${project.id}#log`);
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
