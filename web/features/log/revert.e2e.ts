import { expect } from '@playwright/test';
import { listStrings } from '#contract/strings.ts';
import { addTranslation, castVote } from '#contract/translations.ts';
import { whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('by keyboard, what a member has done is seen with its conflicts, reverted, and that is undone (reverts.6)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['Down the hole.', 'Exactly so.', 'Oh dear.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Купите слона!' } });
  const good = await boris.does(addTranslation, { params: string(2), body: { text: 'Именно так.' } });
  await anna.does(castVote, { params: { ...string(2), translation: good.id }, body: { is_minus: false } });
  const page = await anna.opens(browser, `/projects/${project.id}#members`);
  await page.getByRole('button', { name: `Revert actions of ${boris.username}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Revert actions of ${boris.username}` });
  await expect(dialog).toContainText('2 actions can be reverted.');
  const rows = dialog.getByRole('list', { name: 'Actions, the newest first' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Stays as it is. There have been votes since.');
  await expect(rows.nth(1)).toContainText('Купите слона!');
  await expect(rows.nth(1)).not.toContainText('Stays as it is.');
  await dialog.getByRole('button', { name: 'Revert 2 actions' }).press('Enter');
  await expect(dialog).toContainText('1 action reverted');
  await expect(dialog).toContainText('1 action stays as it is. There have been votes since.');
  const texts = async () =>
    (await anna.does(listStrings, { params: string(1), query: { fetch_translations: '' } })).map(
      ({ translations = [] }) => translations.map(({ text }) => text),
    );
  expect(await texts()).toEqual([[], ['Именно так.'], []]);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 change undone').first()).toBeVisible({ timeout: 20_000 });
  await expect(dialog).toBeHidden();
  expect(await texts()).toEqual([['Купите слона!'], ['Именно так.'], []]);
});

test('on a phone, the log of a member leads to reverting a section of what they did', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['Down the hole.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const { id } = await boris.does(whoami, {});
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await anna.opens(browser, `/projects/${project.id}?member=${id}&period=today#log`, phone);
  await page.getByRole('button', { name: `Revert actions of ${boris.username}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Period' })).toHaveValue('Today');
  await dialog.getByRole('button', { name: 'Revert 1 action' }).click();
  await expect(dialog).toContainText('1 action reverted');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('an owner who is alone in a project reverts what they did themselves', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['Down the hole.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, `/projects/${project.id}#members`);
  await page
    .getByRole('row')
    .getByRole('button', { name: `Revert actions of ${anna.username}` })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Раз.');
});
