import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../test/browser.ts';
import { startDemo } from '../test/screens/start-demo.ts';
import { INTERACTIONS } from './interactions.ts';

// `node bench/interactions-browser.ts [part of a name]`: what one does on the screens beside the editor, in Chromium on
// the demo, with the app as it was built last; with BASE_URL, on the demo that answers there. `ms` is the longest time
// from a press until its answer is painted, as the browser tells it; `cpu ms` the processor time of the page's main
// thread for all of it, which a busy machine doesn't stretch.

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const MOST = 100;
const [sought = ''] = process.argv.slice(2);
const demo = await startDemo();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    storageState: await demo.cast.owner.state(),
    viewport: { width: 1280, height: 900 },
  });
  const taken = new Map<string, Taken[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { at, steps } of INTERACTIONS) {
      const chosen = steps.filter(({ name }) => name.includes(sought));
      if (chosen.length === 0) continue;
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.addInitScript(watchInteractions);
      await page.goto(at(demo.places));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      for (const { name, act } of chosen) {
        await page.waitForTimeout(800);
        const took = await measure(page, session, () => act(page));
        taken.set(name, [...(taken.get(name) ?? []), took]);
      }
      await page.close();
    }
  }
  const rows = [...taken].map(([what, times]) => ({
    what,
    ms: middle(times.map(({ ms }) => ms)),
    'cpu ms': middle(times.map(({ cpu }) => cpu)),
  }));
  console.table(rows);
  const late = rows.filter(({ ms }) => ms > MOST);
  console.log(`${rows.length - late.length} of ${rows.length} answered within ${MOST} ms.`);
} finally {
  await browser.close();
  await demo.stop();
}

type Taken = { ms: number; cpu: number };

async function measure(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Taken> {
  await page.evaluate(() => Reflect.set(window, 'longest', 0));
  const before = await busy(session);
  await act();
  await page.waitForTimeout(400);
  const cpu = (await busy(session)) - before;
  return { ms: await page.evaluate(() => Number(Reflect.get(window, 'longest'))), cpu: Math.round(cpu) };
}

/** Keeps the longest that a press, a click or a key waited for its answer. Runs in the page. */
function watchInteractions(): void {
  Reflect.set(window, 'longest', 0);
  new PerformanceObserver((list) => {
    for (const { duration, entryType } of list.getEntries()) {
      if (entryType === 'event') {
        Reflect.set(window, 'longest', Math.max(duration, Number(Reflect.get(window, 'longest'))));
      }
    }
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds of processor time that the page's main thread has taken. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
