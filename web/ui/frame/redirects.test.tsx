import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { siteHeader } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

/** Loads of each address: a race that is lost once in four shows over all tests, not always in one. */
const LOADS = 3;

const testApp = await openTestApp();
const { guest } = testApp;
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** The addresses that a page was redirected to since it was loaded. */
let ledTo: string[] = [];

/** Records each change of the address, and stops an endless redirect so that the test fails instead of hanging. */
beforeEach(() => {
  const where = () => location.pathname + location.search;
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name].bind(history);
    vi.spyOn(History.prototype, name).mockImplementation((state, unused, url) => {
      const before = where();
      if (ledTo.length > 9) throw new Error('The page is led on for ever.');
      change(state, unused, url);
      if (where() !== before) ledTo.push(where());
    });
  }
});

afterEach(() => void vi.restoreAllMocks());

async function project(visibility: Visibility) {
  const { project, params } = await projectOf(anna, { visibility });
  return { home: `/projects/${project.id}`, hex: printSectionId(params.section) };
}

/** Opens an address several times: each time there is a single redirect to the expected page. */
async function isLedOnce(visitor: TestUser, address: string, to: string, title: string) {
  for (let load = 1; load <= LOADS; load += 1) {
    ledTo = [];
    await openPage(testApp, visitor, address);
    await screen.findByRole('heading', { level: 1, name: title });
    expect([address, ...ledTo]).toEqual([address, to]);
  }
}

async function isAskedToSignIn(address: string, title = 'Sign in to continue') {
  const back = new URLSearchParams({ from: address });
  await isLedOnce(guest, address, `/401?${back}`, title);
  const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' });
  expect(signIn).toHaveAttribute('href', `/login?${back}`);
}

test('a guest is led once from what only members read to the page that asks to sign in, with the way back', async () => {
  const { home, hex } = await project('private');
  for (const at of ['editor', 'editor/all', `editor/${hex}?page=2`, `read/${hex}`])
    await isAskedToSignIn(`${home}/${at}`);
});

test('likewise from what is for users alone', async () => {
  const { home, hex } = await project('private');
  for (const at of [
    'upload_translations',
    'load_strings',
    `sections/${hex}/upload_translations`,
    `sections/${hex}/load_strings`,
  ])
    await isAskedToSignIn(`${home}/${at}`);
  for (const address of ['/projects', '/user']) await isAskedToSignIn(address);
  await isAskedToSignIn('/create', 'Sign up to create a project');
});

test('who is signed in is led once to the page that says why not', async () => {
  const [open, closed] = [await project('private'), await project('closed')];
  const from = new URLSearchParams({ from: `${open.home}/editor/all` });
  await isLedOnce(boris, `${open.home}/editor/all`, `/403?${from}`, 'No access');
  screen.getByRole('link', { name: 'Go to project' }).click();
  await screen.findByRole('button', { name: 'Request invite' });
  await isLedOnce(boris, closed.home, '/404', 'Page not found');
});

test('an address where no page stands says so in the frame', async () => {
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
    await openPage(testApp, guest, address);
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    within(siteHeader()).getByRole('link', { name: 'Search' });
  }
});

test('a project that is gone leads to the page that says so, and is no error of the app', async () => {
  const told = vi.spyOn(console, 'error');
  await openPage(testApp, guest, '/projects/999999');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await waitFor(() => expect(document.title).toContain('Page not found'));
  expect(told).not.toHaveBeenCalled();
});
