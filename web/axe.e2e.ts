import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { test } from '../test/browser-test.ts';
import { arrived, settled } from '../test/screens/arrived.ts';
import type { Who } from '../test/screens/screen.ts';
import type { ScreenUsers } from '../test/screens/screen-users.ts';
import { FRAMED_SCREENS } from '../test/screens/screens.ts';
import { setForTests } from '../test/screens/set-for-tests.ts';
import { wordsIn } from '../test/screens/words.ts';

const WIDTHS = [1440, 360];

type View = { width: number; scheme: 'light' | 'dark' };

const isWhole = process.env.AXE === 'whole';
/** One of so many screens is checked in each language. An odd number, so that both widths alternate. */
const SAMPLE = 15;
const LOOKED_AT = FRAMED_SCREENS.filter(({ seldom }) => isWhole || !seldom);

/**
 * The views in which a screen is checked: light at one width, then dark at the other; the order and the language change from
 * screen to screen. `npm run test:axe` checks every screen, also the rare ones, in all four views and every language.
 */
function viewsOf(screen: number): View[] {
  const [one = 0, other = 0] = screen % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
  const views: View[] = [
    { width: one, scheme: 'light' },
    { width: other, scheme: 'dark' },
  ];
  return isWhole ? [...views, { width: other, scheme: 'light' }, { width: one, scheme: 'dark' }] : views;
}

const OPTIONS = {
  // The passed checks of a long log would take seconds to transfer.
  resultTypes: ['violations' as const],
  // A rule of WCAG 2.2, which axe disables by default.
  rules: { 'target-size': { enabled: true } },
};

async function look(page: Page, name: string, views: readonly View[]) {
  for (const [turn, { width, scheme }] of views.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled(page);
    // The page has axe already; injecting it again takes half a second.
    const axe = new AxeBuilder(turn > 0 ? { page, axeSource: ';' } : { page });
    axe.setLegacyMode(true).options(OPTIONS);
    // The dark theme changes only colours, so only contrast is checked again.
    if (scheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${name}, ${scheme}, ${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A browser context for each user, created for their first screen. */
function browsersOf(browser: Browser, users: ScreenUsers, locale: InterfaceLanguage) {
  const opened = new Map<Who, Page>();
  return async (who: Who) => {
    const page = opened.get(who) ?? (await open(browser, who === 'guest' ? undefined : users[who], locale));
    opened.set(who, page);
    return page;
  };
}

async function open(
  browser: Browser,
  visitor: ScreenUsers[keyof ScreenUsers] | undefined,
  locale: InterfaceLanguage,
) {
  const context = await browser.newContext({ locale, storageState: await visitor?.state() });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // Typed text is left unsaved.
  page.on('dialog', (dialog) => dialog.accept());
  return page;
}

for (const [turn, language] of INTERFACE_LANGUAGES.entries()) {
  test(`${isWhole ? 'every screen' : 'every fifteenth screen'} is accessible in ${language}, light and dark, wide and narrow`, async ({
    browser,
  }) => {
    test.setTimeout(isWhole ? 3_600_000 : 240_000);
    const { users, places } = await setForTests();
    const t = await wordsIn(language);
    const pageOf = browsersOf(browser, users, language);
    for (const [index, { name, at, as = 'guest', act }] of LOOKED_AT.entries()) {
      if (!isWhole && index % SAMPLE !== Math.floor((turn * SAMPLE) / INTERFACE_LANGUAGES.length)) continue;
      const page = await pageOf(as);
      const [{ width, scheme } = { width: 1440, scheme: 'light' as const }] = viewsOf(index);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      // Between hashes of one page the browser would not reload.
      await page.goto('about:blank');
      await page.goto(at(places));
      await arrived(page, t);
      await act?.(page, t);
      await look(page, name, viewsOf(index));
    }
  });
}
