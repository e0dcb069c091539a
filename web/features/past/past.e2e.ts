import { expect } from '@playwright/test';
import { rearrangeStrings } from '#contract/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('by keyboard one goes back change by change, and a link shows the same text to others (past.5)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['Call me Ishmael.', 'Some years ago.']);
  const made = await anna.does(addTranslation, { params: string(1), body: { text: 'Зовите меня Исмаил.' } });
  const params = { ...string(1), translation: made.id };
  await anna.does(approve, { params });
  await anna.does(editTranslation, { params, body: { text: 'Зовите меня Измаил.' } });
  await anna.does(rearrangeStrings, {
    params: { project: project.id, section: string(1).section },
    body: { strings: [string(2).string, string(1).string] },
  });

  const page = await anna.opens(browser, `/projects/${project.id}`);
  await page.getByRole('tab', { name: 'Past' }).press('Enter');
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  const sections = page.getByRole('list', { name: 'Sections at this moment' });
  await sections.getByRole('button', { name: /2 strings/ }).press('Enter');
  const texts = sections.locator('[data-state]');
  await expect(texts).toHaveText([/Some years ago\./, /Call me Ishmael\.Зовите меня Измаил\./]);

  const previous = page.getByRole('button', { name: 'Previous change' });
  await previous.press('Enter');
  await expect(texts).toHaveText([/Call me Ishmael\.Зовите меня Измаил\./, /Some years ago\./]);
  await previous.press('Enter');
  await expect(texts.first()).toContainText('Зовите меня Исмаил.');
  await expect(texts.first()).toContainText('approved');
  const file = page.getByRole('link', { name: 'Download as it was' });
  await expect(file).toHaveAttribute('href', /[?&]at=\d+/);

  const other = await (await newUser('boris')).opens(
    browser,
    new URL(page.url()).href.replace(/^.*?\/projects/, '/projects'),
  );
  await expect(other.locator('[data-state]').first()).toContainText('Зовите меня Исмаил.');
  await page.getByRole('button', { name: 'Back to now' }).press('Enter');
  await expect(sections).toBeHidden();
});

test('a second step that is asked for while the first one is loading is taken too (past.5)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['Call me Ishmael.']);
  const params = string(1);
  const { id: translation } = await anna.does(addTranslation, { params, body: { text: 'one' } });
  for (const text of ['two', 'three']) {
    await anna.does(editTranslation, { params: { ...params, translation }, body: { text } });
  }
  const page = await anna.opens(browser, `/projects/${project.id}`);
  await page.getByRole('tab', { name: 'Past' }).press('Enter');
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  const sections = page.getByRole('list', { name: 'Sections at this moment' });
  await sections.getByRole('button', { name: /1 string/ }).press('Enter');
  await expect(sections.locator('[data-state]')).toContainText('three');
  const previous = page.getByRole('button', { name: 'Previous change' });
  const isAsked = page.waitForRequest(/\/past\?/);
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/past\?/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await previous.press('Enter');
  await isAsked;
  await previous.press('Enter');
  answer();
  await expect(sections.locator('[data-state]')).toContainText('one');
});
