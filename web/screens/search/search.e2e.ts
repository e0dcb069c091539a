import { expect } from '@playwright/test';
import { requestInvite } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newName, newUser } from '../../../test/browser-user.ts';

test('each change searches, nothing typed shows nothing, and the header’s link begins anew', async ({
  page,
}) => {
  const { project } = await projectWithStrings(await newUser('owner'), ['One.']);
  await page.goto('/search');
  const field = page.getByLabel('Project name');
  const found = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('status').first()).toHaveText('');
  await field.pressSequentially(project.name.slice(2).toUpperCase());
  await expect(found).toHaveText([new RegExp(project.name)]);
  await expect(page).toHaveURL(/name=/);
  await field.press('End');
  await field.pressSequentially('zz');
  await expect(page.getByText(/^No projects match/)).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/^No projects match/)).toHaveCount(0);
});

test('all projects of a list are shown, a page at a time, and truly counted', async ({ browser }) => {
  const [anna, boris, clara] = await Promise.all([newUser('anna'), newUser('boris'), newUser('clara')]);
  const shelf = newName('shelf');
  const made = async (owner: BrowserUser) => {
    const names = Array.from({ length: 18 }, (_, at) => `${shelf} ${owner.username} ${at}`);
    return Promise.all(
      names.map((name) =>
        owner.does(createProject, {
          body: {
            name,
            handle: name.replaceAll(' ', '_'),
            visibility: 'public',
            source_lang: 'en',
            target_lang: 'ru',
          },
        }),
      ),
    );
  };
  const [, ...others] = await Promise.all([made(anna), made(boris), made(clara)]);
  for (const { id } of others.flat()) await anna.does(requestInvite, { params: { project: id } });

  const page = await anna.opens(browser, `/search?name=${shelf}`);
  const lines = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.getByText('54 projects found')).toBeVisible();
  await expect(lines).toHaveCount(50);
  await more.click();
  await expect(lines).toHaveCount(54);
  await expect(more).toHaveCount(0);

  await page.goto('/projects');
  await expect(page.getByRole('tab', { name: 'My projects 54' })).toBeVisible();
  await expect(lines).toHaveCount(50);
  await more.click();
  await expect(lines).toHaveCount(54);

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'All 54' })).toBeVisible();
  await page.getByRole('link', { name: 'More projects' }).click();
  await expect(page).toHaveURL(/\/search\?sort=activity$/);
  await expect(page.getByText(/projects found · most recently active first$/)).toBeVisible();
  await expect(lines).toHaveCount(50);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(lines).toHaveCount(0);
});
