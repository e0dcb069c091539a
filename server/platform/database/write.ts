import type { Sql, Transaction } from './connect.ts';
import type { Fragment } from './fragment.ts';

/** A write of one statement, `WITH ${steps} ${result}`, in two parts, so that other steps can precede its own. */
export type Write<Row extends object> = {
  steps: Fragment;
  result: Fragment;
  /** The type of what `result` selects; never set. */
  row?: Row;
};

/** Runs a write and returns its row. */
export async function runWrite<Row extends object>(
  sql: Sql | Transaction,
  { steps, result }: Write<Row>,
): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`WITH ${steps} ${result}`;
  return row;
}
