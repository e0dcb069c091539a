import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { findItem, siteHeader } from '../../../../test/page/find.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { openTestApp, type TestUser } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
let made = 0;

/** A private project of one user, and another user. */
async function privateProject() {
  made += 1;
  const { anna, boris } = {
    anna: await testApp.signUp(`anna_${made}`),
    boris: await testApp.signUp(`boris_${made}`),
  };
  const name = `secret_${made}`;
  const body = { name, handle: name, visibility: 'private', source_lang: 'en', target_lang: 'ru' } as const;
  return { anna, boris, project: await anna.does(createProject, { body }) };
}

async function invite({ user }: Page, username: string) {
  const field = await screen.findByLabelText('Invite by username');
  await user.clear(field);
  await user.type(field, `${username}{Enter}`);
}

const membersOf = (anna: TestUser, { id }: { id: number }) =>
  openPage(testApp, anna, `/projects/${id}#members`);

test('a manager invites by username, and the invited sees it counted, listed, and accepts', async () => {
  const { anna, boris, project } = await privateProject();
  const hers = await membersOf(anna, project);
  const field = await screen.findByLabelText('Invite by username');
  await invite(hers, '   ');
  await invite(hers, 'nobody_is_called_so');
  await screen.findByText('This user doesn’t exist.');
  expect(field).toHaveValue('nobody_is_called_so');
  await invite(hers, '1');
  await screen.findByText('This user doesn’t exist.');
  expect(hers.network.sent.filter((request) => /^POST .*invites/.test(request))).toEqual([]);
  await invite(hers, boris.username);
  expect(await findItem(boris.username)).toHaveTextContent(`invited by ${anna.username}`);
  await waitFor(() => expect(field).toHaveValue(''));
  await invite(hers, boris.username);
  await screen.findByText('This user is already invited.');

  const his = await openPage(testApp, boris, '/');
  const header = within(await waitFor(siteHeader));
  await header.findByRole('img', { name: '1 invitation' });
  await his.user.click(header.getByRole('link', { name: /My projects/ }));
  await his.user.click(await screen.findByRole('tab', { name: 'Invitations' }));
  const invitation = await findItem(project.name);
  expect(invitation).toHaveTextContent(`invited by ${anna.username}`);
  await his.press('Accept', within(invitation));
  await screen.findByText('No invitations yet');
  await waitFor(() => expect(header.queryByRole('img', { name: /invitation/ })).toBeNull());
  await his.user.click(screen.getByRole('tab', { name: /^My projects/ }));
  expect(await findItem(project.name)).toHaveTextContent('Translator');

  await invite(await membersOf(anna, project), boris.username);
  await screen.findByText('This user is already a member.');
});

test('a request is cancelled by who made it, refused and accepted by a manager; an invitation is taken back', async () => {
  const { anna, boris, project } = await privateProject();
  const params = { project: project.id };
  const his = await openPage(testApp, boris, `/projects/${project.id}`);
  await his.press('Request invite');
  expect(await screen.findByRole('button', { name: 'Invite requested' })).toBeDisabled();
  await his.load('/projects');
  await his.user.click(await screen.findByRole('tab', { name: 'Invitations' }));
  const request = await findItem(project.name);
  expect(request).toHaveTextContent('you requested');
  expect(screen.queryByRole('img', { name: /invitation/ })).toBeNull();
  await his.press('Cancel', within(request));
  await screen.findByText('No invitations yet');

  await boris.does(requestInvite, { params });
  const hers = await membersOf(anna, project);
  const asked = await findItem(boris.username);
  expect(asked).toHaveTextContent('requested to join');
  await hers.press('Refuse', within(asked));
  await screen.findByText('No open invitations or requests.');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Invitations and requests' })).toHaveFocus(),
  );

  await invite(hers, boris.username);
  const invitation = await findItem(boris.username);
  await waitFor(() => expect(screen.getByLabelText('Invite by username')).toHaveValue(''));
  await invite(hers, boris.username);
  await screen.findByText('This user is already invited.');
  await hers.press('Cancel', within(invitation));
  await screen.findByText('No open invitations or requests.');
  await waitFor(() => expect(screen.queryByText('This user is already invited.')).toBeNull());

  await boris.does(requestInvite, { params });
  await hers.load();
  await hers.press('Accept', within(await findItem(boris.username)));
  expect(await screen.findByRole('row', { name: new RegExp(boris.username) })).toHaveTextContent(
    'Translator',
  );
});

test('requests are counted for a manager as they come: in the header, at the tab and on the page', async () => {
  const { anna, boris, project } = await privateProject();
  const hers = await openPage(testApp, anna, `/projects/${project.id}`);
  const tab = within(await screen.findByRole('tab', { name: /Members/ }));
  const header = within(siteHeader());
  // Events from here on are received.
  await waitFor(() => expect(hers.network.answered.join()).toContain('/events?'));
  expect(header.queryByRole('img', { name: '1 request to join' })).toBeNull();
  await boris.does(requestInvite, { params: { project: project.id } });
  await header.findByRole('img', { name: '1 request to join' });
  expect(tab.getByRole('img')).toHaveTextContent('1');
  await hers.user.click(screen.getByRole('link', { name: 'Review requests' }));
  await hers.press('Accept', within(await findItem(boris.username)));
  await waitFor(() => expect(header.queryByRole('img', { name: '1 request to join' })).toBeNull());
  await waitFor(() => expect(tab.queryByRole('img')).toBeNull());
});
