import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, carla } = await testApp.signUps('anna', 'boris', 'carla');

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const hasLeft = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());

async function chooseRole(page: Page, from: string, to: string) {
  await page.press(`Role of boris: ${from}`);
  await page.user.click(await screen.findByRole('menuitemradio', { name: to }));
}

test('the owner gives roles, is asked before a manager is made, and kicks out', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const page = await openPage(testApp, anna, `/projects/${project.id}#members`);
  expect(await row('anna')).toHaveTextContent('Owner');
  // A rating without votes is a quiet zero (projects.35).
  expect(within(await row('anna')).getByText('0').className).toMatch(/ink-3/);
  await chooseRole(page, 'Translator', 'Editor');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Role of boris: Editor' })).toHaveFocus());

  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Give boris the role “Moderator”?' }));
  await chooseRole(page, 'Editor', 'Moderator');
  await page.press('Cancel', await question());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseRole(page, 'Editor', 'Moderator');
  await page.press('Change role', await question());
  await screen.findByRole('button', { name: 'Role of boris: Moderator' });

  await page.press('Actions for boris');
  await page.pick('Kick out…');
  await page.press('Cancel', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for boris' })).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await page.pick('Kick out…');
  await page.press('Kick out', within(await screen.findByRole('dialog')));
  await hasLeft('boris');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus());
});

test('a manager acts on those who are none; others only look, and leave', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, carla, project, 'moderator');
  await joinAs(testApp, boris, project, 'translator');
  const address = `/projects/${project.id}#members`;

  const hers = await openPage(testApp, carla, address);
  within(await row('carla')).getByRole('button', { name: 'Leave project' });
  expect(screen.getAllByRole('button', { name: /^Role of/ })).toHaveLength(1);
  expect(
    screen
      .getAllByRole('button', { name: /^Actions for/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Actions for carla', 'Actions for boris']);
  await hers.press('Actions for carla');
  const own = await screen.findAllByRole('menuitem');
  expect(own.map(({ textContent }) => textContent)).toEqual(['Revert actions…']);
  await hers.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for carla' })).toHaveFocus());
  await hers.press(/^Role of boris/);
  const roles = await screen.findAllByRole('menuitemradio');
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Editor',
    'Translator',
    'Proficient translator',
  ]);

  const his = await openPage(testApp, boris, address);
  expect(await row('boris')).toHaveTextContent('you');
  expect(screen.queryByRole('button', { name: /^(Role of|Actions for)/ })).toBeNull();
  expect(screen.queryByLabelText('Invite by username')).toBeNull();
  await his.press('Leave project');
  await his.press('Leave project', within(await screen.findByRole('dialog')));
  await hasLeft('boris');
  await screen.findByRole('button', { name: 'Join' });
});
