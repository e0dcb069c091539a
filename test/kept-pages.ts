import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** What can be set again on a page that is there already. */
type PageOptions = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

/** How many times slower the pages are: tests that rely on speed fail then. */
const SLOW = Number(process.env.SLOW ?? 1);
const VIEWPORT = { width: 1280, height: 720 };
/** A page of the service's origin without a script: from there to the app, the browser keeps the process. */
const BLANK = '/robots.txt';
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

type Kept = { page: Page; devTools: CDPSession; isSpoilt: boolean };

/** The pages of this worker's browser, each in a context of its own: the first person's of each test, the second's … */
const kept: (Promise<Kept> | undefined)[] = [];
let lent = 0;

/**
 * A page in an empty context for one person of a test. The contexts are kept for the following tests, because a new one starts a
 * process and compiles all scripts again; `clearPages` empties them. What can't be changed on a page, as its language, needs a new
 * context.
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport = VIEWPORT, colorScheme = 'light', reducedMotion = 'reduce', ...fixed } = options;
  const look = { viewport, colorScheme, reducedMotion };
  if (Object.values(fixed).some((value) => value !== undefined)) {
    return (await newKept(browser, { ...fixed, ...look })).page;
  }
  const turn = lent;
  lent += 1;
  kept[turn] ??= newKept(browser, look);
  const { page } = await kept[turn];
  await setLook(page, look);
  return page;
}

/** Closes what a test has opened in the browser, and empties the pages that are kept. */
export async function clearPages(browser: Browser): Promise<void> {
  lent = 0;
  const pages = await Promise.all(kept.map(async (one) => await one));
  for (const [turn, one] of pages.entries()) {
    if (one && (one.isSpoilt || one.page.isClosed())) kept[turn] = undefined;
  }
  const staying = (await Promise.all(kept)).flatMap((one) => one ?? []);
  const contexts = new Set(staying.map(({ page }) => page.context()));
  await Promise.all([
    ...browser.contexts().flatMap((context) => (contexts.has(context) ? [] : context.close())),
    ...staying.map(clear),
  ]);
}

async function newKept(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (SLOW > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const one = { page, devTools, isSpoilt: false };
  const spoil = () => {
    one.isSpoilt = true;
  };
  // What lasts as long as the page or the context, so that the next test would have it too.
  for (const [target, names] of [
    [page, ['addInitScript', 'exposeBinding', 'exposeFunction']],
    [page.clock, ['install']],
    [context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession']],
  ] as const) {
    for (const name of names) before(target, name, spoil);
  }
  return one;
}

function before(target: object, name: string, run: () => void) {
  const does = Reflect.get(target, name);
  Reflect.set(target, name, (...given: unknown[]) => {
    run();
    return Reflect.apply(does, target, given);
  });
}

const setLook = async (page: Page, { viewport, ...media }: Required<PageOptions>) => {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media });
};

async function clear({ page, devTools }: Kept) {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  const left = page.url();
  await page.goto(BLANK);
  const origins = new Set([left, page.url()].map((url) => new URL(url).origin));
  await Promise.all([
    context.clearCookies(),
    page.evaluate(() => sessionStorage.clear()),
    devTools.send('Page.resetNavigationHistory'),
    page.mouse.move(-1, -1),
    ...[...origins].map((origin) =>
      devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
  ]);
}
