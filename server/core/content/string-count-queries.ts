import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether the string `row` has translations and all of them are initial, by its counters. */
export const hasOnlyInitial = (row: Fragment): Fragment => fragment`
  (${row}.translations_amount > 0 AND ${row}.regular_amount = 0 AND ${row}.approved_id IS NULL)`;

/** {@link hasOnlyInitial} for the string `s`. */
export const HAS_ONLY_INITIAL: Fragment = hasOnlyInitial(fragment`s`);

/**
 * SQL: how a write changes the number of strings with initial translations only (1, 0 or -1), from the locked row `string` to
 * the updated row `s`. For the RETURNING of `UPDATE strings s … FROM string`.
 */
export const INITIAL_CHANGE: Fragment = fragment`
  ${HAS_ONLY_INITIAL}::int - ${hasOnlyInitial(fragment`string`)}::int`;

/** SQL: how it changes the number of strings with translations that need review. */
export const REVIEW_CHANGE: Fragment = fragment`
  (s.review_amount > 0)::int - (string.review_amount > 0)::int`;

/**
 * {@link INITIAL_CHANGE} for a write that adds `amount` translations, `regular` of them regular: SQL over the columns of the updated row,
 * which therefore has translations.
 */
export const initialChangeByAdding = (
  amount: number | Fragment,
  regular: number | Fragment,
): Fragment => fragment`
  CASE WHEN approved_id IS NULL THEN (regular_amount = 0)::int
    - (translations_amount > ${amount}::int AND regular_amount = ${regular}::int)::int ELSE 0 END`;

/**
 * SQL: what a string adds to its section's counters (`sign` 1) or removes from them (-1), over a `done` that returns
 * {@link COUNTS_NEEDED}.
 */
export const countsOf = (sign: 1 | -1) => ({
  strings: sign,
  translated: fragment`${sign}::int * (translations_amount > 0)::int`,
  approved: fragment`${sign}::int * (approved_id IS NOT NULL)::int`,
  initial: fragment`${sign}::int * ${hasOnlyInitial(fragment`done`)}::int`,
  needingReview: fragment`${sign}::int * (review_amount > 0)::int`,
  translations: fragment`${sign}::int * translations_amount`,
  bytes: fragment`${sign}::int * (own_bytes + inner_bytes)`,
});

/** The columns of a string that {@link countsOf} reads. */
export const COUNTS_NEEDED: Fragment = fragment`
  translations_amount, regular_amount, review_amount, approved_id, own_bytes, inner_bytes`;

/** SQL: the state of string `s` as its index in STRING_STATES (domain/core/text/strings.ts). */
export const stateOfString = (sql: Sql | Transaction) => sql`
  CASE WHEN s.approved_id IS NOT NULL THEN 3 WHEN s.regular_amount > 0 THEN 2
    WHEN s.translations_amount > 0 THEN 1 ELSE 0 END`;
