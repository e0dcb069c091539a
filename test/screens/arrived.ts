import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** Waits for a screen with its first data: its heading is there, and no skeleton is left. */
export async function arrived(page: Page, t: TFunction) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor();
  await filled(page);
  const title = await heading.textContent();
  const broken: readonly (string | null)[] = [
    t('pages.failed.title'),
    t('pages.offline.title'),
    t('pages.outdated.title'),
  ];
  if (broken.includes(title)) throw new Error(`${page.url()} shows: ${title}`);
}

/** Waits until no skeleton is left. */
export const filled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root, [aria-busy=true]'));

/** Waits for fonts and pictures, and for the end of animations. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    // A new theme is drawn in the next frame, and starts animations in the one after it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.loading !== 'lazy' && image.decode()));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
