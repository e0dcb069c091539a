import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** What can be set again on a page that is there already. */
type PageOptions = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

/** How many times slower the pages are: tests that rely on speed fail then. */
const SLOW = Number(process.env.SLOW ?? 1);
const VIEWPORT = { width: 1280, height: 720 };

type KeptPage = {
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  isSpoilt: boolean;
  /** Opens a page in the context, in place of those before. */
  open(): Promise<void>;
};

/** The contexts of this worker's browser, each with a page: the first person's of each test, the second's … */
const kept: (Promise<KeptPage> | undefined)[] = [];
let lent = 0;
/** The settings of the tests for which they are kept. */
let keptFor = '';

/** Keeps contexts for tests with these settings, which are those of every new context: others are closed. */
export async function keepFor(browser: Browser, settings: object): Promise<void> {
  const settingsKey = JSON.stringify(settings);
  if (settingsKey === keptFor) return;
  keptFor = settingsKey;
  kept.length = 0;
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/**
 * A page in an empty context for one person of a test. The contexts are kept for the following tests, because a new one
 * fetches and compiles all scripts again; `clearPages` empties them. What can't be changed on a page, as its language, needs a new
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

/** Closes what a test has opened in the browser, and empties the contexts that are kept. */
export async function clearPages(browser: Browser): Promise<void> {
  lent = 0;
  const pages = await Promise.all(kept.map(async (one) => await one));
  for (const [turn, one] of pages.entries()) {
    if (one?.isSpoilt) kept[turn] = undefined;
  }
  const staying = (await Promise.all(kept)).flatMap((one) => one ?? []);
  const contexts = new Set(staying.map(({ context }) => context));
  await Promise.all([
    ...browser.contexts().flatMap((context) => (contexts.has(context) ? [] : context.close())),
    ...staying.map(clear),
  ]);
}

async function newKept(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext(options);
  const newSession = context.newCDPSession.bind(context);
  const spoil = () => {
    one.isSpoilt = true;
  };
  // What lasts as long as the context, so that the next test would have it too.
  for (const name of [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
  ])
    before(context, name, spoil);
  before(context.clock, 'install', spoil);
  const open = async () => {
    one.page = await context.newPage();
    one.devTools = await newSession(one.page);
    if (SLOW > 1) await one.devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  };
  const one = { context, isSpoilt: false, open } as KeptPage;
  await open();
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

/** Empties a context. Its pages are closed: what one had still begun could reach the next test. */
async function clear(one: KeptPage) {
  const { context } = one;
  const left = context.pages();
  const origins = new Set(
    left.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'),
  );
  await Promise.all(left.map((page) => page.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearCookies(),
    one.open(),
  ]);
  await Promise.all(
    [...origins].map((origin) =>
      one.devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
  );
}
