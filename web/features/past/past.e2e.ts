import { expect, test } from '@playwright/test';
import { rearrangeStrings } from '#contract/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
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
