import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { deleteProject } from '#contract/projects/projects.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { openPage } from '../../../../test/page/page.ts';
import { runDeletions } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp, PASSWORD } from '../../../../test/test-app.ts';

const testApp = await openTestApp();

test('one asks for the deletion of one’s account, cancels it, and is a deleted user in the end', async () => {
  const { anna, boris } = await testApp.signUps('boris', 'anna');
  const { project, strings } = await projectOf(boris, { strings: ['One.'] });
  await joinAs(testApp, anna, project, 'translator');
  for (const params of strings) {
    await anna.does(addTranslation, { params, body: { text: 'Раз.' } });
    await anna.does(addComment, { params, body: { text: 'Is it?' } });
  }
  const own = await projectOf(anna);

  const page = await openPage(testApp, anna, '/user');
  await page.user.click(await screen.findByRole('tab', { name: 'My data' }));
  const projects = within(await screen.findByRole('list', { name: 'Your projects' }));
  expect(projects.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  await anna.does(deleteProject, { params: { project: own.project.id } });
  await page.load();

  const password = () => screen.getByLabelText('Current password');
  const due = /^Your account will be deleted on /;
  await page.press('Delete my account');
  await waitFor(() => expect(password()).toHaveFocus());
  await page.fill(password(), 'not this one');
  await page.press('Delete my account');
  await screen.findByText('That isn’t your current password.');
  await page.fill(password(), PASSWORD);
  await page.press('Delete my account');
  await screen.findByText(due);
  await screen.findByText('Your translations and comments stay, without your name.');

  // The banner is above the other tabs too, and cancels it.
  await page.user.click(screen.getByRole('tab', { name: 'Account' }));
  await screen.findByText(due);
  await page.press('Keep my account');
  await screen.findByText('Your account stays');
  await waitFor(() => expect(screen.queryByText(due)).toBeNull());

  await page.user.click(screen.getByRole('tab', { name: 'My data' }));
  await page.user.click(await screen.findByLabelText('Keep them, without my name'));
  await page.fill(password(), PASSWORD);
  await page.press('Delete my account');
  await screen.findByText(due);
  await runDeletions(testApp);
  await page.load();
  await waitFor(() => expect(screen.getAllByText('Sign in')).not.toEqual([]));

  const theirs = await openPage(testApp, boris, `/projects/${project.id}/editor/all`);
  await theirs.user.click(
    await within(await screen.findByRole('list', { name: 'Strings' })).findByText('One.'),
  );
  await waitFor(() => expect(screen.getAllByText('Deleted user')).not.toEqual([]));
  expect(screen.queryByText('anna')).toBeNull();
});
