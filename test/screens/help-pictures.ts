import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { launchOptions } from '../browser.ts';
import { TEXTS, textsOf } from '../texts-of.ts';
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

/**
 * The guide's pictures: the screen, what comes after its skeletons, the key to press first, and the element if it is not the
 * whole window.
 */
const PICTURES: Readonly<
  Record<string, { screen: string; last?: readonly string[]; key?: string; of?: string }>
> = {
  // The button that watches, and to whom sections are assigned.
  project: { screen: 'project', last: ['main button[aria-pressed]', 'main td ul'] },
  import: { screen: 'load-preview' },
  newer: { screen: 'load-newer-book', of: 'main table' },
  proofread: { screen: 'upload-proofread' },
  book: { screen: 'create-book-split' },
  work: { screen: 'settings', of: 'fieldset:has([data-path=author])' },
  // The second string is a paragraph with words of the dictionary.
  editor: { screen: 'editor', key: 'Alt+ArrowDown' },
  dictionary: { screen: 'dictionary' },
  members: { screen: 'members' },
  read: { screen: 'read-both' },
  download: { screen: 'download', of: '[role=dialog]' },
};

/** Where the words are that each picture shows, a line each, by language. */
const WORDS_SHOWN = join(FOLDER, 'words.json');
type WordsShown = Partial<Record<InterfaceLanguage, Record<string, string>>>;

/** What names a control or a part of a page. */
const NAMED = 'button, a, label, th, legend, h1, h2, h3, [role=tab]';

/** The share of points that may differ, because times go on: of a picture that is made small and blurred. */
const MAY_DIFFER = 0.005;

type Order = { users: ScreenUsers; places: Places; language: InterfaceLanguage };
type Picture = { name: string; webp: Buffer; words: string[] };

/** Draws the guide's pictures in a language, in the light theme, with the words of the interface that each shows. */
async function draw({ users, places, language }: Order): Promise<Picture[]> {
  const browser = await chromium.launch(launchOptions());
  const t = await wordsIn(language);
  const known = new Set(textsOf(TEXTS[language]).values());
  const pictures: Picture[] = [];
  for (const [name, { screen, last, key, of }] of Object.entries(PICTURES)) {
    const shownScreen: Screen | undefined = SCREENS.find((one) => one.name === screen);
    if (!shownScreen) throw new Error(`There is no screen ${screen}`);
    const context = await contextOf(browser, users, {
      who: shownScreen.as ?? 'guest',
      language,
      device: WINDOW,
    });
    const page: Page = await context.newPage();
    await page.goto(shownScreen.at(places));
    await arrived(page, t);
    await shownScreen.act?.(page, t);
    for (const late of last ?? []) await page.locator(late).first().waitFor();
    if (key) await page.keyboard.press(key);
    await settled(page);
    const part = page.locator(of ?? 'body').first();
    const drawn = await (of ? part.screenshot() : page.screenshot());
    const names = await part.locator(NAMED).filter({ visible: true }).allInnerTexts();
    pictures.push({
      name,
      webp: await sharp(drawn)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
      words: [...new Set(names.map((text) => text.trim()))].filter((text) => known.has(text)).sort(),
    });
    await context.close();
  }
  await browser.close();
  return pictures;
}

/** Writes the guide's pictures in a language as WebP, and the words that they show. */
export async function takeHelpPictures(order: Order): Promise<string> {
  const folder = join(FOLDER, order.language);
  await mkdir(folder, { recursive: true });
  const pictures = await draw(order);
  for (const { name, webp } of pictures) await writeFile(join(folder, `${name}.webp`), webp);
  const words: WordsShown = existsSync(WORDS_SHOWN) ? JSON.parse(await readFile(WORDS_SHOWN, 'utf8')) : {};
  words[order.language] = Object.fromEntries(pictures.map(({ name, words }) => [name, words.join('\n')]));
  await writeFile(WORDS_SHOWN, `${JSON.stringify(words, null, 2)}\n`);
  return folder;
}

/** The guide's pictures in a language that no longer show what the screens look like. */
export async function oldHelpPictures(order: Order): Promise<string[]> {
  const old: string[] = [];
  for (const { name, webp } of await draw(order)) {
    const file = join(FOLDER, order.language, `${name}.webp`);
    if (!existsSync(file) || (await difference(await readFile(file), webp)) > MAY_DIFFER) old.push(file);
  }
  return old;
}

/** The share of points in which two pictures differ by more than a shade, from 0 to 1. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(small));
  if (!a || !b || a.length !== b.length) return 1;
  return a.reduce((sum, shade, at) => sum + Number(Math.abs(shade - (b[at] ?? 0)) > 24), 0) / a.length;
}

const small = async (picture: Buffer) => {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width / 2) })
    .greyscale()
    .blur(1)
    .raw()
    .toBuffer();
};
