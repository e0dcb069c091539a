import { expect, type Page } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** Holds back a file of the app until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('a button whose menu or dialog must still be fetched is busy at once', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, '/login');
  const releaseDialog = await hold(page, /\/ExportDialog-.*\.js$/);
  const releaseMenu = await hold(page, /\/section-overlays-.*\.js$/);
  await page.goto(`/projects/${project.id}`);

  const download = page.getByRole('button', { name: 'Download' });
  await download.click();
  await expect(download).toHaveAttribute('aria-busy', 'true');
  releaseDialog();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(download).toBeFocused();
  await expect(download).not.toHaveAttribute('aria-busy');

  const menu = page.getByRole('button', { name: /^Menu of/ });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  releaseMenu();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy');
});

test('a press on a link says at once that its page is on the way', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.id}`);
  await page.getByRole('link', { name: 'Read' }).waitFor();
  const line = page.locator('[data-on-the-way]');
  await expect(line).toHaveCount(0);
  // Another tab is a navigation within the page.
  await page.evaluate(() => {
    const changes = new MutationObserver(() => {
      if (document.querySelector('[data-on-the-way]')) document.body.dataset.wasOnTheWay = '';
    });
    changes.observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page).toHaveURL(/#members$/);
  await expect(page.getByRole('tabpanel').getByText(anna.username)).toBeVisible();
  await expect(page.locator('body[data-was-on-the-way]')).toHaveCount(0);
  const release = await hold(page, /\/api\/users\/|\/ProfileScreen-.*\.js$/);
  await page.getByRole('banner').getByRole('link', { name: anna.username }).click();
  await expect(line).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: anna.username })).toBeVisible();
  await expect(line).toHaveCount(0);
});
