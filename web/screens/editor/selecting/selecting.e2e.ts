import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { projectWithFilm } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

test('the dialog that shifts the times of selected cues is accessible', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithFilm(anna, SRT);
  const page = await anna.opens(browser, editor);
  await page.getByRole('button', { name: 'Select strings' }).press('Enter');
  await page.getByRole('checkbox', { name: /^String 2:/ }).press('Space');
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Shift times', exact: true }).press('Enter');
  await page.getByRole('dialog').getByLabel('Later by').fill('+00:00:01.500');
  await expect(page.getByRole('button', { name: 'Shift times' })).toBeEnabled();
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
});
