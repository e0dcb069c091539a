import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { assignSection, giveBackSection, unassignSection } from '#contract/projects/assignments.ts';
import { DAY } from '#domain/core/units.ts';
import { dateAt } from '#domain/projects/assignments/assignments.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { siteHeader } from '../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { afterJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const dayIn = (days: number) => dateAt(Date.now() + days * DAY);
const MENU = 'Menu of “One”';

const assignees = () => within(screen.getByRole('table')).queryByRole('list', { name: 'Assigned to' });
const shows = (text: string) => waitFor(() => expect(assignees()).toHaveTextContent(text));
const showsNone = () => waitFor(() => expect(assignees()).toBeNull());
/** Opens the dialog in which a section is assigned, which moves the focus to its first field. */
async function openDialog() {
  await choose('Assign…');
  const dialog = await screen.findByRole('dialog', { name: 'Who translates “One”' });
  await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Member' })).toHaveFocus());
  return dialog;
}
/** Events from here on are received. */
const listens = ({ network }: Page) => waitFor(() => expect(network.answered.join()).toContain('/events?'));

/** Chooses an item of the section's menu by keyboard. */
async function choose(item: string) {
  await enter(MENU);
  await enter(item, undefined, 'menuitem');
}

async function team() {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  return { params, address: `/projects/${project.id}` };
}

test('a section is assigned with a deadline by keyboard, the assignee is told, sees it in their list, and gives it back (assignments.2, assignments.7)', async () => {
  const { params, address } = await team();
  const page = await openPage(testApp, anna, address);
  const element = await openDialog();
  const dialog = within(element);
  const member = () => dialog.getByRole('combobox', { name: 'Member' });
  await page.user.keyboard('bor');
  await screen.findByRole('option', { name: 'boris' });
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(member()).toHaveValue('boris'));
  await page.fill(dialog.getByLabelText('Deadline (optional)'), dayIn(10));
  await enter('Assign', dialog);
  expect(
    await within(await dialog.findByRole('list', { name: 'Assigned to' })).findByRole('listitem'),
  ).toHaveTextContent('boris');
  await waitFor(() => expect(member()).toHaveFocus());
  expect(member()).toHaveValue('');
  await expectAccessible(element);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: MENU })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await shows('boris');
  await shows('until');
  await listens(page);
  await boris.does(giveBackSection, { params });
  await showsNone();

  // It is on his open page without a reload, and his bell rings.
  const his = await openPage(testApp, boris, address);
  await listens(his);
  await anna.does(assignSection, { params, body: { user_id: boris.id, deadline: dayIn(10) } });
  await shows('boris');
  const bell = within(siteHeader()).getByRole('button', { name: /^Notifications/ });
  await afterJobs(testApp, () => expect(bell).toHaveAccessibleName(/^Notifications: \d unread/));
  await pressOn(bell);
  const notifications = within(await screen.findByRole('list', { name: 'Notifications, newest first' }));
  expect(await notifications.findAllByRole('link', { name: /is assigned to you until/ })).not.toHaveLength(0);

  // What is overdue is said in words.
  await testApp.sql`UPDATE assignments SET deadline = current_date - 2 WHERE project_id = ${params.project}`;
  await his.load('/projects#assigned');
  const lines = within(await screen.findByRole('region', { name: 'To translate' }));
  const line = await lines.findByRole('listitem');
  expect(line).toHaveTextContent('overdue since');
  expect(line).toHaveTextContent('assigned by anna');
  await expectAccessible(screen.getByRole('main'));
  await his.load(address);
  await waitFor(() => expect(assignees()).toHaveTextContent('overdue since'));
  await expectAccessible(screen.getByRole('table'));
  await choose('Give back');
  await showsNone();
});

test('a member claims a section by keyboard, and whoever manages sections takes it away and sets deadlines (assignments.3)', async () => {
  const { params, address } = await team();
  const his = await openPage(testApp, boris, address);
  await choose('Claim');
  await shows('boris');
  await enter(MENU);
  await screen.findByRole('menuitem', { name: 'Give back' });
  expect(screen.queryByRole('menuitem', { name: 'Claim' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Assign…' })).toBeNull();

  const page = await openPage(testApp, anna, address);
  const dialog = within(await openDialog());
  const deadline = await dialog.findByLabelText('Deadline of boris');
  await page.fill(deadline, dayIn(-3));
  await pressOn(deadline);
  await dialog.findByText('Choose today or a later day.');
  await page.fill(deadline, dayIn(3));
  await pressOn(deadline);
  await shows('until');
  await enter('Remove boris', dialog);
  await dialog.findByText('Nobody yet.');
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Assigned to' })).toHaveFocus());

  // His open page follows.
  await anna.does(assignSection, { params, body: { user_id: boris.id, deadline: null } });
  await his.load(address);
  await shows('boris');
  await listens(his);
  await anna.does(assignSection, { params, body: { user_id: boris.id, deadline: dayIn(3) } });
  await shows('until');
  await anna.does(unassignSection, { params: { ...params, user: boris.id } });
  await showsNone();
});
