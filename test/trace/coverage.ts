import { existsSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');
const LAYERS = ['domain', 'contract', 'server', 'web'];

/**
 * What V8 says of a script: how often each function has run since it was last asked. The first function of a module is the
 * module itself.
 */
type Script = {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
};

type Profiler = { take(): Promise<Script[]> };

/** Counts the functions that run in this thread, until its end. */
export async function countHere(): Promise<Profiler & { end(): void }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    take: async () => (await session.post('Profiler.takePreciseCoverage')).result,
    end: () => session.disconnect(),
  };
}

/** Counts the functions that run in a page. */
export async function countIn(page: Page): Promise<Profiler> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return { take: async () => (await session.send('Profiler.takePreciseCoverage')).result };
}

/** The product files of which a function has run; a file that was only loaded is none of them. */
export function filesRun(scripts: readonly Script[]): Set<string> {
  const run = scripts.filter(({ functions }) =>
    functions.some(({ ranges: [whole] }) => whole && whole.startOffset > 0 && whole.count > 0),
  );
  return new Set(
    run.map(({ url }) => fileAt(url)).filter((file) => LAYERS.includes(file.split('/', 1)[0] ?? '')),
  );
}

/** The path in the repository of a script of Node, or of the development server, whose root is `web/`. */
function fileAt(url: string): string {
  if (url.startsWith('file:')) return relative(ROOT, fileURLToPath(url));
  if (!url.startsWith(process.env.BASE_URL ?? ' ')) return '';
  const { pathname } = new URL(url);
  if (pathname.startsWith('/@fs/')) return relative(ROOT, pathname.slice('/@fs'.length));
  // What begins so is the development server's own.
  if (pathname.startsWith('/@')) return '';
  return [`web${pathname}`, `web/public${pathname}`].find((file) => existsSync(join(ROOT, file))) ?? '';
}
