import { expect, test } from '@playwright/test';
import { stage, visitor } from '../../test/stage.ts';

/** Bytes as they travel, compressed by brotli: what a first visit to Home may weigh, its fonts aside. */
const MOST = { script: 150 * 1024, stylesheet: 36 * 1024 };

// Russian words are the longest in UTF-8.
test.use({ locale: 'ru-RU' });

test('a first visit to Home brings at most 150 KB of JavaScript and 36 KB of CSS', async ({
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
  expect(script.bytes).toBeLessThanOrEqual(MOST.script);
  expect(stylesheet.bytes).toBeLessThanOrEqual(MOST.stylesheet);
});

test('the reading page comes in at most nine scripts', async ({ page }) => {
  const owner = await visitor('owner');
  const { project } = await stage(owner, ['One.']);
  const scripts = new Set<string>();
  page.on('request', (made) => made.resourceType() === 'script' && scripts.add(made.url()));
  await page.goto(`/projects/${project.id}/read/all`);
  await expect(page.getByText('One.')).toBeVisible();
  await page.waitForLoadState('load');
  expect([...scripts].length).toBeLessThanOrEqual(9);
});
