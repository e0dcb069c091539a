import type { Sql } from '../database/connect.ts';
import { siteLogLine } from '../events/record.ts';

/** Removes a user's profile text and avatar. Changes nothing if there is neither. */
export async function emptyProfile(sql: Sql, user: number, actor: number) {
  await sql`
    WITH done AS (
      UPDATE users SET about = '', avatar_url = '', avatar_from = '', avatar_hash = NULL, avatar_problem = NULL,
        avatar_tries = 0, avatar_next_at = 0, updated_at = greatest(updated_at + 1, now_ms())
      WHERE id = ${user} AND (about <> '' OR avatar_url <> '' OR avatar_hash IS NOT NULL)
      RETURNING id
    ), logged AS (
      ${siteLogLine('removeProfile', { actor, user })}
    )
    SELECT FROM done`;
}
