import type { FastifyBaseLogger } from 'fastify';
import type { Attendant } from './database/attended.ts';
import type { Settings } from './settings.ts';

/** Logs slow statements and those that are tried again. */
export const attendantOf = (
  log: FastifyBaseLogger,
  { slowQuery }: Pick<Settings, 'slowQuery'>,
): Attendant => ({
  begins(shape) {
    const begun = performance.now();
    return () => {
      const ms = Math.round(performance.now() - begun);
      if (ms >= slowQuery) log.warn({ ms, statement: shape }, 'slow statement');
    };
  },
  triesAgain: (setback) => log.info({ setback }, 'a statement is tried again'),
});
