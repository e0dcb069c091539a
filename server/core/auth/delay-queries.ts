import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/**
 * Counts an attempt as failed before its result is known, so that concurrent ones are counted one by one. Returns 0, or the
 * milliseconds until the next is allowed; then nothing is counted.
 */
export async function countAttempt(sql: Sql, who: string): Promise<number> {
  const { free, first, longest, forgotten } = SERVICE_LIMITS.signInDelay;
  const [row] = await sql<{ wait: number }[]>`
    WITH counted AS (
      INSERT INTO sign_in_delays AS d (who, amount, next_at, expires_at)
      VALUES (${who}, 1, now_ms(), now_ms() + ${forgotten}::bigint)
      ON CONFLICT (who) DO UPDATE SET (amount, next_at, expires_at) = (
        SELECT n, now_ms() + CASE WHEN n > ${free}::int
            THEN least(${first}::float8 * power(2, least(n - ${free}::int - 1, 30)), ${longest}::float8)::bigint ELSE 0 END,
          now_ms() + ${forgotten}::bigint
        FROM (SELECT CASE WHEN d.expires_at <= now_ms() THEN 1 ELSE d.amount + 1 END AS n) failures
      )
      WHERE d.next_at <= now_ms() OR d.expires_at <= now_ms()
      RETURNING who
    )
    SELECT CASE WHEN EXISTS (SELECT FROM counted) THEN 0
      ELSE greatest((SELECT next_at FROM sign_in_delays WHERE who = ${who}) - now_ms(), 1) END AS wait`;
  return row?.wait ?? first;
}

/** Resets the failures after a sign-in. */
export async function resetAttempts(sql: Sql, who: string) {
  await sql`DELETE FROM sign_in_delays WHERE who = ${who}`;
}

/** Deletes expired failures. */
export async function sweepDelays(sql: Sql) {
  await sql`DELETE FROM sign_in_delays WHERE expires_at <= now_ms()`;
}
