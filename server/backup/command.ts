import { resolve } from 'node:path';
import { StartRefused } from '../settings/start-refused.ts';

/**
 * Milliseconds for cleaning up after a failure, because a disk or database that hangs would block the process
 * forever.
 */
const GRACE = 20_000;

/**
 * Runs a command with the file that it names: prints its result, or a one-line reason and exits with 1. `stopped` rejects on
 * Ctrl+C and SIGTERM.
 */
export async function runCommand(
  name: string,
  act: (path: string, stopped: Promise<never>) => Promise<string>,
): Promise<void> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => reject(new StartRefused(`Stopped by ${signal}.`)));
  }
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new StartRefused(`Usage: npm run ${name} FILE`);
    console.log(await act(resolve(process.env.INIT_CWD ?? '.', file), stopped));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    setTimeout(() => process.exit(), GRACE).unref();
  }
}
