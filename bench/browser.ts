import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { launchOptions } from '../test/browser.ts';
import { joins, projectWithStrings } from '../test/browser-project.ts';
import { type BrowserUser, newUser } from '../test/browser-user.ts';
import { startService } from '../test/service.ts';
import { SIGNUP_CODE } from '../test/start-service.ts';

/** A browser, and a signed-in user of the service that it visits. */
export type BrowserBench = {
  browser: Browser;
  user: BrowserUser;
  openContext(): ReturnType<Browser['newContext']>;
};

/** Measures something in Chromium, with the service at an address or, without one, one with the last build of the app. */
export async function withBrowser(
  address: string | undefined,
  act: (bench: BrowserBench) => Promise<void>,
): Promise<void> {
  const service = address ? undefined : await startService({ SIGNUP_CODE, PROJECTS_PER_USER: '1000' });
  process.env.BASE_URL = address ?? service?.address ?? '';
  const browser = await chromium.launch(launchOptions());
  try {
    const user = await newUser('anna');
    const openContext = async () =>
      browser.newContext({
        baseURL: process.env.BASE_URL,
        storageState: await user.state(),
        viewport: { width: 1440, height: 900 },
      });
    await act({ browser, user, openContext });
  } finally {
    await browser.close();
    await service?.stop();
  }
}

const SENTENCE = 'On and on it goes, down and down. ';

/** So many texts of different lengths. */
export const lineTexts = (amount: number, sentence = SENTENCE) =>
  Array.from({ length: amount }, (_, nth) => `Line ${nth + 1}. ${sentence.repeat(nth % 9)}`);

/** A project of a user with so many strings, the first of which a member, by default the owner, has translated. */
export async function makeBook(
  owner: BrowserUser,
  strings: number,
  {
    translated,
    translator = owner,
    sentence,
  }: { translated: number; translator?: BrowserUser; sentence?: string },
) {
  const book = await projectWithStrings(owner, lineTexts(strings, sentence));
  if (translator !== owner) await joins(translator, book.project);
  for (const params of book.strings.slice(0, translated))
    await translator.does(addTranslation, { params, body: { text: 'Строка переведена.' } });
  return book;
}

/** The milliseconds of processor time that the page's main thread has used. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The milliseconds until a change is painted, and the longest task of the page meanwhile. */
export type Painted = { ms: number; longestTask: number };

/**
 * What changes in a page: the chosen string, the first one of the page, what is typed, and what imports and exports
 * show.
 */
export type Change = 'chosen' | 'page' | 'typed' | 'preview' | 'editor' | 'saved' | 'imported';

/** Measures from the event that begins an action until its change is painted, in a page that has {@link watchPage}. */
export async function timeUntilPainted(
  page: Page,
  { event, change }: { event: 'keydown' | 'click' | 'drop'; change: Change },
  act: () => Promise<void>,
): Promise<Painted> {
  await page.evaluate(watchForChange, { event, change });
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<Painted>);
}

/** Runs in the page. */
function watchForChange({ event, change }: { event: string; change: Change }): void {
  const valueNow = {
    chosen: () => document.querySelector('main [aria-current="true"] a')?.getAttribute('href'),
    page: () => document.querySelector('main li a')?.getAttribute('href'),
    typed: () => document.querySelector('textarea')?.value,
    preview: () => document.querySelector('ol[aria-label="Preview"] li:nth-child(2)'),
    editor: () =>
      location.pathname.includes('/editor/') && document.querySelector('main [aria-current="true"]'),
    saved: () => Reflect.get(window, 'savedAt'),
    imported: () => document.querySelector('main [role="status"] svg + div'),
  }[change];
  const valueBefore = valueNow();
  const painted = new Promise<Painted>((resolve) => {
    addEventListener(
      event,
      ({ timeStamp }) => {
        const finish = () => {
          const tasks: { at: number; ms: number }[] = Reflect.get(window, 'longTasks');
          const later = tasks.filter(({ at, ms }) => at + ms > timeStamp).map(({ ms }) => ms);
          resolve({ ms: performance.now() - timeStamp, longestTask: Math.max(0, ...later) });
        };
        const look = () => {
          const value = valueNow();
          if (!value || value === valueBefore) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(finish));
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  Reflect.set(window, 'painted', painted);
}

/** Records long tasks of the page as `longTasks`, and when a file is saved as `savedAt`. Runs in the page. */
export function watchPage(): void {
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
