import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { addTranslation } from '#contract/translations.ts';
import { whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('the owner creates a role, moves it, gives it to a member, and deletes it by keyboard (members.35)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['Why is a raven like a writing-desk?']);
  await joins(boris, project);
  const page = await anna.opens(browser, `/projects/${project.id}#settings`);
  const list = page.getByRole('list', { name: 'Roles, highest first' });
  const names = () => list.locator('li p:first-child').allTextContents();
  await expect(list.getByRole('listitem')).toHaveCount(6);

  await page.getByRole('button', { name: 'Add role' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Corrector');
  await dialog.getByRole('checkbox', { name: 'translate, comment and vote' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'approve translations of others' }).check();
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add role' })).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(7);
  expect(await names()).toEqual([
    'Owner',
    'Administrator',
    'Moderator',
    'Editor',
    'Translator',
    'Proficient translator',
    'Corrector',
  ]);

  await page.getByRole('button', { name: 'Move “Corrector” up' }).click();
  await expect.poll(async () => (await names()).at(5)).toBe('Corrector');
  await expect(page.getByRole('button', { name: 'Move “Corrector” up' })).toBeFocused();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await page.getByRole('combobox', { name: 'Role of new members' }).selectOption('Corrector');
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('button', { name: `Role of ${boris.username}: Translator` }).click();
  await page.getByRole('menuitemradio', { name: 'Corrector' }).click();
  await expect(page.getByRole('button', { name: `Role of ${boris.username}: Corrector` })).toBeVisible();
  await expect(
    boris.does(addTranslation, { params: string(1), body: { text: 'Почему ворон похож на парту?' } }),
  ).rejects.toThrow();

  const his = await boris.opens(browser, `/projects/${project.id}`);
  await expect(his.getByText('Corrector')).toBeVisible();
  await expect(his.getByRole('tab', { name: 'Settings' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete the role “Corrector”' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the role “Corrector”?' });
  await question.getByRole('button', { name: 'Delete role' }).click();
  await expect(question.getByText('New members get this role.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('combobox', { name: 'Role of new members' }).selectOption('Translator');
  await page.getByRole('button', { name: 'Delete the role “Corrector”' }).click();
  await question.getByRole('combobox', { name: 'Its members get the role' }).selectOption('Editor');
  await question.getByRole('button', { name: 'Delete role' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByRole('button', { name: `Role of ${boris.username}: Editor` })).toBeVisible();

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('deleted the role “Corrector”')).toBeVisible();
});

test('an administrator sees which permissions only the owner gives, and which roles only the owner changes', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project } = await projectWithStrings(anna, ['Exactly so.']);
  await joins(boris, project);
  const { id: user } = await boris.does(whoami, {});
  await anna.does(grantRole, { params: { project: project.id, user }, body: { role_id: 1 } });
  const page = await boris.opens(browser, `/projects/${project.id}#settings`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Add role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add role' });
  await expect(dialog.getByRole('checkbox', { name: 'manage members' })).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { name: 'manage sections' })).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Owner');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog.getByText('This name is already in use.')).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
