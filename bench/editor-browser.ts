import { type CDPSession, chromium, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { launchOptions } from '../test/browser.ts';
import { projectWithStrings } from '../test/browser-project.ts';
import { newUser } from '../test/browser-user.ts';
import { startService } from '../test/service.ts';
import { SIGNUP_CODE } from '../test/start-service.ts';

// `node bench/editor-browser.ts [address]`: measures the editor in Chromium on a section of 10,000 strings. Beside the
// time until a change is painted it prints the processor time of the page's main thread, which does not depend on the
// load of the machine. Without an address it starts the service with the last build of the app.

const STRINGS = 10_000;
const STEPS = 60;
const TURNS = 30;
const KEYS = 120;
const MEMORY_TURNS = Number(process.env.TURNS ?? 500);

const [given] = process.argv.slice(2);
const service = given ? undefined : await startService({ SIGNUP_CODE });
process.env.BASE_URL = given ?? service?.address ?? '';
const browser = await chromium.launch(launchOptions());
try {
  const anna = await newUser('anna');
  const texts = Array.from(
    { length: STRINGS },
    (_, at) => `Line ${at + 1}. ${'On and on it goes, down and down. '.repeat(at % 9)}`,
  );
  const { editor, strings } = await projectWithStrings(anna, texts);
  for (const params of strings.slice(0, 200)) {
    await anna.does(addTranslation, { params, body: { text: 'Строка переведена.' } });
  }
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    storageState: await anna.state(),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  // Twice, because later visits find what the browser has cached for ever.
  await page.goto(editor);
  await page.getByLabel('Your translation').waitFor();
  await page.goto(editor);
  await page.getByLabel('Your translation').waitFor();
  const opened = await page.evaluate(() => performance.now());
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(1500);

  const rows = [{ what: 'open to usable', ...figures([opened], 0) }];
  rows.push({ what: 'next string', ...(await measure(page, session, STEPS, 'Alt+ArrowDown', 'chosen')) });
  rows.push({ what: 'next page', ...(await measure(page, session, TURNS, 'Alt+PageDown', 'page')) });
  await page.getByLabel('Your translation').focus();
  rows.push({ what: 'a key', ...(await measure(page, session, KEYS, 'a', 'typed')) });
  console.table(rows);
  console.log('long tasks above 100 ms:', await page.evaluate(() => Reflect.get(window, 'longTasks')));

  for (let turn = 0; turn <= MEMORY_TURNS; turn++) {
    if (turn % 100 === 0) {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      console.log(`after ${turn} page turns: ${Math.round(usedSize / 1024 / 1024)} MiB, ${nodes} nodes`);
    }
    await page.keyboard.press(turn % 150 < 75 ? 'Alt+PageDown' : 'Alt+PageUp');
    await page.waitForFunction(() => document.querySelector('main')?.ariaBusy !== 'true');
  }
} finally {
  await browser.close();
  await service?.stop();
}

/** Presses a key repeatedly, each time waiting until the change is painted. */
async function measure(page: Page, session: CDPSession, times: number, key: string, changes: Change) {
  const taken: number[] = [];
  const before = await busy(session);
  for (let nth = 0; nth < times; nth++) {
    await page.evaluate(timePainting, changes);
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>));
    await page.waitForTimeout(30);
  }
  return figures(taken, ((await busy(session)) - before) / times);
}

type Change = 'chosen' | 'page' | 'typed';

/** Measures the milliseconds from the next key until its change is painted. Runs in the page. */
function timePainting(changes: Change): void {
  const seen = {
    chosen: () => document.querySelector('main [aria-current="true"] a')?.getAttribute('href'),
    page: () => document.querySelector('main li a')?.getAttribute('href'),
    typed: () => document.querySelector('textarea')?.value,
  }[changes];
  const before = seen();
  Reflect.set(
    window,
    'painted',
    new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () => {
            if (seen() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          look();
        },
        { once: true, capture: true },
      );
    }),
  );
}

/** Records tasks of the page that take longer than 100 ms. Runs in the page. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > 100) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** The milliseconds of processor time that the page's main thread has used. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function figures(taken: readonly number[], cpu: number) {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1), 'cpu ms': Math.round(cpu * 10) / 10 };
}
