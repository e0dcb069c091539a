import { resolve } from 'node:path';
import { StartRefused } from '../settings/start-refused.ts';

/**
 * Milliseconds for cleaning up after a failure, because a disk or database that hangs would block the process
 * forever.
 */
const GRACE = 20_000;

/** The path of a file that a command names. */
export const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

/**
 * Runs a command with the file that it names: prints its result, or a one-line reason and exits with 1. `stopped` rejects on
 * Ctrl+C and SIGTERM.
 */
export async function runCommand(
  name: string,
  act: (path: string, stopped: Promise<never>, rest: readonly string[]) => Promise<string>,
  usage = 'FILE',
): Promise<void> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => reject(new StartRefused(`Stopped by ${signal}.`)));
  }
  try {
    const [file, ...rest] = process.argv.slice(2);
    if (!file) throw new StartRefused(`Usage: npm run ${name} ${usage}`);
    console.log(await act(pathOf(file), stopped, rest));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    setTimeout(() => process.exit(), GRACE).unref();
  }
}
