import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createProject } from '#contract/projects/projects.ts';
import { siteHeader } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { guest } = testApp;
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const lines = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const toSearch = () => within(siteHeader()).getByRole('link', { name: 'Search' });

test('each change searches, nothing typed shows nothing, and the header’s link begins anew', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, guest, '/search');
  const field = () => screen.getByLabelText('Project name');
  await screen.findByLabelText('Project name');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^$/);
  await page.user.type(field(), project.name.slice(2).toUpperCase());
  await waitFor(() =>
    expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(project.name)]),
  );
  expect(page.address()).toContain('name=');
  await page.user.type(field(), 'zz');
  await screen.findByText(/^No projects match/);
  expect(lines()).toEqual([]);
  await page.user.click(toSearch());
  await waitFor(() => expect(field()).toHaveValue(''));
  await waitFor(() => expect(screen.queryByText(/^No projects match/)).toBeNull());
});

test('all projects of a list are shown, a page at a time, and truly counted', async () => {
  for (const owner of [anna, boris, clara])
    for (let at = 0; at < 18; at += 1) {
      const [name, handle] = [`shelf ${owner.username} ${at}`, `shelf_${owner.username}_${at}`];
      const body = { name, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
      const project = await owner.does(createProject, { body });
      if (owner !== anna) await joinAs(testApp, anna, project, 'translator');
    }
  const shows = (amount: number) => waitFor(() => expect(lines()).toHaveLength(amount));
  const page = await openPage(testApp, anna, '/search?name=shelf');
  await screen.findByText('54 projects found');
  await shows(50);
  await page.press('Show more');
  await shows(54);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  await page.load('/projects');
  // With the project of the test above.
  await screen.findByRole('tab', { name: 'My projects 55' });
  await shows(50);
  await page.press('Show more');
  await shows(55);

  await page.load('/');
  await screen.findByRole('link', { name: 'All 55' });
  await page.user.click(screen.getByRole('link', { name: 'More projects' }));
  await screen.findByText(/projects found · most recently active first$/);
  expect(page.address()).toBe('/search?sort=activity');
  await shows(50);
  await page.user.click(toSearch());
  await shows(0);
});
