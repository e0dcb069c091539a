import { expect, type Page, test } from '@playwright/test';
import { requestInvite } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import { type BrowserUser, newName, newUser } from '../../../test/browser-user.ts';

async function privateProject(owner: BrowserUser) {
  const name = newName('secret');
  return owner.does(createProject, {
    body: { name, handle: name, visibility: 'private', source_lang: 'en', target_lang: 'ru' },
  });
}

const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function invite(page: Page, username: string) {
  await page.getByLabel('Invite by username').fill(username);
  await page.getByLabel('Invite by username').press('Enter');
}

test('a manager invites by username, and the invited sees it counted, listed, and accepts', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const project = await privateProject(anna);
  const hers = await anna.opens(browser, `/projects/${project.id}#members`);
  let sent = 0;
  hers.on('request', (request) => {
    if (request.url().includes('/invites') && request.method() !== 'GET') sent += 1;
  });
  await invite(hers, '   ');
  await invite(hers, 'nobody_is_called_so');
  await expect(hers.getByText('This user doesn’t exist.')).toBeVisible();
  await expect(hers.getByLabel('Invite by username')).toHaveValue('nobody_is_called_so');
  await invite(hers, '1');
  await expect(hers.getByText('This user doesn’t exist.')).toBeVisible();
  expect(sent).toBe(0);
  await invite(hers, boris.username);
  await expect(item(hers, boris.username)).toContainText(`invited by ${anna.username}`);
  await expect(hers.getByLabel('Invite by username')).toHaveValue('');
  await invite(hers, boris.username);
  await expect(hers.getByText('This user is already invited.')).toBeVisible();

  const his = await boris.opens(browser, '/');
  const header = his.getByRole('banner');
  await expect(header.getByRole('img', { name: '1 invitation' })).toBeVisible();
  await header.getByRole('link', { name: 'My projects' }).click();
  await his.getByRole('tab', { name: 'Invitations' }).click();
  await expect(item(his, project.name)).toContainText(`invited by ${anna.username}`);
  await item(his, project.name).getByRole('button', { name: 'Accept' }).click();
  await expect(his.getByText('No invitations yet')).toBeVisible();
  await expect(header.getByRole('img', { name: /invitation/ })).toHaveCount(0);
  await his.getByRole('tab', { name: 'My projects' }).click();
  await expect(item(his, project.name)).toContainText('Translator');

  await invite(hers, boris.username);
  await expect(hers.getByText('This user is already a member.')).toBeVisible();
});

test('a request is cancelled by who made it, refused and accepted by a manager; an invitation is taken back', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const project = await privateProject(anna);
  const params = { project: project.id };
  const his = await boris.opens(browser, `/projects/${project.id}`);
  await his.getByRole('button', { name: 'Request invite' }).click();
  await expect(his.getByRole('button', { name: 'Invite requested' })).toBeDisabled();
  await his.getByRole('banner').getByRole('link', { name: 'My projects' }).click();
  await his.getByRole('tab', { name: 'Invitations' }).click();
  await expect(item(his, project.name)).toContainText('you requested');
  await expect(his.getByRole('banner').getByRole('img', { name: /invitation/ })).toHaveCount(0);
  await item(his, project.name).getByRole('button', { name: 'Cancel' }).click();
  await expect(his.getByText('No invitations yet')).toBeVisible();

  await boris.does(requestInvite, { params });
  const hers = await anna.opens(browser, `/projects/${project.id}#members`);
  await expect(item(hers, boris.username)).toContainText('requested to join');
  await item(hers, boris.username).getByRole('button', { name: 'Refuse' }).click();
  await expect(hers.getByText('No open invitations or requests.')).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'Invitations and requests' })).toBeFocused();

  await invite(hers, boris.username);
  await item(hers, boris.username).getByRole('button', { name: 'Cancel' }).click();
  await expect(hers.getByText('No open invitations or requests.')).toBeVisible();

  await boris.does(requestInvite, { params });
  await hers.reload();
  await item(hers, boris.username).getByRole('button', { name: 'Accept' }).click();
  await expect(hers.getByRole('row').filter({ hasText: boris.username })).toContainText('Translator');
});

test('requests are counted for a manager as they come: in the header, at the tab and on the page', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const project = await privateProject(anna);
  const hers = await anna.opens(browser, '/');
  // Events from here on are received.
  await Promise.all([
    hers.waitForResponse(/\/events\?/),
    hers.goto(new URL(`/projects/${project.id}`, hers.url()).href),
  ]);
  await expect(hers.getByRole('tab', { name: 'Members' })).toBeVisible();
  const told = hers.getByRole('banner').getByRole('img', { name: '1 request to join' });
  await expect(told).toHaveCount(0);
  await boris.does(requestInvite, { params: { project: project.id } });
  await expect(told).toBeVisible();
  await expect(hers.getByRole('tab', { name: 'Members' }).getByRole('img')).toHaveText('1');
  await hers.getByRole('link', { name: 'Review requests' }).click();
  await item(hers, boris.username).getByRole('button', { name: 'Accept' }).click();
  await expect(told).toHaveCount(0);
  await expect(hers.getByRole('tab', { name: 'Members' }).getByRole('img')).toHaveCount(0);
});
