import type { TestApp } from './test-app.ts';

/** The notification of an earlier write, which is sent a moment later. */
const NOTIFICATION = /pg_notify/;

/**
 * The number of statements that `act` sends to the database, including BEGIN and COMMIT, without notifications. Nothing else may run
 * meanwhile.
 */
export async function countQueries({ sql }: TestApp, act: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const { debug } = sql.options;
  sql.options.debug = (_, query) => {
    if (!NOTIFICATION.test(query)) sent += 1;
  };
  try {
    await act();
    return sent;
  } finally {
    sql.options.debug = debug;
  }
}
