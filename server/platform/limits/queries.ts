import type { Sql } from '../database/connect.ts';

/** Counts an attempt, or several, and returns the number of attempts in this window, which begins with the first. */
export async function countAttempt(sql: Sql, who: string, window: number, several = 1) {
  const [row] = await sql<{ amount: number; left: number }[]>`
    INSERT INTO attempts AS a (who, amount, expires_at) VALUES (${who}, ${several}, now_ms() + ${window})
    ON CONFLICT (who) DO UPDATE SET
      amount = CASE WHEN a.expires_at <= now_ms() THEN excluded.amount ELSE a.amount + excluded.amount END,
      expires_at = CASE WHEN a.expires_at <= now_ms() THEN excluded.expires_at ELSE a.expires_at END
    RETURNING amount, greatest(expires_at - now_ms(), 0) AS left`;
  return row ?? { amount: several, left: window };
}

/** Whether a user is a site administrator, also where an API token hides it. */
export async function isSiteAdmin(sql: Sql, user: number): Promise<boolean> {
  const rows = await sql`SELECT FROM users WHERE id = ${user} AND site_admin`;
  return rows.length > 0;
}

export async function sweepAttempts(sql: Sql) {
  await sql`DELETE FROM attempts WHERE expires_at <= now_ms()`;
}
