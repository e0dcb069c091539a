import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProfile, restrictUser } from '#contract/identity/users.ts';
import { RESTRICTIONS } from '#domain/core/access/restrictions.ts';
import { enter } from '../../../test/page/keyboard.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { TINY_PICTURE } from '../../../test/tiny-picture.ts';

const testApp = await openTestApp();
const { guest } = testApp;
const { admin, anna, boris, clara } = await testApp.signUps('admin', 'anna', 'boris', 'clara');

const about = () => screen.findByRole('textbox', { name: 'About you' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('what one writes of oneself in the settings everyone reads, with one’s projects and role', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, '/users/anna#settings');
  await page.fill(await about(), 'x'.repeat(1001));
  await page.fill('Avatar link', 'javascript:alert(1)');
  await page.press('Save');
  await screen.findByText('At most 1,000 characters.');
  screen.getByText('Links must start with http:// or https://.');

  await page.fill(await about(), 'I translate **nonsense**.');
  await page.fill('Avatar link', '');
  await page.user.click(screen.getByRole('radio', { name: 'Female' }));
  // Another tab saves meanwhile: both values are shown, and no typed text is lost.
  await anna.does(editProfile, { body: { about: 'I sing.' } });
  await page.press('Save');
  await screen.findByText('Your profile was saved in another tab.');
  expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('I sing.');
  expect(await about()).toHaveValue('I translate **nonsense**.');
  await page.press('Save');
  await screen.findByText('Saved');
  await page.user.click(tab('Profile'));
  const shown = () =>
    waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('I translate nonsense.'));
  await shown();

  await openPage(testApp, guest, '/users/anna#settings');
  await shown();
  screen.getByText('Female');
  expect(await screen.findByRole('link', { name: new RegExp(project.name) })).toHaveTextContent('Owner');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('who has written nothing of themselves is offered to, on their own page alone', async () => {
  await openPage(testApp, guest, '/users/boris');
  await screen.findByText('No projects yet.');
  const main = screen.getByRole('main');
  expect(within(main).queryByRole('button')).toBeNull();
  const [section] = main.getElementsByTagName('section');
  expect(section?.previousElementSibling).toHaveTextContent('boris');
  expect(section?.previousElementSibling?.previousElementSibling).toBeNull();

  const page = await openPage(testApp, boris, '/user');
  await enter('Add a few words about you');
  await waitFor(() => expect(tab('Settings')).toHaveFocus());
  await page.fill(await about(), 'I sing.');
  await page.press('Save');
  await screen.findByText('Saved');
  await page.user.click(tab('Profile'));
  await screen.findByText('I sing.');
  expect(screen.queryByRole('button', { name: 'Add a few words about you' })).toBeNull();
});

test('one’s picture is sent and taken away', async () => {
  const page = await openPage(testApp, clara, '/user');
  await screen.findByRole('heading', { name: 'clara' });
  const picture = () => document.querySelector('main header img');
  expect(picture()).toBeNull();
  await page.user.click(tab('Settings'));
  const group = await screen.findByRole('group', { name: 'Avatar' });
  const avatar = within(group);
  const input = group.querySelector('input[type=file]') as HTMLInputElement;
  const send = (content: BlobPart) =>
    page.user.upload(input, new File([content], 'me.png', { type: 'image/png' }));
  const opened = new Promise((resolve) => input.addEventListener('click', resolve, { once: true }));
  await page.press('Upload image', avatar);
  await opened;
  await send('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await avatar.findByRole('alert')).toHaveTextContent('Can’t read this image');
  await send(Buffer.from(TINY_PICTURE));
  await waitFor(() => expect(group.querySelector('img')?.getAttribute('src')).toMatch(/^\/api\/images\//));
  await page.user.click(tab('Profile'));
  await waitFor(() => expect(picture()?.getAttribute('src')).toMatch(/^\/api\/images\//));
  await page.user.click(tab('Settings'));
  await page.press(/^Remove/, within(await screen.findByRole('group', { name: 'Avatar' })));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Avatar' }).querySelector('img')).toBeNull());
  await page.user.click(tab('Profile'));
  await waitFor(() => expect(picture()).toBeNull());
});

test('who is limited in editing the profile has no settings of it there, but the account, security, notifications and API tokens', async () => {
  const body = { limitations: RESTRICTIONS.editingProfile };
  await admin.does(restrictUser, { params: { user: 'boris' }, body });
  await openPage(testApp, boris, '/user');
  await screen.findByRole('heading', { name: 'boris' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Account',
    'Security',
    'Notifications',
    'API tokens',
    'My data',
  ]);
});
