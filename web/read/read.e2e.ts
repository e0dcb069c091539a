import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { stage, visitor } from '../../test/stage.ts';

test('a guest reads the current version section by section, sees its original, and finds a string in the editor', async ({
  browser,
  page,
}) => {
  const anna = await visitor('anna');
  const { project, section, strings } = await stage(anna, ['It was a table.', '<b>Nobody</b> sat there.']);
  const [first] = strings;
  if (!first) throw new Error('The stage has no strings.');
  await anna.does(addTranslation, { params: first, body: { text: 'Это был стол.' } });
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: second.id }, body: [{ text: 'The end.' }] });

  await page.goto(`/projects/${project.id}/read/all`);
  const text = page.getByRole('main');
  await expect(text.getByText('Это был стол.')).toHaveAttribute('lang', 'ru');
  // What has no translation yet is the original, and nothing in it is interpreted.
  await expect(text.getByText('<b>Nobody</b> sat there.')).toHaveAttribute('lang', 'en');
  await expect(text.getByText('It was a table.')).toBeHidden();
  await text.getByText('Это был стол.').hover();
  await expect(text.getByText('It was a table.')).toBeVisible();
  await page.getByText('Both').click();
  await expect(page).toHaveURL(/view=both$/);
  await expect(text.getByText('It was a table.')).toBeVisible();
  await expect(text.getByText('#2 is not translated yet')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('menuitem', { name: 'The whole book' }).press('Escape');
  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}`);
  await page.getByRole('link', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { name: 'Two', level: 1 })).toBeVisible();
  await text.getByText('The end.').click();
  await expect(page).toHaveURL(new RegExp(`/editor/${printSectionId(second.id)}\\?string=\\d+$`));

  const reader = await anna.opens(browser, `/projects/${project.id}/read/${printSectionId(section.id)}`);
  await reader.getByRole('link', { name: 'Translate #2', exact: true }).click();
  await expect(reader).toHaveURL(/\/editor\/.*string=/);
});
