import { StartRefused } from '../../platform/settings/start-refused.ts';

/** A promise that rejects with StartRefused on Ctrl+C and SIGTERM, so that a command cleans up before it ends. */
export function untilStopped(): Promise<never> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => reject(new StartRefused(`Stopped by ${signal}.`)));
  }
  return stopped;
}
