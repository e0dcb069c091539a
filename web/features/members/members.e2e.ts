import { expect, type Page } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { ROLES } from '#domain/access/roles.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../test/browser-user.ts';

const MODERATOR = ROLES.find(({ name }) => name === 'moderator')?.id ?? 0;

/** A public project of Anna, with these as its members. */
async function projectWith(...names: string[]) {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['Exactly so.']);
  const others = await Promise.all(names.map(newUser));
  for (const person of others) await joins(person, project);
  return { anna, project, others, address: `/projects/${project.id}#members` };
}

const row = (page: Page, { username }: BrowserUser) => page.getByRole('row').filter({ hasText: username });

async function chooseRole(page: Page, from: RegExp, to: string) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menuitemradio', { name: to, exact: true }).click();
}

test('the owner gives roles, is asked before a manager is made, and kicks out', async ({ browser }) => {
  const { anna, others, address } = await projectWith('boris');
  const [boris] = others;
  if (!boris) return;
  const page = await anna.opens(browser, address);
  await expect(row(page, anna)).toContainText('Owner');
  await chooseRole(page, /^Role of boris.*: Translator$/, 'Editor');
  await expect(page.getByRole('button', { name: `Role of ${boris.username}: Editor` })).toBeFocused();

  await chooseRole(page, /^Role of boris.*: Editor$/, 'Moderator');
  const question = page.getByRole('dialog', { name: `Give ${boris.username} the role “Moderator”?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await chooseRole(page, /^Role of boris.*: Editor$/, 'Moderator');
  await question.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('button', { name: /^Role of boris.*: Moderator$/ }).waitFor();

  await page.getByRole('button', { name: `Kick out ${boris.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kick out' }).click();
  await expect(row(page, boris)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Members' })).toBeFocused();
});

test('a manager acts on those who are none; others only look, and leave', async ({ browser }) => {
  const { anna, project, others, address } = await projectWith('carla', 'boris');
  const [carla, boris] = others;
  if (!carla || !boris) return;
  await anna.does(grantRole, {
    params: { project: project.id, user: carla.username },
    body: { role_id: MODERATOR },
  });

  const hers = await carla.opens(browser, address);
  await expect(row(hers, carla).getByRole('button', { name: 'Leave project' })).toBeVisible();
  await expect(hers.getByRole('button', { name: /^Role of/ })).toHaveCount(1);
  await expect(hers.getByRole('button', { name: /^Kick out/ })).toHaveCount(1);
  await hers.getByRole('button', { name: /^Role of boris/ }).click();
  await expect(hers.getByRole('menuitemradio')).toHaveText(['Editor', 'Translator', 'Proficient translator']);

  const his = await boris.opens(browser, address);
  await expect(row(his, boris)).toContainText('you');
  await expect(his.getByRole('button', { name: /^(Role of|Kick out)/ })).toHaveCount(0);
  await expect(his.getByLabel('Invite by username')).toHaveCount(0);
  await his.getByRole('button', { name: 'Leave project' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Leave project' }).click();
  await expect(row(his, boris)).toHaveCount(0);
  await expect(his.getByRole('button', { name: 'Join' })).toBeVisible();
});
