import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('all sections open editor/all, some open by their hexadecimal ids', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  const third = await anna.does(addSection, { params, body: { name: 'Three' } });
  for (const { id } of [second, third]) {
    await anna.does(addStrings, { params: { ...params, section: id }, body: [{ text: `Of ${id}.` }] });
  }
  const page = await anna.opens(browser, `/projects/${project.id}/editor`, { reducedMotion: 'reduce' });
  const open = page.getByRole('button', { name: 'Open editor' });
  await expect(page.getByLabel('The whole book')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/editor/${printSectionId(section.id)}$`));
  await page.goBack();
  await page.getByLabel('The whole book').uncheck();
  await expect(open).toBeDisabled();
  await page.getByLabel('Three').check();
  await page.getByLabel('The whole book').check();
  await open.click();
  await expect(page).toHaveURL(
    new RegExp(`/editor/${printSectionId(section.id)}_${printSectionId(third.id)}$`),
  );
  await expect(page.getByRole('heading', { name: 'Three', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Two', exact: true })).toHaveCount(0);

  await page.goBack();
  await page.getByLabel('All sections').check();
  await expect(page.getByLabel('Two')).toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await open.click();
  await expect(page).toHaveURL(/\/editor\/all$/);
  await expect(page.getByRole('heading', { name: 'All sections' })).toBeVisible();
});
