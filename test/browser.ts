import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's name of the browser without windows, which takes a fifth less processor time for the same tests. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser of the tests: the one that CHROMIUM names, an installed Chromium or Chrome, Playwright's own download, or
 * Debian's, which root may install. Throws how to get one.
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM ?? installed() ?? downloaded() ?? installedNow();
  if (found) return found;
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

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  return paths.find(isProgram);
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

function installedNow(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium for the browser tests…');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  // Ubuntu has no package with the first name.
  for (const name of [HEADLESS, 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
    const path = installed();
    if (path) return path;
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
