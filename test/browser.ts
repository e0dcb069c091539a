import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's name of the browser without windows, which takes half the processor time for the same tests. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser of the tests: the one that CHROMIUM names, Debian's headless Chromium, which root may install, another
 * installed Chromium or Chrome, or Playwright's own download. Throws how to get one.
 */
export function findBrowser(): string {
  const executable =
    process.env.CHROMIUM ??
    installed(HEADLESS) ??
    installedNow(HEADLESS) ??
    installed(...NAMES) ??
    downloaded() ??
    installedNow('chromium');
  if (executable) return executable;
  throw new Error(
    'The tests drive a browser and found none. Install Chromium or Chrome, run `npx playwright install chromium`, or set CHROMIUM to the path of one.',
  );
}

/**
 * The options of the browser: without background services, for root without its sandbox, and without a graphics card,
 * which the processor would have to emulate.
 */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ],
});

/** The first of these programs that is installed. */
function installed(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...(names.includes('chrome') ? MAC : [])].find(isProgram);
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

/** Without a network the installing fails soon, and another browser is used. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** Installs a package of Debian, if this is root on Debian. Ubuntu has no headless Chromium. */
function installedNow(name: string): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`Installing ${name} for the browser tests…`);
  const apt = (...args: string[]) => spawnSync('apt-get', [...APT_OPTIONS, ...args], { stdio: 'ignore' });
  // Nothing is removed, not even where an older Chromium stands in the way.
  const install = () => apt('install', '-y', '--no-install-recommends', '--no-remove', name).status === 0;
  if (!install()) {
    apt('update');
    install();
  }
  return installed(name);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
