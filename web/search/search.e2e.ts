import { expect, test } from '@playwright/test';
import { stage, visitor } from '../../test/stage.ts';

test('each change searches, nothing typed shows nothing, and the header’s link begins anew', async ({
  page,
}) => {
  const { project } = await stage(await visitor('owner'), ['One.']);
  await page.goto('/search');
  const field = page.getByLabel('Name of a project');
  const found = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('status').first()).toHaveText('');
  await field.pressSequentially(project.name.slice(2).toUpperCase());
  await expect(found).toHaveText([new RegExp(project.name)]);
  await expect(page).toHaveURL(/name=/);
  await field.press('End');
  await field.pressSequentially('zz');
  await expect(page.getByText(/^No project has/)).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/^No project has/)).toHaveCount(0);
});
