import type { Db } from 'pg-boss';
import type { Sql } from '../database/connect.ts';

/** A transaction of several statements, which the library sends as one text. */
const TRANSACTION = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** Makes pg-boss use our driver, with its retries and deadlines, in place of `pg`. */
export const bossDatabase = (sql: Sql): Db => ({
  async executeSql(text, values = []) {
    const statements = TRANSACTION.exec(text)?.[1];
    if (statements === undefined) return { rows: await send(sql, text, values) };
    const results: unknown[] = await sql.begin((tx) => tx.unsafe(statements));
    return { rows: results.flat() };
  },
});

/** Sends a statement with `$1`, `$2` … as a template of the driver, with its values in place. */
function send(sql: Sql, text: string, values: readonly unknown[]) {
  const pieces = text.split(/\$(\d+)/);
  const texts = pieces.filter((_, index) => index % 2 === 0);
  const numbers = pieces.filter((_, index) => index % 2 === 1);
  const template = Object.assign(texts, { raw: texts });
  return sql(template, ...numbers.map((number) => (values[Number(number) - 1] ?? null) as never));
}
