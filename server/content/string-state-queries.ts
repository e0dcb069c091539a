import type { Sql, Transaction } from '../database/connect.ts';

/** How far a string `s` is, as its place in STRING_STATES (domain/texts/strings.ts), which goes from the least done up. */
export const stateOfString = (sql: Sql | Transaction) => sql`
  CASE WHEN s.approved_id IS NOT NULL THEN 3 WHEN s.regular_amount > 0 THEN 2
    WHEN s.translations_amount > 0 THEN 1 ELSE 0 END`;
