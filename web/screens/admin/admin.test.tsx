import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listCodes } from '#contract/identity/codes.ts';
import { editProfile, login, whoami } from '#contract/identity/users.ts';
import { listFailedJobs } from '#contract/site/jobs.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { failJob } from '../../../test/failed-job.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { findItem } from '../../../test/page/find.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { guest, sql } = testApp;
const admin = await testApp.signUp('alice');

const office = (tab: string) => openPage(testApp, admin, `/admin_panel1337${tab}`);
const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens what an administrator may do with a user. */
async function manage({ username }: TestUser): Promise<Page> {
  const page = await office('#users');
  await page.fill('Search users by name', username);
  await page.press(`Manage ${username}`);
  return page;
}

test('a code needs phrase, date and uses; it is listed, and deleted once that is confirmed', async () => {
  const page = await office('');
  await page.press('Add code');
  await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(3));

  await page.press('Generate phrase');
  const { value: phrase } = screen.getByLabelText<HTMLInputElement>('Phrase');
  // The calendar by keyboard: the focus starts at a day and is not lost.
  const until = screen.getByLabelText('Valid until');
  const pressEnter = async (button: string | RegExp) => {
    (await screen.findByRole('button', { name: button })).focus();
    await page.user.keyboard('{Enter}');
  };
  until.focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^\d+ \w+ \d{4}$/));
  await pressEnter('Next');
  await pressEnter(/^15 /);
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus());
  await pressEnter('Set time');
  await waitFor(() => expect(until).toHaveFocus());
  await page.fill('Uses', '7');
  await page.press('Add code');
  expect(await findItem(phrase)).toHaveTextContent('7 uses left');
  const stored = (await admin.does(listCodes, {})).find((one) => one.phrase === phrase);
  expect(stored?.amount).toBe(7);
  expect(new Date(stored?.last_until ?? 0).getDate()).toBe(15);

  await page.press(`Delete code “${phrase}”`);
  await page.press('Cancel', await dialog());
  await findItem(phrase);
  await page.press(`Delete code “${phrase}”`);
  await page.press('Delete code', await dialog());
  await waitFor(() => expect(screen.queryByText(phrase)).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Secret codes' })).toHaveFocus());
});

test('a user is found, limited and banned; a ban is asked about first', async () => {
  const clara = await testApp.signUp('clara');
  const page = await manage(clara);
  await page.user.click(await screen.findByRole('switch', { name: 'Can’t add comments' }));
  await screen.findByText('1 restriction');
  expect(await clara.does(whoami, {})).toMatchObject({ limitations: 8 });

  await page.user.click(screen.getByRole('switch', { name: 'Banned from signing in' }));
  const question = await dialog();
  question.getByText('Ban clara?');
  await page.fill(question.getByLabelText('Reason'), 'Advertising everywhere.');
  await page.user.selectOptions(question.getByLabelText('Ends'), 'In one week');
  await page.press('Ban', question);
  await screen.findByText('Banned');
  await screen.findByText(/Reason: Advertising everywhere\./);
  expect(await clara.tries(whoami, {})).toMatch('401');
  await page.press('Edit ban');
  await page.user.selectOptions((await dialog()).getByLabelText('Ends'), 'Never');
  await page.press('Save ban');
  await screen.findByText('The ban has no end. Reason: Advertising everywhere.');

  await page.user.click(screen.getByRole('tab', { name: 'Log' }));
  await screen.findByText(/banned clara/);
  await page.user.click(screen.getByRole('tab', { name: 'Audit log' }));
  const audit = await screen.findByRole('list', { name: 'Audit log' });
  await waitFor(() => expect(audit).toHaveTextContent('banned clara'));
  await page.press('Verify');
  await screen.findByText(/all are as they were written\./);
  await expectAccessible();

  const other = await openPage(testApp, guest, '/login');
  await other.fill('Username or email', clara.username);
  await other.fill('Password', PASSWORD);
  await other.press('Sign in');
  await screen.findByText('That user was banned.');
  await screen.findByText('The ban has no end. Reason: Advertising everywhere.');
});

test('what an administrator does to a user is not undone by a search that was answered before', async () => {
  const emma = await testApp.signUp('emma');
  const page = await office('#users');
  const release = page.network.hold(/\/users\?name=/);
  await page.fill('Search users by name', emma.username);
  await waitFor(() => expect(page.network.sent.join()).toContain('/users?name='));
  await page.press('Manage emma');
  await page.user.click(await screen.findByRole('switch', { name: 'Can’t add comments' }));
  await waitFor(() => expect(page.network.answered.join()).toContain('PATCH'));
  release();
  await waitFor(() => expect(page.network.answered.join()).toContain('/users?name='));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await screen.findByText('1 restriction');
  expect(screen.getByRole('switch', { name: 'Can’t add comments' })).toBeChecked();
});

test('by a link of the administrator one chooses a new password, once', async () => {
  const dora = await testApp.signUp('dora');
  const hers = await manage(dora);
  await hers.press('Create password link');
  const { value: link } = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

  const page = await openPage(testApp, guest, link);
  await page.fill('New password', 'short');
  await page.press('Save password');
  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/At least 8 characters\./),
  );
  await page.fill('New password', 'through the looking-glass');
  await page.press('Save password');
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(await dora.tries(whoami, {})).toMatch('401');
  await dora.does(login, { body: { username: dora.username, password: 'through the looking-glass' } });

  await page.load(link);
  await page.fill('New password', 'another one');
  await page.press('Save password');
  await screen.findByRole('heading', { name: 'This link no longer works' });
});

