import { type Fragment, fragment } from '../database/fragment.ts';

/** Whether the string `row` has translations, and all of them initial: SQL over its counters. */
export const hasDraftsAlone = (row: Fragment): Fragment => fragment`
  (${row}.translations_amount > 0 AND ${row}.regular_amount = 0 AND ${row}.approved_id IS NULL)`;

/** {@link hasDraftsAlone} of the string `s`. */
export const HAS_DRAFTS_ALONE: Fragment = hasDraftsAlone(fragment`s`);

/**
 * By how much a write inside a string changes how many have drafts alone: SQL over the locked row `string` and the row `s` that
 * follows it, both of which `UPDATE strings s … FROM string` can return.
 */
export const INITIAL_CHANGE: Fragment = fragment`
  ${HAS_DRAFTS_ALONE}::int - ${hasDraftsAlone(fragment`string`)}::int`;

/**
 * The same for a write that adds so many translations, of them so many `regular`: SQL over the row that follows it, which has
 * translations therefore.
 */
export const initialChangeByAdding = (
  amount: number | Fragment,
  regular: number | Fragment,
): Fragment => fragment`
  CASE WHEN approved_id IS NULL THEN (regular_amount = 0)::int
    - (translations_amount > ${amount}::int AND regular_amount = ${regular}::int)::int ELSE 0 END`;

/**
 * What a string brings to its section's counters (1) or takes from them (-1): SQL over a `done` that returns
 * {@link COUNTS_NEEDED}.
 */
export const countsOf = (sign: 1 | -1) => ({
  strings: sign,
  translated: fragment`${sign}::int * (translations_amount > 0)::int`,
  approved: fragment`${sign}::int * (approved_id IS NOT NULL)::int`,
  initial: fragment`${sign}::int * ${hasDraftsAlone(fragment`done`)}::int`,
  translations: fragment`${sign}::int * translations_amount`,
  bytes: fragment`${sign}::int * (own_bytes + inner_bytes)`,
});

/** The columns of a string that {@link countsOf} reads. */
export const COUNTS_NEEDED: Fragment = fragment`
  translations_amount, regular_amount, approved_id, own_bytes, inner_bytes`;
