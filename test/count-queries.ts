import type { TestApp } from './test-app.ts';

/** The notification of an earlier write, which is sent a moment later, and what is asked once of each connection for searches. */
const UNCOUNTED = /pg_notify|pg_dist_partition/;

/**
 * The number of statements that `act` sends to the database, including BEGIN and COMMIT, without what is sent apart from it. Nothing else may run
 * meanwhile.
 */
export async function countQueries({ sql }: TestApp, act: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const { debug } = sql.options;
  sql.options.debug = (_, query) => {
    if (!UNCOUNTED.test(query)) sent += 1;
  };
  try {
    await act();
    return sent;
  } finally {
    sql.options.debug = debug;
  }
}