test('a project is hidden with a reason that its owner reads, and restored', async () => {
  const flora = await testApp.signUp('flora');
  const { project } = await projectOf(flora);
  const address = `/projects/${project.id}`;
  // What guests get is kept for a second (api.38).
  const guestGets = (status: string) =>
    waitFor(async () =>
      expect(
        String(
          (await testApp.app.inject(`/api/guest${address}?fetch_members=true&fetch_sections=true`))
            .statusCode,
        ),
      ).toBe(status),
    );
  const page = await office('#projects');
  await page.fill('Search projects by name', project.name);
  await page.press(`Hide “${project.name}”`);
  await page.fill((await dialog()).getByLabelText('Reason'), 'Copied from a shop.');
  await page.press('Hide', await dialog());
  await screen.findByText(/Reason: Copied from a shop\./);

  await guestGets('404');
  await openPage(testApp, guest, address);
  await screen.findByText('This page does not exist.');
  await openPage(testApp, flora, address);
  await screen.findByText(/has hidden this project.*Copied from a shop\./);

  await page.load('/admin_panel1337#projects');
  await page.fill('Search projects by name', project.name);
  await page.press(`Restore “${project.name}”`);
  await page.press('Restore', await dialog());
  await page.user.click(await screen.findByRole('tab', { name: 'Log' }));
  await screen.findByText(`restored the project “${project.name}”`);
  await guestGets('200');
  for (const visitor of [guest, flora]) {
    await openPage(testApp, visitor, address);
    await screen.findByRole('heading', { name: project.name });
    expect(screen.queryByText(/has hidden this project/)).toBeNull();
  }
});

test('an administrator removes a translation, a comment and a profile in their places', async () => {
  const grete = await testApp.signUp('grete');
  const { project, strings } = await projectOf(grete, { strings: ['One'] });
  const [params = { project: 0, section: 0, string: 0 }] = strings;
  await grete.does(addTranslation, { params, body: { text: 'Buy this!' } });
  await grete.does(addComment, { params, body: { text: 'Buy that!' } });
  await grete.does(editProfile, { body: { about: 'Buy all!' } });
  const page = await openPage(testApp, admin, `/projects/${project.id}/editor/all?string=${params.string}`);

  await page.press('More actions for grete’s translation');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Remove (administrator)' }));
  await page.press('Delete translation', await dialog());
  await waitFor(() => expect(screen.queryByText('Buy this!')).toBeNull());
  await page.press(/^1 comment/, within(screen.getByRole('list', { name: 'Strings' })));
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  await page.press('Remove (administrator)', comments);
  await page.press('Delete comment', await dialog());
  await comments.findByText('Deleted comment.');

  await page.load('/users/grete');
  await page.press('Remove text and image (administrator)');
  await page.press('Remove', await dialog());
  await waitFor(() => expect(screen.queryByText('Buy all!')).toBeNull());
});

test('the right is given to another, and shown', async () => {
  const hugo = await testApp.signUp('hugo');
  const page = await manage(hugo);
  await page.user.click(await screen.findByRole('switch', { name: 'Site administrator' }));
  await page.press('Make administrator', await dialog());
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Site administrator' })).toBeChecked());
  expect(await hugo.does(whoami, {})).toMatchObject({ site_admin: true });
});

test('others find nothing there', async () => {
  for (const visitor of [guest, await testApp.signUp('inga')]) {
    await openPage(testApp, visitor, '/admin_panel1337');
    await screen.findByText('This page does not exist.');
  }
});

test('a failed job is tried again, and deleted once that is confirmed', async () => {
  const page = await office('#jobs');
  await screen.findByText('No failed jobs.');

  await failJob(sql);
  const waiting = await failJob(sql, { minutesAgo: 5 });
  await sql`
    UPDATE dragoman_jobs.job SET state = 'retry', start_after = now() + interval '5 minutes' WHERE id = ${waiting}`;
  const stored = async () => (await admin.does(listFailedJobs, { query: {} })).map(({ id }) => id);
  await page.load();
  const list = await screen.findByRole('list', { name: 'Failed jobs' });
  const jobs = () => within(list).queryAllByRole('listitem');
  await waitFor(() => expect(jobs()).toHaveLength(2));
  expect(jobs()[0]).toHaveTextContent(/Failed.*Error: no answer.*last attempt.*4 attempts/);
  expect(jobs()[1]).toHaveTextContent(/Will be retried.*next attempt/);

  await page.user.click(
    screen.getAllByRole('button', { name: 'Try again: Fetch images from links' })[0] as HTMLElement,
  );
  await screen.findByText('Job queued');
  await waitFor(() => expect(jobs()).toHaveLength(1));
  expect(jobs()[0]).toHaveTextContent(/Will be retried/);
  expect(list).toHaveFocus();
  // The job that waits already is the one more try.
  expect(await stored()).toEqual([waiting]);

  await page.press('Delete job: Fetch images from links');
  await page.press('Cancel', await dialog());
  expect(jobs()).toHaveLength(1);
  await page.press('Delete job: Fetch images from links');
  await page.press('Delete job', await dialog());
  await screen.findByText('No failed jobs.');
  expect(screen.getByRole('list', { name: 'Failed jobs' })).toHaveFocus();
  expect(await stored()).toEqual([]);
});
