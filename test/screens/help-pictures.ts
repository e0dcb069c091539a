import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { launchOptions } from '../browser.ts';
import { arrived, settled } from './arrived.ts';
import { contextOf } from './contexts.ts';
import type { Places, Screen } from './screen.ts';
import type { ScreenUsers } from './screen-users.ts';
import { SCREENS } from './screens.ts';
import { wordsIn } from './words.ts';

/** The folder from which the app takes the guide's pictures. */
const FOLDER = join(import.meta.dirname, '..', '..', 'web', 'screens', 'help', 'pictures');
/** The window in pixels: wide enough for the editor, at double resolution. */
const WINDOW = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 };
/** The width of a stored picture in pixels, which high-resolution screens show at half of it. */
const WIDTH = 1440;

/** The guide's pictures: the screen, the key to press first, and the element if it is not the whole window. */
const PICTURES: Readonly<Record<string, { screen: string; key?: string; of?: string }>> = {
  project: { screen: 'project' },
  import: { screen: 'load-preview' },
  // The second string is a paragraph with words of the dictionary.
  editor: { screen: 'editor', key: 'Alt+ArrowDown' },
  dictionary: { screen: 'dictionary' },
  members: { screen: 'members' },
  read: { screen: 'read-both' },
  download: { screen: 'download', of: '[role=dialog]' },
};

type Order = { users: ScreenUsers; places: Places; language: InterfaceLanguage };

/** Writes the guide's pictures in a language, in the light theme, as WebP. */
export async function takeHelpPictures({ users, places, language }: Order): Promise<string> {
  const folder = join(FOLDER, language);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  const t = await wordsIn(language);
  for (const [name, { screen, key, of }] of Object.entries(PICTURES)) {
    const found: Screen | undefined = SCREENS.find((one) => one.name === screen);
    if (!found) throw new Error(`There is no screen ${screen}`);
    const context = await contextOf(browser, users, { who: found.as ?? 'guest', language, device: WINDOW });
    const page: Page = await context.newPage();
    await page.goto(found.at(places));
    await arrived(page, t);
    await found.act?.(page, t);
    if (key) await page.keyboard.press(key);
    await settled(page);
    const drawn = await (of ? page.locator(of).first().screenshot() : page.screenshot());
    await sharp(drawn)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    await context.close();
  }
  await browser.close();
  return folder;
}
