import type { FastifyBaseLogger } from 'fastify';
import type { StatementObserver } from '../database/resilient-sql.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

type Slow = Pick<Settings, 'slowQuery'>;

/** The observer of a separate pool: logs slow statements and retries. */
export const separatePoolObserver = (
  log: FastifyBaseLogger,
  metrics: Metrics,
  { slowQuery }: Slow,
): StatementObserver => ({
  onStatement(shape) {
    const begun = performance.now();
    return () => {
      const ms = performance.now() - begun;
      if (ms >= slowQuery) log.warn({ ms: Math.round(ms), statement: shape }, 'slow statement');
    };
  },
  onTransaction: () => () => {},
  onRetry(kind) {
    metrics.retries.inc({ setback: kind });
    log.info({ setback: kind }, 'a statement is tried again');
  },
});

/** The observer of the pool of requests: counts and times statements too. */
export function requestPoolObserver(log: FastifyBaseLogger, metrics: Metrics, slow: Slow): StatementObserver {
  const beside = separatePoolObserver(log, metrics, slow);
  return {
    ...beside,
    onStatement(shape) {
      metrics.statementsUnderWay.inc();
      const logged = beside.onStatement(shape);
      const begun = performance.now();
      return () => {
        metrics.statementsUnderWay.dec();
        metrics.statements.observe((performance.now() - begun) / 1000);
        logged();
      };
    },
    onTransaction() {
      metrics.transactionsUnderWay.inc();
      return () => metrics.transactionsUnderWay.dec();
    },
  };
}
