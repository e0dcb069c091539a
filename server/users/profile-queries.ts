import type { BodyOf } from '#contract/endpoint.ts';
import type { editProfile, Me } from '#contract/users.ts';
import type { Sql } from '../database/connect.ts';
import { siteLogLine } from '../log/record.ts';

type Profile = Pick<Me, 'about' | 'avatar_url' | 'gender'>;

/**
 * Changes a profile, and answers it as it then is. The log tells which fields changed, not what was in them: what people
 * once wrote of themselves is not for administrators to keep. Unchanged values change nothing.
 */
export async function updateProfile(sql: Sql, id: number, change: BodyOf<typeof editProfile>) {
  const { about = null, avatar_url = null, gender = null } = change;
  const [profile] = await sql<Profile[]>`
    WITH before AS (SELECT id, about, avatar_url, gender FROM users WHERE id = ${id} FOR NO KEY UPDATE),
    after AS (
      SELECT coalesce(${about}, about) AS about, coalesce(${avatar_url}, avatar_url) AS avatar_url,
        coalesce(${gender}, gender) AS gender FROM before
    ), done AS (
      UPDATE users u SET about = a.about, avatar_url = a.avatar_url, gender = a.gender
      FROM before b, after a
      WHERE u.id = b.id AND (b.about, b.avatar_url, b.gender) <> (a.about, a.avatar_url, a.gender)
      RETURNING array_remove(ARRAY[
        CASE WHEN b.about <> a.about THEN 'about' END,
        CASE WHEN b.avatar_url <> a.avatar_url THEN 'avatar_url' END,
        CASE WHEN b.gender <> a.gender THEN 'gender' END], NULL) AS fields
    ), logged AS (
      ${siteLogLine(sql, 'editUser', { actor: id, user: id, data: sql`jsonb_build_object('fields', done.fields)` })}
    )
    SELECT about, avatar_url, gender FROM after`;
  return profile;
}
