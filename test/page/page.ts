import { resolveObjectURL } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { configure, screen, waitFor } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, vi } from 'vitest';
import type { TestApp, TestUser } from '../test-app.ts';
import { type Cookies, type Network, openNetwork, requestsBy, runningPage, showHint } from './network.ts';
import { endWorkers, PageWorker } from './worker.ts';

// How long a test waits for what a page is to show: only a failure waits so long, also on a busy machine.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(`${message}\n\nThe page shows:\n${textOf(document.body)}`),
});

/** The texts of a page, a line for each. */
function textOf(node: Node): string {
  if (node.nodeName === 'STYLE') return '';
  if (node.childNodes.length === 0) return node.nodeValue?.trim() ?? '';
  return [...node.childNodes].map(textOf).filter(Boolean).join('\n');
}

/** The whole page, or a part of it. */
export type Inside = Pick<typeof screen, 'getByRole'>;

/** What may be pressed, once it is there. */
export const findEnabled = (
  role: string,
  name: string | RegExp,
  inside: Inside = screen,
): Promise<HTMLElement> =>
  waitFor(() => {
    const element = inside.getByRole(role, { name });
    if (element.matches(':disabled')) throw new Error(`${name} is disabled.`);
    return element;
  });

/** A page of the web app that somebody has open. A component test has one at a time. */
export type Page = {
  /** The keyboard and mouse of its user. */
  user: UserEvent;
  network: Network;
  /** The files that it has saved. */
  saved: File[];
  /** What the address bar shows after the host. */
  address(): string;
  /** Presses a button, once it is there and may be pressed. */
  press(button: string | RegExp, inside?: Inside): Promise<void>;
  /** Chooses an item of the open menu, once it may be chosen. */
  pick(item: string | RegExp): Promise<void>;
  /** Presses keys together, as `Alt+Shift+KeyE`. */
  keys(chord: string): Promise<void>;
  /** Gives a field this text in place of what it has. */
  fill(field: HTMLElement | string | RegExp, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(list: string | RegExp, option: string | RegExp): Promise<void>;
  /** Loads an address, or this one again: a new page of the same browser, which keeps its cookies and storage. */
  load(address?: string): Promise<void>;
};

type PageOptions = {
  /** The size of the window. */
  width?: number;
  height?: number;
  /** Prepares the network of each load, before it is used. */
  prepare?: (network: Network) => void;
};

/** The keys that are named by where they are on a keyboard. */
const KEYS: Record<string, string> = { Alt: 'AltLeft', Control: 'ControlLeft', Shift: 'ShiftLeft' };

/** The size of the window if a test says nothing else. */
const { innerWidth: WIDTH, innerHeight: HEIGHT } = window;

const { happyDOM } = window as unknown as Window;
const { locks } = navigator;
let close = async () => {};
let opened = 0;
/** What closes the page that is shown. */
let shown = AbortSignal.abort();

afterEach(async () => {
  await close();
  close = async () => {};
  localStorage.clear();
  sessionStorage.clear();
  happyDOM.setViewport({ width: WIDTH, height: HEIGHT });
});

/**
 * Opens an address of the web app as a visitor, once its first texts are there. All of it is real: the modules of `web/` are made
 * anew for each page, and the service answers with its database. Only layout and styles are missing.
 */
export async function openPage(
  testApp: TestApp,
  visitor: TestUser,
  address: string,
  { width = WIDTH, height = HEIGHT, prepare }: PageOptions = {},
): Promise<Page> {
  happyDOM.setViewport({ width, height });
  const cookies: Cookies = new Map();
  for (const pair of visitor.headers.cookie?.split('; ') ?? []) {
    const [name = '', value = ''] = pair.split('=');
    cookies.set(name, value);
  }
  const user = inPage(userEvent.setup({ pointerEventsCheck: 0, applyAccept: false }));
  // Before what has just opened can take the focus.
  const atOnce = inPage(userEvent.setup({ delay: null }));
  const page = {
    user,
    press: async (name, inside) => user.click(await findEnabled('button', name, inside)),
    pick: async (item) => user.click(await findEnabled('menuitem', item)),
    async keys(chord) {
      const codes = chord.split('+').map((code) => KEYS[code] ?? code);
      await user.keyboard(
        [...codes.map((code) => `[${code}>]`), ...codes.toReversed().map((code) => `[/${code}]`)].join(''),
      );
    },
    async fill(field, text) {
      const input = field instanceof HTMLElement ? field : await screen.findByLabelText(field);
      await atOnce.clear(input);
      if (text) await atOnce.paste(text);
    },
    async choose(list, option) {
      await user.click(await screen.findByRole('combobox', { name: list }));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    address: () => location.pathname + location.search + location.hash,
    load: async (to = page.address()) => {
      await close();
      await show(testApp, cookies, page, new URL(to, location.origin).href, prepare);
    },
  } as Page;
  await page.load(address);
  return page;
}

/** What a user does is done in the page: what follows from it ends with the page. */
const inPage = (user: UserEvent): UserEvent =>
  new Proxy(user, {
    get(_, name) {
      const act = Reflect.get(user, name);
      return typeof act === 'function'
        ? (...given: unknown[]) => runningPage.run(shown, () => act.apply(user, given))
        : act;
    },
  });

async function show(
  testApp: TestApp,
  cookies: Cookies,
  page: Page,
  address: string,
  prepare?: PageOptions['prepare'],
): Promise<void> {
  const closing = new AbortController();
  shown = closing.signal;
  const { network, fetch, answered } = openNetwork(testApp, cookies, closing.signal);
  page.network = network;
  prepare?.(network);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('XMLHttpRequest', requestsBy(fetch));
  vi.stubGlobal('Worker', PageWorker);
  scopeHistory(closing.signal);
  happyDOM.setURL(address);
  history.pushState(null, '', address);
  showHint(cookies);
  await applySettings(testApp);
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="root"></div>';
  const removeListeners = noteListeners();
  leaveBy(page);
  noteSaved(page);
  scopeLocks();
  // What the last page still imports would become a part of this one.
  await vi.dynamicImportSettled();
  vi.resetModules();
  const remove = await runningPage.run(closing.signal, async () => {
    const { start } = await import('../../web/start.tsx');
    const removed = await start();
    // A page fetches them a second later, or when it needs one.
    const { loadAllTexts } = await import('../../web/language/start.ts');
    await loadAllTexts();
    return removed;
  });
  close = async () => {
    closing.abort();
    remove();
    await answered();
    endWorkers();
    removeListeners();
    // The library keeps them from page to page.
    notifications.clean();
    notifications.cleanQueue();
  };
}

/** Gives a page the settings that its first script brings. */
async function applySettings({ app }: TestApp): Promise<void> {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  const { body } = await app.inject('/first.js');
  for (const [, name = '', value = ''] of body.matchAll(
    /^document\.documentElement\.dataset\.(\w+) = (.*);$/gm,
  ))
    dataset[name] = JSON.parse(value);
}

/** Notes the listeners of the window and the document, which go with a page; returns the function that removes them. */
function noteListeners(): () => void {
  const noted: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener;
    target.addEventListener = (...given: Parameters<typeof add>) => {
      noted.push(() => target.removeEventListener(given[0], given[1], given[2]));
      add.apply(target, given);
    };
    noted.push(() => {
      target.addEventListener = add;
    });
  }
  return () => {
    for (const remove of noted) remove();
  };
}

/** Scripts leave a page as in a browser: the next one is loaded. */
function leaveBy(page: Page): void {
  Object.defineProperties(location, {
    assign: { value: (to: string) => void page.load(to), configurable: true },
    replace: { value: (to: string) => void page.load(to), configurable: true },
    reload: { value: () => void page.load(), configurable: true },
  });
}

/** A script saves a file by clicking a link to it. */
function noteSaved(page: Page): void {
  page.saved = [];
  HTMLAnchorElement.prototype.click = function () {
    const file = this.download ? resolveObjectURL(this.href) : undefined;
    if (file) page.saved.push(new File([file as Blob], this.download));
    else HTMLElement.prototype.click.call(this);
  };
}

/** Gives a page the history until it is closed: what it is still about to do moves the next page nowhere. */
function scopeHistory(closed: AbortSignal): void {
  for (const change of ['pushState', 'replaceState'] as const)
    history[change] = (...given) => {
      if (!closed.aborted) History.prototype[change].apply(history, given);
    };
}

/** Gives a page locks of its own: those of Node last until the process ends. */
function scopeLocks(): void {
  opened += 1;
  const page = opened;
  const request = (name: string, ...rest: [never]) => locks.request(`${page} ${name}`, ...rest);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
