import { expect, type Request } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** The most kilobytes of a first visit to Home, compressed by brotli, without fonts. */
const MOST = { script: 154, stylesheet: 16 };

/**
 * Rounded, because the names of files, which the scripts have, differ between builds, and so do the bytes by some
 * dozens.
 */
const kilobytesOf = (bytes: number) => Math.round(bytes / 1024);

// Russian words are the longest in UTF-8.
test.use({ locale: 'ru-RU' });

test('a first visit to Home brings at most 154 KB of JavaScript and 16 KB of CSS', async ({
  page,
  request,
}) => {
  const asked: { kind: string; address: string }[] = [];
  page.on('request', (made) => asked.push({ kind: made.resourceType(), address: made.url() }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const bytesOf = async (address: string) => {
    const answer = await request.head(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    return Number(answer.headers()['content-length']);
  };
  const weigh = async (wanted: string) => {
    const files = new Set(asked.flatMap(({ kind, address }) => (kind === wanted ? [address] : [])));
    const bytes = await Promise.all([...files].map(bytesOf));
    return { files: files.size, bytes: bytes.reduce((sum, more) => sum + more, 0) };
  };
  const script = await weigh('script');
  const stylesheet = await weigh('stylesheet');
  console.log('Home, first visit:', { script, stylesheet });
  expect(script.bytes).toBeGreaterThan(0);
  expect(kilobytesOf(script.bytes)).toBeLessThanOrEqual(MOST.script);
  expect(kilobytesOf(stylesheet.bytes)).toBeLessThanOrEqual(MOST.stylesheet);
});

/** The most bytes of JavaScript and the most files of the other first screens, including the app. */
const SCREENS = [
  { screen: 'sign-in', path: () => '/login', files: 8, kilobytes: 181 },
  { screen: 'a project', path: (project: number) => `/projects/${project}`, files: 9, kilobytes: 195 },
  {
    screen: 'the reading page',
    path: (project: number) => `/projects/${project}/read/all`,
    files: 9,
    kilobytes: 191,
  },
  {
    screen: 'the editor',
    path: (project: number) => `/projects/${project}/editor/all`,
    files: 11,
    kilobytes: 240,
  },
];

for (const { screen, path, files, kilobytes } of SCREENS) {
  test(`${screen} comes in at most ${files} scripts of ${kilobytes} KB`, async ({ browser, request }) => {
    const owner = await newUser('owner');
    const { project } = await projectWithStrings(owner, ['One.']);
    const page = await browser.newPage();
    // Only what is fetched at the start: the rest follows when the page is idle or something is opened.
    await page.route(/\/assets\/app-.*\.js/, () => {});
    await page.goto(path(project.id), { waitUntil: 'commit' });
    await expect(page.locator('head link[rel=modulepreload]')).not.toHaveCount(0);
    const scripts = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
          (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
        ),
      ),
    ]);
    let bytes = 0;
    for (const address of scripts) {
      const answer = await request.head(address, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(answer.headers()['content-length']);
    }
    console.log(`${screen}:`, { files: scripts.length, bytes });
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(kilobytesOf(bytes)).toBeLessThanOrEqual(kilobytes);
  });
}

test('a first visit to the editor asks for at most 26 things until its strings are there', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { editor } = await projectWithStrings(owner, ['One.', 'Two.']);
  const context = await browser.newContext({ storageState: await owner.state() });
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', (made) => asked.push(made));
  // The strings come when nothing else is asked for any more; what follows them does not count.
  const STRINGS = /\/editor\?/;
  const others = Promise.withResolvers<void>();
  await page.route(STRINGS, async (route) => {
    await others.promise;
    await route.continue();
  });
  await page.goto(editor, { waitUntil: 'commit' });
  await expect.poll(() => asked.some((one) => STRINGS.test(one.url()))).toBe(true);
  // The stream of events never ends.
  const ending = () => asked.filter((one) => !STRINGS.test(one.url()) && !one.url().includes('/events?'));
  for (let known = 0; known < asked.length; ) {
    known = asked.length;
    await Promise.all(ending().map(async (one) => (await one.response())?.finished()));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  const before = asked.length;
  console.log('the editor, until its strings are there:', before);
  others.resolve();
  await expect(page.locator('li[data-string]')).toHaveCount(2);
  expect(before).toBeLessThanOrEqual(26);
});
