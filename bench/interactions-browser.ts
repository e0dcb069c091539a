import { type CDPSession, chromium, type Page } from '@playwright/test';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { launchOptions } from '../test/browser.ts';
import { startDemo } from '../test/screens/start-demo.ts';
import { lineTexts, makeBook, threadTime } from './browser.ts';
import { type BenchPlaces, INTERACTIONS, type Step } from './interactions.ts';
import { EDITOR_INTERACTIONS } from './interactions-editor.ts';
import { median } from './stopwatch.ts';

// `node bin/launch.mjs bench/interactions-browser.ts [part of a name]`: what one presses in the app, in Chromium on the
// demo and on a section of 10,000 strings, with the app as it was built last; with BASE_URL, on the demo that answers
// there. For each press: `seen ms`, until the first thing that it changes is painted, and what that is (`first`); `ms`,
// the longest that a press waited for the next frame, as the browser measures it; `cpu ms`, the processor time of the
// page's main thread for all of it, which a busy machine doesn't stretch. ROUNDS (3): how often. CPU_RATE (1): how many
// times slower the processor is made; 4 is a cheap phone. NETWORK=slow: 400 ms and 50 KB/s.

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CPU_RATE = Number(process.env.CPU_RATE ?? 1);
const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const STRINGS = 10_000;
/** Milliseconds after which everything that an action causes has happened. */
const REST = (process.env.NETWORK === 'slow' ? 2000 : 0) + 400 * CPU_RATE;
const MOST = 100;
const [namePart = ''] = process.argv.slice(2);
const demo = await startDemo();
const browser = await chromium.launch(launchOptions());
try {
  const places: BenchPlaces = { ...demo.places, ...(await stageBook()) };
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    storageState: await demo.users.owner.state(),
    viewport: { width: 1280, height: 900 },
  });
  const taken = new Map<string, Waits[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { address, steps } of [...INTERACTIONS, ...EDITOR_INTERACTIONS]) {
      const last = steps.findLastIndex(({ name }) => name.includes(namePart));
      if (last < 0) continue;
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.addInitScript(watchPresses);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await page.goto(address(places));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1500);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
      if (process.env.NETWORK === 'slow') await session.send('Network.emulateNetworkConditions', SLOW);
      // The steps before it lead to its place.
      for (const step of steps.slice(0, last + 1)) {
        const waits = await measure(page, session, step);
        if (step.name.includes(namePart)) taken.set(step.name, [...(taken.get(step.name) ?? []), waits]);
      }
      await page.close();
    }
  }
  const rows = [...taken].map(([what, times]) => ({
    what,
    'seen ms': median(times.map(({ seen }) => seen)),
    ms: median(times.map(({ ms }) => ms)),
    'cpu ms': median(times.map(({ cpu }) => cpu)),
    first: times.at(-1)?.first,
  }));
  console.table(rows);
  const late = rows.filter(({ 'seen ms': seen }) => !(seen <= MOST));
  console.log(`${rows.length - late.length} of ${rows.length} were seen within ${MOST} ms.`);
} finally {
  await browser.close();
  await demo.stop();
}

/** A project of the demo's owner with a section of many strings, some of which others have translated. */
async function stageBook() {
  const { owner, translator } = demo.users;
  const { project, editor } = await makeBook(owner, STRINGS, { translated: 300, translator });
  const second = await owner.does(addSection, {
    params: { project: project.id },
    body: { name: 'Second' },
  });
  await owner.does(addStrings, {
    params: { project: project.id, section: second.id },
    query: { splitting: 'lines' },
    body: lineTexts(200).map((text) => ({ text })),
  });
  return { project: project.id, editor, read: editor.replace('/editor/', '/read/') };
}

type Waits = { seen: number; ms: number; cpu: number; first?: string };

/** Measures a step. One that fails is reported and skipped, so that the rest is measured. */
async function measure(page: Page, session: CDPSession, { name, prepare, act }: Step): Promise<Waits> {
  try {
    await prepare?.(page);
    await page.waitForTimeout(REST);
    await page.evaluate(() => Reflect.get(window, 'forgetPresses')());
    const before = await threadTime(session);
    await act(page);
    await page.waitForTimeout(REST);
    const cpu = Math.round((await threadTime(session)) - before);
    const waited: Pick<Waits, 'seen' | 'ms'> = await page.evaluate(() => Reflect.get(window, 'presses'));
    return { ...waited, cpu };
  } catch (error) {
    console.error(`${name}: ${String(error).split('\n')[0]}`);
    return { seen: Number.NaN, ms: Number.NaN, cpu: Number.NaN };
  }
}

/** Records the longest time that a press or key waited for its response. Runs in the page. */
function watchPresses(): void {
  const presses = { seen: 0, ms: 0, first: '' };
  Reflect.set(window, 'presses', presses);
  Reflect.set(window, 'forgetPresses', () => Object.assign(presses, { seen: 0, ms: 0, first: '' }));
  let pressed: number | undefined;
  const answered = (what: string) => {
    if (pressed === undefined) return;
    const since = pressed;
    pressed = undefined;
    requestAnimationFrame(() => {
      // Runs before what the app does after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const seen = Math.round(performance.now() - since);
        if (seen <= presses.seen) return;
        presses.seen = seen;
        presses.first = what;
      };
      port2.postMessage(undefined);
    });
  };
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  addEventListener('pointerdown', press, true);
  addEventListener('keydown', press, true);
  // Typed text appears in its field with the next frame.
  addEventListener('input', () => answered('input'), true);
  new MutationObserver((changes) => {
    const change = changes.find(
      ({ target }) =>
        !(target instanceof Element ? target : target.parentElement)?.closest('[aria-live], head'),
    );
    if (!change) return;
    const { target, type, attributeName, addedNodes } = change;
    const element = target instanceof Element ? target : target.parentElement;
    const added = addedNodes[0];
    answered(
      `${element?.tagName}.${String(element?.className).slice(0, 30)} ${type} ${attributeName ?? ''}${added instanceof Element ? `${added.tagName}.${String(added.className).slice(0, 30)}` : ''}`,
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) presses.ms = Math.max(presses.ms, duration);
  }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit);
}
