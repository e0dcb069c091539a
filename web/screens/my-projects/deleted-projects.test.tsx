import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { deleteProject, getProject } from '#contract/projects/projects.ts';
import { findItem } from '../../../test/page/find.ts';
import { enter } from '../../../test/page/keyboard.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** Presses Tab until the focus is at what has this role and name. */
async function tabTo({ user }: Page, role: 'button' | 'tab', name: string) {
  const wanted = await screen.findByRole(role, { name });
  for (let presses = 0; presses < 80 && document.activeElement !== wanted; presses += 1) await user.tab();
  expect(wanted).toHaveFocus();
}

test('by keyboard: a project is deleted, and undone from the toast at Home', async () => {
  const { project } = await projectOf(anna, { strings: ['One.'] });
  const page = await openPage(testApp, anna, `/projects/${project.handle}#settings`);
  await enter('Delete project…');
  const question = await screen.findByRole('dialog', { name: `Delete “${project.name}”?` });
  await waitFor(() => expect(question).toHaveTextContent('You can restore it within 7 days.'));
  await waitFor(() => expect(question.querySelector('input')).toHaveFocus());
  await page.user.keyboard(`${project.handle}{Enter}`);
  await waitFor(() => expect(page.address()).toBe('/'));
  await screen.findByText(new RegExp(`^“${project.name}” deleted. You can restore it until`));
  expect(screen.queryByRole('link', { name: new RegExp(project.name) })).toBeNull();

  await tabTo(page, 'button', 'Undo');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toBe(`/projects/${project.id}`));
  await screen.findByText(`“${project.name}” restored`);
  await screen.findByRole('heading', { name: project.name, level: 1 });
  expect((await anna.does(getProject, { params: { project: project.id } })).stats.strings_amount).toBe(1);
});

test('by keyboard: a project is restored from “Deleted” of My projects, and the focus stays there', async () => {
  const { project } = await projectOf(boris, { strings: ['One.', 'Two.'] });
  const { project: other } = await projectOf(boris);
  const page = await openPage(testApp, boris, '/projects');
  await screen.findByRole('link', { name: new RegExp(other.name) });
  expect(screen.queryByRole('tab', { name: /^Deleted/ })).toBeNull();
  for (const { id } of [project, other]) await boris.does(deleteProject, { params: { project: id } });
  await page.load();
  await screen.findByRole('tab', { name: 'Deleted 2' });
  await tabTo(page, 'tab', 'My projects');
  await page.user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(page.address()).toMatch(/#deleted$/));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Deleted 2' })).toHaveFocus());
  const line = await findItem(project.name);
  expect(line).toHaveTextContent(/Can be restored until \w/);
  expect(line).toHaveTextContent('2 strings');
  const restore = line.querySelector('button') as HTMLElement;
  expect(restore).toHaveAccessibleDescription(project.name);
  restore.focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(line).not.toBeInTheDocument());
  await screen.findByText(`“${project.name}” restored`);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Deleted' })).toHaveFocus());
  await page.user.click(screen.getByRole('tab', { name: /^My projects/ }));
  await screen.findByRole('link', { name: new RegExp(project.name) });
});

test('what can’t be restored says why, and stays', async () => {
  const { project } = await projectOf(clara);
  await clara.does(deleteProject, { params: { project: project.id } });
  const page = await openPage(testApp, clara, '/projects#deleted');
  const errors = [{ key: 'general', kind: 'tooMany' }];
  page.network.reply(/POST .*\/restore/, Response.json({ status: 403, errors }, { status: 403 }));
  await page.press('Restore');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('You’ve reached your project limit.'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Restore' })).toBeEnabled());
});
