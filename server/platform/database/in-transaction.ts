import type { Sql, Transaction } from './connect.ts';

const isTransaction = (sql: Sql | Transaction): sql is Transaction => 'savepoint' in sql;

/** Runs statements in the transaction that is under way, or in one of their own. */
export function inTransaction<T>(sql: Sql | Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return isTransaction(sql) ? work(sql) : (sql.begin(work) as Promise<T>);
}
