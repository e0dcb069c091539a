import type { TestApp } from './test-app.ts';

/** How many statements `act` sends to the database, BEGIN and COMMIT among them. Nothing else may run beside it. */
export async function countQueries({ sql }: TestApp, act: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const { debug } = sql.options;
  sql.options.debug = () => {
    sent += 1;
  };
  try {
    await act();
    return sent;
  } finally {
    sql.options.debug = debug;
  }
}
