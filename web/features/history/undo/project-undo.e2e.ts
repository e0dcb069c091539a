import { expect, type Route } from '@playwright/test';
import { addSection } from '#contract/texts/sections.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('a key of undo that is pressed before its code is there has its effect then', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['Down the hole.']);
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'Second' } });
  const page = await anna.opens(browser, 'about:blank');
  const held: Route[] = [];
  await page.route(/UndoKeys/, (route) => void held.push(route));
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('table')).toContainText('Second');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  for (const route of held) await route.continue();
  await expect(page.getByRole('group', { name: 'Undone: Section added' })).toBeVisible();
});
