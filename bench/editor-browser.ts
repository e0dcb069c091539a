import type { CDPSession, Page } from '@playwright/test';
import { type Change, makeBook, threadTime, timeUntilPainted, watchPage, withBrowser } from './browser.ts';
import { quantile } from './stopwatch.ts';

// `node bench/editor-browser.ts [address]`: measures the editor in Chromium on a section of 10,000 strings. Beside the
// time until a change is painted it prints the processor time of the page's main thread, which does not depend on the
// load of the machine. Without an address it starts the service with the last build of the app.

const STRINGS = 10_000;
const STEPS = 60;
const TURNS = 30;
const KEYS = 120;
const MEMORY_TURNS = Number(process.env.TURNS ?? 500);

await withBrowser(process.argv[2], async ({ user, openContext }) => {
  const { editor } = await makeBook(user, STRINGS, { translated: 200 });
  const context = await openContext();
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  // Twice, because later visits find what the browser has cached for ever.
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(editor);
    await page.getByLabel('Your translation').waitFor();
  }
  const opened = await page.evaluate(() => performance.now());
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(1500);

  const rows = [{ what: 'open to usable', ...summary([opened], 0) }];
  rows.push({ what: 'next string', ...(await measure(page, session, STEPS, 'Alt+ArrowDown', 'chosen')) });
  rows.push({ what: 'next page', ...(await measure(page, session, TURNS, 'Alt+PageDown', 'page')) });
  await page.getByLabel('Your translation').focus();
  rows.push({ what: 'a key', ...(await measure(page, session, KEYS, 'a', 'typed')) });
  console.table(rows);
  const tasks: { ms: number }[] = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  console.log(
    'long tasks above 100 ms:',
    tasks.map(({ ms }) => Math.round(ms)).filter((ms) => ms > 100),
  );

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
});

/** Presses a key repeatedly, each time waiting until the change is painted. */
async function measure(page: Page, session: CDPSession, times: number, key: string, change: Change) {
  const taken: number[] = [];
  const before = await threadTime(session);
  for (let nth = 0; nth < times; nth++) {
    const painted = await timeUntilPainted(page, { event: 'keydown', change }, () =>
      page.keyboard.press(key),
    );
    taken.push(painted.ms);
    await page.waitForTimeout(30);
  }
  return summary(taken, ((await threadTime(session)) - before) / times);
}

function summary(taken: readonly number[], cpu: number) {
  const atQuantile = (part: number) => Math.round(quantile(taken, part));
  return {
    'p50 ms': atQuantile(0.5),
    'p95 ms': atQuantile(0.95),
    'max ms': atQuantile(1),
    'cpu ms': Math.round(cpu * 10) / 10,
  };
}
