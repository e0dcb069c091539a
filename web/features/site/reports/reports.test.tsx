import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { getProject } from '#contract/projects/projects.ts';
import { addComment, listComments } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { findItem } from '../../../../test/page/find.ts';
import { findEnabled, openPage, type Page } from '../../../../test/page/page.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');

const findDialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const openQueue = () => openPage(testApp, admin, '/admin_panel1337#reports');

/** Fills the dialog that is open and sends it. */
async function send(page: Page, title: string, reason: string, note: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const what = dialog.getByLabelText(/^What is wrong with it/);
  await waitFor(() => expect(what).toHaveFocus());
  await page.press('Send report', dialog);
  await dialog.findByText('This field is required.');
  await page.user.selectOptions(what, reason);
  await page.fill(dialog.getByLabelText(/^Note for the administrators/), note);
  await page.press('Send report', dialog);
  await isClosed();
  // The message of a report just before may still be there.
  await screen.findAllByText('Report sent. Site administrators will look at it.');
}

/** A project that Boris has joined. */
async function joined() {
  const { project, strings } = await projectOf(anna, { strings: ['Down the hole.'] });
  await joinAs(testApp, boris, project, 'translator');
  const [params = expect.fail()] = strings;
  return { project, params, editor: `/projects/${project.id}/editor/${printSectionId(params.section)}` };
}

test('a comment is reported, and a site administrator removes it from the queue (reports.8)', async () => {
  const { project, editor, params } = await joined();
  await boris.does(addComment, { params, body: { text: 'Buy shoes' } });
  const page = await openPage(testApp, anna, editor);
  await page.press(/^1 comment/, within(await findItem('Down the hole.')));
  await page.press('Report');
  await send(page, 'Report this comment by boris', 'Spam or advertising', 'Third time.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus());

  const queue = await openQueue();
  const line = await findItem('Buy shoes');
  expect(line).toHaveTextContent('Spam or advertising — Third time.');
  expect(line).toHaveTextContent('anna');
  await queue.press('Remove', within(line));
  const removing = await findDialog();
  await queue.fill(removing.getByLabelText(/^Note/), 'Advertising.');
  await queue.press('Remove', removing);
  await screen.findByText('Removed, and the reports are closed');
  await waitFor(() => expect(screen.queryByText(/Buy shoes/)).toBeNull());
  await queue.user.click(screen.getByRole('switch', { name: 'Decided reports' }));
  expect(await findItem('Buy shoes')).toHaveTextContent('Advertising.');
  expect((await anna.does(listComments, { params }))[0]).toMatchObject({ deleted: true });

  await runJobs(testApp);
  await page.load('/notifications');
  const words = /Something was done about the comment that you reported/;
  expect(await screen.findByRole('link', { name: words })).toHaveTextContent(project.name);
});

test('translations, source texts, profiles and projects are reported from their menus; one’s own are not', async () => {
  const { project, editor, params } = await joined();
  await anna.does(addTranslation, { params, body: { text: 'Вниз.' } });
  const page = await openPage(testApp, boris, editor);
  await page.press('More actions for anna’s translation');
  await page.pick('Report');
  await send(page, 'Report this translation by anna', 'Insults, threats or harassment', '');
  await findEnabled('button', /^More actions for anna/);
  const menus = screen.getAllByRole('button', { name: /^More actions for string/ });
  await page.user.click(menus.at(-1) ?? expect.fail());
  await page.pick('Report');
  await send(page, 'Report this source text', 'Violates copyright', 'From a shop.');

  await page.load('/users/anna');
  await page.press('Report');
  await send(page, 'Report anna', 'Something else', 'A stolen picture.');
  await page.load('/users/boris');
  await screen.findByRole('heading', { name: 'boris' });
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();

  await page.load(`/projects/${project.id}`);
  await page.press('Report this project');
  await send(page, 'Report this project', 'Illegal content', '');

  const queue = await openQueue();
  await queue.press('Hide project', within(await findItem('Illegal content')));
  const hiding = await findDialog();
  await queue.fill(hiding.getByLabelText(/^Note/), 'Reported.');
  await queue.press('Hide project', hiding);
  await screen.findByText('Removed, and the reports are closed');
  const asked = { params: { project: project.id }, query: {} };
  expect(await anna.does(getProject, asked)).toMatchObject({ hidden: { reason: 'Reported.' } });
});
