import { type BrowserBench, makeBook, withBrowser } from './browser.ts';
import { median } from './stopwatch.ts';

// `node bin/launch.mjs bench/first-visit-browser.ts`: first visits to the editor of 2,000 strings in Chromium, with
// nothing in its cache and the app as it was built last. For each: how many requests were made until the strings were
// there, and the longest tasks of the page's main thread, in processor time, which a busy machine doesn't stretch.
// VISITS (5): how often. CPU_RATE (4): how many times slower the processor is made; 4 is a cheap phone.

const VISITS = Number(process.env.VISITS ?? 5);
const CPU_RATE = Number(process.env.CPU_RATE ?? 4);
const STRINGS = 2000;
const TRANSLATED = 60;
/** Milliseconds after which a visit does nothing more. */
const REST = 1000 + 500 * CPU_RATE;
const LONGEST = 6;

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
};

await withBrowser(undefined, async (bench) => {
  const sentence = 'On and on it goes. ';
  const { editor } = await makeBook(bench.user, STRINGS, { translated: TRANSLATED, sentence });
  const visits: Visit[] = [];
  for (let nth = 0; nth < VISITS; nth++) visits.push(await visit(bench, editor));
  console.table(
    visits.map(({ requests, tasks }) => ({ requests, 'longest tasks, cpu ms': tasks.join(' ') })),
  );
  const longest = median(visits.map(({ tasks }) => tasks[0] ?? 0));
  console.log(`longest task: ${longest} ms of processor time, middle of ${VISITS} visits`);
});

type Visit = { requests: number; tasks: number[] };

async function visit({ browser, openContext }: BrowserBench, editor: string): Promise<Visit> {
  const context = await openContext();
  const page = await context.newPage();
  let sent = 0;
  page.on('request', () => {
    sent += 1;
  });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(editor, { waitUntil: 'commit' });
  await page.locator('li[data-string]').first().waitFor();
  const requests = sent;
  await page.waitForTimeout(REST);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return { requests, tasks: longestTasks(trace.traceEvents) };
}

/** Milliseconds of processor time of the longest tasks of the page's main thread. */
function longestTasks(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name === 'RunTask' && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .sort((a, b) => b - a)
    .slice(0, LONGEST);
}
