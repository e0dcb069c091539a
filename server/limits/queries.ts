import type { Sql } from '../database/connect.ts';

/** Counts an attempt and returns the number of attempts in this window, which begins with the first. */
export async function countAttempt(sql: Sql, who: string, window: number) {
  const [row] = await sql<{ amount: number; left: number }[]>`
    INSERT INTO attempts AS a (who, amount, expires_at) VALUES (${who}, 1, now_ms() + ${window})
    ON CONFLICT (who) DO UPDATE SET
      amount = CASE WHEN a.expires_at <= now_ms() THEN 1 ELSE a.amount + 1 END,
      expires_at = CASE WHEN a.expires_at <= now_ms() THEN excluded.expires_at ELSE a.expires_at END
    RETURNING amount, greatest(expires_at - now_ms(), 0) AS left`;
  return row ?? { amount: 1, left: window };
}

export async function sweepAttempts(sql: Sql) {
  await sql`DELETE FROM attempts WHERE expires_at <= now_ms()`;
}
