import type { Sql, Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/** Whether the string `row` has translations, and all of them initial: SQL over its counters. */
export const hasDraftsAlone = (sql: Sql | Transaction, row: Fragment): Fragment => sql`
  (${row}.translations_amount > 0 AND ${row}.regular_amount = 0 AND ${row}.approved_id IS NULL)`;

/**
 * By how much a write inside a string changes how many have drafts alone: SQL over the locked row `string` and the row `s` that
 * follows it, both of which `UPDATE strings s … FROM string` can return.
 */
export const initialChange = (sql: Sql | Transaction): Fragment => sql`
  ${hasDraftsAlone(sql, sql`s`)}::int - ${hasDraftsAlone(sql, sql`string`)}::int`;

/** The same for a write that adds so many translations, of them so many `regular`: SQL over the row `string` that follows it. */
export const initialChangeByAdding = (
  sql: Sql | Transaction,
  amount: number | Fragment,
  regular: number | Fragment,
): Fragment => sql`
  (SELECT ${hasDraftsAlone(sql, sql`string`)}::int - ${hasDraftsAlone(sql, sql`before`)}::int
   FROM (SELECT string.translations_amount - ${amount}::int AS translations_amount,
     string.regular_amount - ${regular}::int AS regular_amount, string.approved_id) before)`;

/**
 * What a string brings to its section's counters (1) or takes from them (-1): SQL over a `done` that returns
 * {@link countsNeeded}.
 */
export const countsOf = (sql: Sql | Transaction, sign: 1 | -1) => ({
  strings: sign,
  translated: sql`${sign}::int * (translations_amount > 0)::int`,
  approved: sql`${sign}::int * (approved_id IS NOT NULL)::int`,
  initial: sql`${sign}::int * ${hasDraftsAlone(sql, sql`done`)}::int`,
  translations: sql`${sign}::int * translations_amount`,
  bytes: sql`${sign}::int * (own_bytes + inner_bytes)`,
});

/** The columns of a string that {@link countsOf} reads. */
export const countsNeeded = (sql: Sql | Transaction): Fragment => sql`
  translations_amount, regular_amount, approved_id, own_bytes, inner_bytes`;
