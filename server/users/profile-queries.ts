import type { BodyOf } from '#contract/endpoint.ts';
import type { editProfile, Me } from '#contract/users.ts';
import type { Sql } from '../database/connect.ts';
import { siteLogLine } from '../log/record.ts';

type Profile = Pick<Me, 'about' | 'avatar_url' | 'gender' | 'updated_at'>;

/**
 * Changes a profile, and answers it as it then is. The log tells which fields changed, not what was in them: what people
 * once wrote of themselves is not for administrators to keep. Unchanged values change nothing. `isOvertaken`: nor was
 * anything changed, since the profile is not as it was seen (DECISIONS §6).
 */
export async function updateProfile(sql: Sql, id: number, change: BodyOf<typeof editProfile>) {
  const { about = null, avatar_url = null, gender = null, updated_at: seen = null } = change;
  const [profile] = await sql<(Profile & { isOvertaken: boolean })[]>`
    WITH before AS (SELECT id, about, avatar_url, gender, updated_at FROM users WHERE id = ${id} FOR NO KEY UPDATE),
    wanted AS (
      SELECT coalesce(${about}, about) AS about, coalesce(${avatar_url}, avatar_url) AS avatar_url,
        coalesce(${gender}, gender) AS gender, updated_at <> coalesce(${seen}::bigint, updated_at) AS is_late FROM before
    ), change AS (
      SELECT w.* FROM before b, wanted w
      WHERE (b.about, b.avatar_url, b.gender) <> (w.about, w.avatar_url, w.gender)
    ), done AS (
      UPDATE users u SET about = c.about, avatar_url = c.avatar_url, gender = c.gender,
        updated_at = greatest(u.updated_at + 1, now_ms())
      FROM before b, change c
      WHERE u.id = b.id AND NOT c.is_late
      RETURNING u.about, u.avatar_url, u.gender, u.updated_at, array_remove(ARRAY[
        CASE WHEN b.about <> c.about THEN 'about' END,
        CASE WHEN b.avatar_url <> c.avatar_url THEN 'avatar_url' END,
        CASE WHEN b.gender <> c.gender THEN 'gender' END], NULL) AS fields
    ), logged AS (
      ${siteLogLine(sql, 'editUser', { actor: id, user: id, data: sql`jsonb_build_object('fields', done.fields)` })}
    )
    SELECT about, avatar_url, gender, updated_at, false AS "isOvertaken" FROM done
    UNION ALL
    SELECT about, avatar_url, gender, updated_at, EXISTS (SELECT FROM change) FROM before
    WHERE NOT EXISTS (SELECT FROM done)`;
  return profile;
}
