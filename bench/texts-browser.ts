import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { type BrowserUser, newName } from '../test/browser-user.ts';
import { type Painted, timeUntilPainted, watchPage, withBrowser } from './browser.ts';
import { median } from './stopwatch.ts';

// `node bench/texts-browser.ts [address]`: measures imports and exports in Chromium: a dropped book, 10,000 strings
// that are imported and exported, 10,000 translations that are imported. It prints the time from the event to the
// painted result, each `TURNS` times (5) in a project of its own, and the longest task of the page. Without an address
// it starts the service with the last build of the app.

const TURNS = Number(process.env.TURNS ?? 5);
const STRINGS = 10_000;
const BOOK = readFileSync(join(import.meta.dirname, '../demo/alice-in-wonderland.en.txt'), 'utf8');
const LINES = Array.from({ length: STRINGS }, (_, index) => `Line ${index + 1}. Down, down, down it goes.`);
const TRANSLATED = LINES.map((_, index) => `Строка ${index + 1}. Вниз, вниз и вниз.`);

await withBrowser(process.argv[2], async ({ user, openContext }) => {
  const page = await (await openContext()).newPage();
  await page.addInitScript(watchPage);
  // The figures keep the names by which earlier runs have them.
  const measured = { dropBook, loadStrings: importStrings, download, uploadTranslations: importTranslations };
  const rows = [];
  for (const [what, turn] of Object.entries(measured)) {
    const taken: Painted[] = [];
    // Once before, because later visits find what the browser has cached for ever.
    for (let nth = 0; nth <= TURNS; nth++) taken.push(await turn(page, user));
    rows.push({ what, ...summary(taken.slice(1)) });
  }
  console.table(rows);
});

/** A whole book, from the drop until its first strings appear. */
async function dropBook(page: Page, user: BrowserUser): Promise<Painted> {
  await page.goto(`${(await newSection(user)).page}/load_strings`);
  return timeUntilPainted(page, { event: 'drop', change: 'preview' }, () => drop(page, 'alice.txt', BOOK));
}

/** From the click on the import button until the editor shows the first of 10,000 strings. */
async function importStrings(page: Page, user: BrowserUser): Promise<Painted> {
  await page.goto(`${(await newSection(user)).page}/load_strings`);
  await drop(page, 'lines.txt', LINES.join('\n'));
  const importButton = page.getByRole('button', { name: /^Import \d/ });
  return timeUntilPainted(page, { event: 'click', change: 'editor' }, () => importButton.click());
}

/** From the click in the dialog until the browser gets the file. */
async function download(page: Page, user: BrowserUser): Promise<Painted> {
  const { project } = await newSection(user, LINES);
  await page.goto(`/projects/${project}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Download' });
  await button.waitFor();
  return timeUntilPainted(page, { event: 'click', change: 'saved' }, () => button.click());
}

/** From the click on the import button until the page says that all 10,000 are stored. */
async function importTranslations(page: Page, user: BrowserUser): Promise<Painted> {
  await page.goto(`${(await newSection(user, LINES)).page}/upload_translations`);
  await drop(page, 'lines.ru.txt', TRANSLATED.join('\n'));
  const importButton = page.getByRole('button', { name: /^Import \d/ });
  return timeUntilPainted(page, { event: 'click', change: 'imported' }, () => importButton.click());
}

/** A section of a new project, with these strings, one of which is translated. */
async function newSection(user: BrowserUser, texts: readonly string[] = []) {
  const handle = newName('texts');
  const project = await user.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const section = await user.does(addSection, { params: { project: project.id }, body: { name: 'Section' } });
  const params = { project: project.id, section: section.id };
  if (texts.length > 0) {
    const body = texts.map((text) => ({ text }));
    const [first] = await user.does(addStrings, { params, query: { splitting: 'lines' }, body });
    if (first) {
      await user.does(addTranslation, {
        params: { ...params, string: first.id },
        body: { text: 'Строка переведена.' },
      });
    }
  }
  return { project: project.id, page: `/projects/${project.id}/sections/${printSectionId(section.id)}` };
}

/** Drops a file on the page, with the events of a browser. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const files = await page.evaluateHandle(
    ([name, content]) => {
      const files = new DataTransfer();
      files.items.add(new File([content], name));
      return files;
    },
    [name, content] as const,
  );
  await page.locator('body').dispatchEvent('drop', { dataTransfer: files });
}

function summary(taken: readonly Painted[]) {
  const times = taken.map(({ ms }) => Math.round(ms));
  return {
    'median ms': median(times),
    'max ms': Math.max(...times),
    'longest task ms': Math.round(Math.max(...taken.map(({ longestTask }) => longestTask))),
  };
}
