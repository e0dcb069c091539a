import { expect } from '@playwright/test';
import { addTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('on a phone the menu undoes', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['Down the hole.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor, { viewport: { width: 390, height: 844 } });
  const row = page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
  await expect(row).toContainText('Раз.');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Undone: Translation added' })).toBeVisible();
  await expect(row).not.toContainText('Раз.');
});
