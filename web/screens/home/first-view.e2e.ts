import { expect } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('what a first view needs is asked for ahead, and each thing once', async ({ page }) => {
  const { project } = await projectWithStrings(await newUser('owner'), ['One.']);
  const here = `/projects/${project.id}`;
  const byHandle = `/projects/${project.handle}`;
  // Guests have addresses of their own (api.38).
  const called = [
    { at: '/', call: '/api/guest/projects?popular=true&limit=20' },
    { at: here, call: `/api/guest${here}?fetch_members=true&fetch_sections=true` },
    { at: `${here}/read/all`, call: `/api/guest${here}` },
    { at: `${here}/editor/all`, call: `/api/guest${here}` },
    { at: byHandle, call: `/api/guest${byHandle}?fetch_members=true&fetch_sections=true` },
    { at: `${byHandle}/read/all`, call: `/api/guest${byHandle}` },
    { at: `${byHandle}/editor/all`, call: `/api/guest${byHandle}` },
    { at: '/login', call: undefined },
    { at: '/signup', call: undefined },
  ];
  // An open stream is never idle.
  await page.route('**/events?*', (route) => route.fulfill({ status: 429 }));
  let asked: string[] = [];
  page.on('request', (made) => {
    // What the page before still asks for, while it is left, is not of this one.
    if (made.isNavigationRequest()) asked = [];
    asked.push(made.url().replace(/^https?:\/\/[^/]+/, ''));
  });
  for (const { at, call } of called) {
    await page.goto(at, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // No call is made twice, by the id and by the handle of the project.
    const wanted = asked.map((one) => one.replace(`/api/guest${byHandle}`, `/api/guest${here}`));
    expect.soft(wanted.filter((one, place) => wanted.indexOf(one) < place)).toEqual([]);
    // Fetched early: the head of the page names it, before the app is parsed.
    const ahead = await page
      .locator('head link[rel=preload][as=fetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect.soft(ahead).toEqual(call ? [call] : []);
    expect.soft(asked).toEqual(expect.arrayContaining(ahead));
  }
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`what strangers see first of Home, ${viewport.width} pixels wide, is there before the app, in their language and at its place`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'ru-RU', viewport });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/assets\/app-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const pictures: string[] = [];
    page.on('request', (made) => made.resourceType() === 'image' && pictures.push(made.url()));
    await page.goto('/', { waitUntil: 'commit' });
    const ahead = page.locator('#ahead h1:visible');
    // Once the styles are loaded, before which nothing is painted.
    await expect(ahead).toHaveCount(1);
    await expect(ahead).toHaveText('Переводим книги вместе');
    await page.evaluate(() => document.fonts.ready);
    const before = await ahead.boundingBox();
    // The small screenshot on a small screen, and none in another language.
    await expect.poll(() => pictures.filter((one) => one.includes('editor'))).toHaveLength(1);
    expect(pictures.join()).toContain('ru-editor-small');
    goOn();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Переводим книги вместе');
    await expect(ahead).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before);
    expect(pictures.filter((one) => one.includes('editor'))).toHaveLength(1);
  });
}

test('Home ahead of the app is for strangers, and other pages have nothing of it', async ({
  browser,
  page,
}) => {
  await page.route(/\/assets\/app-.*\.js/, () => {});
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(page.locator('#ahead .head')).toBeVisible();
  await expect(page.locator('#ahead h1:visible')).toHaveCount(0);

  const anna = await newUser('anna');
  const hers = await browser.newPage({ storageState: await anna.state() });
  await hers.route(/\/assets\/app-.*\.js/, () => {});
  await hers.goto('/', { waitUntil: 'commit' });
  await expect(hers.locator('#ahead .head')).toBeVisible();
  await expect(hers.locator('#ahead h1:visible')).toHaveCount(0);
});

test('where the app can’t be fetched, the page says so in the reader’s language alone', async ({
  browser,
}) => {
  for (const [locale, words] of [
    ['it-IT', 'Dragoman non si è caricato.'],
    ['fr-FR', 'Dragoman could not be loaded.'],
  ]) {
    const page = await browser.newPage({ locale });
    await page.route(/\/assets\/app-.*\.js/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#missing p:visible')).toContainText([words ?? '']);
    await page.close();
  }
});

test('on a slow network the fonts come after the app', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked: string[] = [];
  page.on('requestfinished', (made) => asked.push(made.url()));
  page.on('request', (made) => made.resourceType() === 'font' && asked.push('font'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toContain('font');
  const app = asked.findIndex((one) => one.includes('/assets/app-') && one.endsWith('.js'));
  expect(app).toBeGreaterThanOrEqual(0);
  expect(app).toBeLessThan(asked.indexOf('font'));
});

test('a guest of a quiet service reads that nothing is new once, beside how it works', async ({ page }) => {
  await page.route(/\/api\/guest\/projects\?/, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(page.getByText('No projects were updated in the last 10 days.')).toBeVisible();
  await expect(page.getByText('in the last 10 days')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Popular now', 'How it works']);
});

test('a link that is a button looks like one, though the styles of links come with every page', async ({
  page,
}) => {
  await page.goto('/');
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  const [shown, ofText] = await signUp.evaluate((link) =>
    [link, document.body].map((element) => getComputedStyle(element).color),
  );
  expect(shown).toBe(ofText);
});
