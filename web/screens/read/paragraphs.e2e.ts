import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('strings of one paragraph are read as one in each view, are marked in the editor, and each leads to itself', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, section, editor } = await projectWithStrings(anna, ['Before.']);
  const params = { project: project.id, section: section.id };
  const made = await anna.does(addStrings, {
    params,
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const first = { ...params, string: made[0]?.id ?? 0 };
  await anna.does(addTranslation, { params: first, body: { text: 'Первая половина.' } });
  const page = await anna.opens(browser, `/projects/${project.id}/read/${printSectionId(section.id)}`);
  const paragraphs = page.getByRole('main').locator('p');
  await expect(paragraphs).toHaveCount(3);
  await expect(paragraphs.nth(1)).toContainText('Первая половина. Second half.');

  await page.getByText('Both').click();
  await expect(paragraphs).toHaveCount(3);
  await expect(paragraphs.nth(1).locator('> span[lang=en]')).toHaveText('First half. Second half.');
  await expect(paragraphs.nth(1)).toContainText('Первая половина.');
  await expect(paragraphs.nth(1).getByRole('link', { name: 'Translate #3' }).last()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await paragraphs.nth(1).getByText('Second half.').click();
  await expect(page).toHaveURL(`${editor}?string=${made[1]?.id}`);
  const rows = page.getByRole('listitem').filter({ has: page.locator('[id^=source-]') });
  const mark = page.getByRole('img', { name: 'Continues the previous string' });
  await expect(rows.filter({ has: mark })).toContainText(['Second half.']);
});
