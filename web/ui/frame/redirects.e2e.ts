import { expect, type Page } from '@playwright/test';
import { editProject } from '#contract/projects.ts';
import type { Visibility } from '#domain/access/visibility.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** Loads of each address: a race that is lost once in four shows over all tests, not always in one. */
const LOADS = 3;

declare global {
  interface Window {
    /** The addresses that the page was redirected to since it was loaded. */
    ledTo: string[];
  }
}

/** Records each change of the address, and stops an endless redirect so that the test fails instead of hanging. */
async function noteLeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.ledTo = [];
    const where = () => location.pathname + location.search;
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (state, unused, url) => {
        const before = where();
        if (window.ledTo.length > 9) throw new Error('The page is led on for ever.');
        change(state, unused, url);
        if (where() !== before) window.ledTo.push(where());
      };
    }
  });
}

async function project(visibility: Visibility) {
  const owner = await newUser('anna');
  const { project, section } = await projectWithStrings(owner, ['The door.']);
  await owner.does(editProject, { params: { project: project.id }, body: { visibility } });
  return { home: `/projects/${project.id}`, hex: printSectionId(section.id) };
}

/** Opens an address several times: each time there is a single redirect to the expected page. */
async function isLedOnce(page: Page, address: string, to: string, title: string): Promise<void> {
  for (let load = 1; load <= LOADS; load += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect([address, ...(await page.evaluate(() => window.ledTo))]).toEqual([address, to]);
  }
}

async function isAskedToSignIn(page: Page, address: string): Promise<void> {
  const back = new URLSearchParams({ from: address });
  await isLedOnce(page, address, `/401?${back}`, 'Sign in to continue');
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toHaveAttribute('href', `/login?${back}`);
}

test('a guest is led once from what only members read to the page that asks to sign in, with the way back', async ({
  page,
}) => {
  const { home, hex } = await project('private');
  await noteLeading(page);
  for (const at of ['editor', 'editor/all', `editor/${hex}?page=2`, `read/${hex}`])
    await isAskedToSignIn(page, `${home}/${at}`);
});

test('likewise from what is for users alone', async ({ page }) => {
  const { home, hex } = await project('private');
  await noteLeading(page);
  for (const at of [
    'upload_translations',
    'load_strings',
    `sections/${hex}/upload_translations`,
    `sections/${hex}/load_strings`,
  ])
    await isAskedToSignIn(page, `${home}/${at}`);
  for (const address of ['/projects', '/user', '/create']) await isAskedToSignIn(page, address);
});

test('who is signed in is led once to the page that says why not', async ({ browser }) => {
  const [open, closed] = await Promise.all([project('private'), project('closed')]);
  const page = await (await newUser('boris')).opens(browser, '/');
  await noteLeading(page);
  const from = new URLSearchParams({ from: `${open.home}/editor/all` });
  await isLedOnce(page, `${open.home}/editor/all`, `/403?${from}`, 'No access');
  await page.getByRole('link', { name: 'Go to project' }).click();
  await expect(page.getByRole('button', { name: 'Request invite' })).toBeVisible();
  await isLedOnce(page, closed.home, '/404', 'Page not found');
});

test('an address where no page stands says so in the frame', async ({ page }) => {
  for (const address of [
    '/nothing',
    '/projects/abc-def',
    '/projects/0',
    '/projects/-1',
    '/projects/1/editor/zz',
    '/projects/1/sections/1_2/load_strings',
    '/users/a-b',
    '/users/0',
    '/%E0%A4%A',
  ]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  }
});

test('a project that is gone leads to the page that says so, and is no error of the app', async ({
  page,
}) => {
  const told: string[] = [];
  // The browser logs each 404 response itself.
  page.on(
    'console',
    (note) => note.type() === 'error' && !note.location().url.includes('/api/') && told.push(note.text()),
  );
  page.on('pageerror', (error) => told.push(String(error)));
  await page.goto('/projects/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(told).toEqual([]);
});
