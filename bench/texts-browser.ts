import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { launchOptions } from '../test/browser.ts';
import { type BrowserUser, newName, newUser } from '../test/browser-user.ts';
import { startService } from '../test/service.ts';
import { SIGNUP_CODE } from '../test/start-service.ts';

// `node bench/texts-browser.ts [address]`: measures imports and exports in Chromium: a dropped book, 10,000 strings
// that are imported and exported, 10,000 translations that are imported. It prints the time from the event to the
// painted result, each `TURNS` times (5) in a project of its own, and the longest task of the page. Without an address
// it starts the service with the last build of the app.

const TURNS = Number(process.env.TURNS ?? 5);
const STRINGS = 10_000;
const BOOK = readFileSync(join(import.meta.dirname, '../demo/alice-in-wonderland.en.txt'), 'utf8');
const LINES = Array.from({ length: STRINGS }, (_, at) => `Line ${at + 1}. Down, down, down it goes.`);
const TRANSLATED = LINES.map((_, at) => `Строка ${at + 1}. Вниз, вниз и вниз.`);

const [given] = process.argv.slice(2);
const service = given ? undefined : await startService({ SIGNUP_CODE, PROJECTS_PER_USER: '1000' });
process.env.BASE_URL = given ?? service?.address ?? '';
const browser = await chromium.launch(launchOptions());
try {
  const anna = await newUser('anna');
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    storageState: await anna.state(),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const rows = [];
  for (const [what, turn] of Object.entries({ dropBook, loadStrings, download, uploadTranslations })) {
    const taken: Timed[] = [];
    // Once before, because later visits find what the browser has cached for ever.
    for (let nth = 0; nth <= TURNS; nth++) taken.push(await turn(page, anna));
    rows.push({ what, ...figures(taken.slice(1)) });
  }
  console.table(rows);
} finally {
  await browser.close();
  await service?.stop();
}

/** A whole book, from the drop until its first strings appear. */
async function dropBook(page: Page, who: BrowserUser): Promise<Timed> {
  await page.goto(`${(await newSection(who)).page}/load_strings`);
  return timed(page, 'drop', 'preview', () => drop(page, 'alice.txt', BOOK));
}

/** From the click on the import button until the editor shows the first of 10,000 strings. */
async function loadStrings(page: Page, who: BrowserUser): Promise<Timed> {
  await page.goto(`${(await newSection(who)).page}/load_strings`);
  await drop(page, 'lines.txt', LINES.join('\n'));
  const upload = page.getByRole('button', { name: /^Upload \d/ });
  return timed(page, 'click', 'editor', () => upload.click());
}

/** From the click in the dialog until the browser gets the file. */
async function download(page: Page, who: BrowserUser): Promise<Timed> {
  const { project } = await newSection(who, LINES);
  await page.goto(`/projects/${project}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const deed = page.getByRole('dialog').getByRole('button', { name: 'Download' });
  await deed.waitFor();
  return timed(page, 'click', 'saved', () => deed.click());
}

/** From the click on the import button until the page says that all 10,000 are stored. */
async function uploadTranslations(page: Page, who: BrowserUser): Promise<Timed> {
  await page.goto(`${(await newSection(who, LINES)).page}/upload_translations`);
  await drop(page, 'lines.ru.txt', TRANSLATED.join('\n'));
  const upload = page.getByRole('button', { name: /^Upload \d/ });
  return timed(page, 'click', 'uploaded', () => upload.click());
}

/** A section of a new project, with these strings, one of which is translated. */
async function newSection(who: BrowserUser, texts: readonly string[] = []) {
  const handle = newName('texts');
  const project = await who.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const made = await who.does(addSection, { params: { project: project.id }, body: { name: 'Section' } });
  const params = { project: project.id, section: made.id };
  if (texts.length > 0) {
    const body = texts.map((text) => ({ text }));
    const [first] = await who.does(addStrings, { params, query: { splitting: 'lines' }, body });
    if (first) {
      await who.does(addTranslation, {
        params: { ...params, string: first.id },
        body: { text: 'Строка переведена.' },
      });
    }
  }
  return { project: project.id, page: `/projects/${project.id}/sections/${printSectionId(made.id)}` };
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

type Outcome = 'preview' | 'editor' | 'saved' | 'uploaded';
type Timed = { ms: number; held: number };

/** Measures from the event that begins an action until its result is painted, and the longest task meanwhile. */
async function timed(
  page: Page,
  event: 'click' | 'drop',
  outcome: Outcome,
  act: () => Promise<void>,
): Promise<Timed> {
  await page.evaluate(timePainting, { event, outcome });
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<Timed>);
}

/** Runs in the page. */
function timePainting({ event, outcome }: { event: 'click' | 'drop'; outcome: Outcome }): void {
  const isThere = {
    preview: () => document.querySelector('ol[aria-label="Preview"] li:nth-child(2)'),
    editor: () =>
      location.pathname.includes('/editor/') && document.querySelector('main [aria-current="true"]'),
    saved: () => Reflect.get(window, 'savedAt'),
    uploaded: () => document.querySelector('main [role="status"] svg + div'),
  }[outcome];
  Reflect.set(
    window,
    'painted',
    new Promise<Timed>((resolve) => {
      addEventListener(
        event,
        ({ timeStamp }) => {
          const tell = () => {
            const tasks: { at: number; ms: number }[] = Reflect.get(window, 'longTasks');
            const held = tasks.filter(({ at, ms }) => at + ms > timeStamp).map(({ ms }) => ms);
            resolve({ ms: performance.now() - timeStamp, held: Math.max(0, ...held) });
          };
          const look = () => {
            if (!isThere()) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(tell));
          };
          look();
        },
        { once: true, capture: true },
      );
    }),
  );
}

/** Records long tasks of the page, and when a file is saved. Runs in the page. */
function watch(): void {
  const tasks: { at: number; ms: number }[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) Reflect.set(window, 'savedAt', performance.now());
    click.call(this);
  };
}

function figures(taken: readonly Timed[]) {
  const sorted = taken.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
  return {
    'median ms': sorted[Math.floor(sorted.length / 2)],
    'max ms': sorted.at(-1),
    'longest task ms': Math.round(Math.max(...taken.map(({ held }) => held))),
  };
}
