import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { launchOptions } from '../browser.ts';
import { arrived, settled } from './arrived.ts';
import { contextOf } from './contexts.ts';
import type { Places, Screen, Who } from './screen.ts';
import type { ScreenUsers } from './screen-users.ts';
import { wordsIn } from './words.ts';

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;
/** Keeps the header and the phone's tab bar at the ends of a picture of the whole page. */
const AT_THE_FOOT =
  'body { position: relative } header:has(+ main) { position: static !important } footer ~ nav { position: absolute !important }';
const SCHEMES = ['light', 'dark'] as const;
type Device = keyof typeof DEVICES;

/** The number of pictures of one screen. */
export const LOOKS = Object.keys(DEVICES).length * SCHEMES.length;

type Order = {
  users: ScreenUsers;
  places: Places;
  screens: readonly Screen[];
  language: InterfaceLanguage;
  folder: string;
  /** The number of screens taken at once. */
  atOnce: number;
};
type Failed = { name: string; reason: string };

/** Writes `{screen}-{device}-{scheme}.png` for every screen; returns those that could not be opened. */
export async function takePictures({ screens, language, atOnce, ...order }: Order): Promise<Failed[]> {
  const browser = await chromium.launch(launchOptions());
  const t = await wordsIn(language);
  const contexts = new Map<string, Promise<BrowserContext>>();
  const failed: Failed[] = [];
  const left = screens.flatMap((screen) =>
    (['desktop', 'phone'] as const).map((device) => ({ screen, device })),
  );
  const contextFor = (who: Who, device: Device) => {
    const key = `${who} ${device}`;
    const made =
      contexts.get(key) ?? contextOf(browser, order.users, { who, language, device: DEVICES[device] });
    contexts.set(key, made);
    return made;
  };
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { screen, device } = next;
      const page = await (await contextFor(screen.as ?? 'guest', device)).newPage();
      try {
        await picture(page, { ...order, screen, device, t });
      } catch (error) {
        failed.push({ name: `${screen.name}-${device}`, reason: String(error).split('\n')[0] ?? '' });
      }
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await browser.close();
  return failed;
}

type One = { places: Places; folder: string; screen: Screen; device: Device; t: TFunction };

async function picture(page: Page, { places, folder, screen, device, t }: One) {
  page.setDefaultTimeout(15_000);
  await page.goto(screen.at(places));
  await arrived(page, t);
  await screen.act?.(page, t);
  // A dialog covers the page only as far as the window reaches.
  const fullPage = (await page.locator('[role=dialog], [role=menu]').count()) === 0;
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await settled(page);
    const path = join(folder, `${screen.name}-${device}-${scheme}.png`);
    await page.screenshot({ path, fullPage, style: AT_THE_FOOT });
  }
}
