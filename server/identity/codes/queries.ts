import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Creates the code that the operator's setting names, unless it exists (operations.6). */
export async function keepSignupCode(sql: Sql, phrase: string) {
  await sql`
    INSERT INTO secret_codes (phrase, amount, last_until)
    VALUES (${phrase}, ${LIMITS.signupCodeUses}, now_ms() + ${LIMITS.signupCodeLasts})
    ON CONFLICT (phrase) DO NOTHING`;
}

/** Whether nobody has signed up yet. */
export async function hasNoUsers(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`SELECT NOT EXISTS (SELECT FROM users) AS empty`;
  return row?.empty ?? false;
}

/** The code for the first account: the unused one of an earlier start, or a new one. */
export async function firstCode(sql: Sql, phrase: string): Promise<string> {
  const [row] = await sql<{ phrase: string }[]>`
    WITH open AS (
      SELECT phrase FROM secret_codes WHERE amount > 0 AND last_until > now_ms() ORDER BY id LIMIT 1
    ), made AS (
      INSERT INTO secret_codes (phrase, amount, last_until)
      SELECT ${phrase}, ${LIMITS.firstCodeUses}, now_ms() + ${LIMITS.signupCodeLasts}
      WHERE NOT EXISTS (SELECT FROM open)
      RETURNING phrase
    )
    SELECT phrase FROM open UNION ALL SELECT phrase FROM made`;
  return row?.phrase ?? phrase;
}
