import type { Sql, Transaction } from '../database/connect.ts';

/** SQL: the state of string `s` as its index in STRING_STATES (domain/texts/strings.ts). */
export const stateOfString = (sql: Sql | Transaction) => sql`
  CASE WHEN s.approved_id IS NOT NULL THEN 3 WHEN s.regular_amount > 0 THEN 2
    WHEN s.translations_amount > 0 THEN 1 ELSE 0 END`;
