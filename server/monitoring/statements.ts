import type { FastifyBaseLogger } from 'fastify';
import type { Attendant } from '../database/attended.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

type Slow = Pick<Settings, 'slowQuery'>;

/** Logs slow statements of a pool beside, which are not among those of requests, and what is tried again. */
export const attendantBeside = (
  log: FastifyBaseLogger,
  metrics: Metrics,
  { slowQuery }: Slow,
): Attendant => ({
  begins(shape) {
    const begun = performance.now();
    return () => {
      const ms = performance.now() - begun;
      if (ms >= slowQuery) log.warn({ ms: Math.round(ms), statement: shape }, 'slow statement');
    };
  },
  beginsTransaction: () => () => {},
  triesAgain(setback) {
    metrics.retries.inc({ setback });
    log.info({ setback }, 'a statement is tried again');
  },
});

/** The same for those of requests, which are counted and timed. */
export function attendantOf(log: FastifyBaseLogger, metrics: Metrics, slow: Slow): Attendant {
  const beside = attendantBeside(log, metrics, slow);
  return {
    ...beside,
    begins(shape) {
      metrics.statementsUnderWay.inc();
      const logged = beside.begins(shape);
      const begun = performance.now();
      return () => {
        metrics.statementsUnderWay.dec();
        metrics.statements.observe((performance.now() - begun) / 1000);
        logged();
      };
    },
    beginsTransaction() {
      metrics.transactionsUnderWay.inc();
      return () => metrics.transactionsUnderWay.dec();
    },
  };
}
