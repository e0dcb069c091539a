import type { FastifyBaseLogger } from 'fastify';
import type { Attendant } from '../database/attended.ts';
import type { Settings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

/** Counts and times statements, and logs the slow ones and those that are tried again. */
export const attendantOf = (
  log: FastifyBaseLogger,
  metrics: Metrics,
  { slowQuery }: Pick<Settings, 'slowQuery'>,
): Attendant => ({
  begins(shape) {
    metrics.statementsUnderWay.inc();
    const begun = performance.now();
    return () => {
      const ms = performance.now() - begun;
      metrics.statementsUnderWay.dec();
      metrics.statements.observe(ms / 1000);
      if (ms >= slowQuery) log.warn({ ms: Math.round(ms), statement: shape }, 'slow statement');
    };
  },
  beginsTransaction() {
    metrics.transactionsUnderWay.inc();
    return () => metrics.transactionsUnderWay.dec();
  },
  triesAgain(setback) {
    metrics.retries.inc({ setback });
    log.info({ setback }, 'a statement is tried again');
  },
});
