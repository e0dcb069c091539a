import type { Sql, Transaction } from '../database/connect.ts';

/** What a string brings to its section's counters (1) or takes from them (-1): SQL over a `done` that returns its own. */
export const countsOf = (sql: Sql | Transaction, sign: 1 | -1) => ({
  strings: sign,
  translated: sql`${sign}::int * (translations_amount > 0)::int`,
  approved: sql`${sign}::int * (approved_id IS NOT NULL)::int`,
  translations: sql`${sign}::int * translations_amount`,
  bytes: sql`${sign}::int * (own_bytes + inner_bytes)`,
});
