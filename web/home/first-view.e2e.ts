import { expect, test } from '@playwright/test';
import { stage, visitor } from '../../test/stage.ts';

test('what a first view needs is asked for ahead, and each thing once', async ({ page }) => {
  const { project } = await stage(await visitor('owner'), ['One.']);
  const here = `/projects/${project.id}`;
  const called = [
    { at: '/', call: '/api/projects?popular=true&limit=20' },
    { at: here, call: `/api${here}?fetch_members=true&fetch_sections=true` },
    { at: `${here}/read/all`, call: `/api${here}` },
    { at: `${here}/editor/all`, call: `/api${here}` },
    { at: '/login', call: undefined },
    { at: '/signup', call: undefined },
  ];
  // An open stream is never idle; whoever is one too many tries again later.
  await page.route('**/events?*', (route) => route.fulfill({ status: 429 }));
  let asked: string[] = [];
  page.on('request', (made) => asked.push(made.url().replace(/^https?:\/\/[^/]+/, '')));
  for (const { at, call } of called) {
    asked = [];
    await page.goto(at, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(asked.filter((one, place) => asked.indexOf(one) < place)).toEqual([]);
    // Ahead: the head of the page names it, and the app has not been read by then.
    const ahead = await page
      .locator('head link[rel=preload][as=fetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(ahead).toEqual(call ? [call] : []);
    expect.soft(asked).toEqual(expect.arrayContaining(ahead));
  }
});
