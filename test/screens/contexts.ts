import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { Who } from './screen.ts';
import type { ScreenUsers } from './screen-users.ts';

/** The browser context of a user, in a language, on a device. */
export async function contextOf(
  browser: Browser,
  users: ScreenUsers,
  { who, language, device }: { who: Who; language: InterfaceLanguage; device: BrowserContextOptions },
): Promise<BrowserContext> {
  return browser.newContext({
    ...device,
    baseURL: process.env.BASE_URL ?? '',
    locale: language,
    reducedMotion: 'reduce',
    storageState: who === 'guest' ? undefined : await users[who].state(),
  });
}
