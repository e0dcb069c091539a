import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editProfile, Me } from '#contract/identity/users.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { ImageOfLink } from '../../core/image-store/open-images.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { enqueueStep } from '../../platform/jobs/enqueue-queries.ts';

type Profile = Pick<Me, 'about' | 'avatar_url' | 'avatar_image' | 'avatar_problem' | 'gender' | 'updated_at'>;

/** Sets or removes a user's uploaded avatar, which removes the link. */
export async function updateAvatar(sql: Sql, id: number, { hash }: ImageOfLink): Promise<void> {
  await sql.begin(async (tx) => {
    await lockUser(tx, id);
    await tx`
      WITH done AS (
        UPDATE users u SET avatar_url = '', avatar_from = '', avatar_hash = ${hash}, avatar_problem = NULL,
          updated_at = greatest(u.updated_at + 1, now_ms())
        WHERE u.id = ${id} AND u.deleted_at IS NULL AND (u.avatar_url <> '' OR u.avatar_hash IS DISTINCT FROM ${hash})
        RETURNING u.id
      ), logged AS (
        ${siteLogStep('editUser', { actor: id, user: id, data: { fields: ['avatar_url'] } })}
      )
      SELECT FROM done`;
  });
}

/**
 * Changes a profile and returns it. The log names the changed fields but not their values, which site administrators
 * need not keep. Without a change nothing is written. `isOvertaken`: the profile was changed since it was seen, and
 * nothing was written (api.9).
 */
export function updateProfile(sql: Sql, id: number, change: BodyOf<typeof editProfile>, avatar: ImageOfLink) {
  const { about = null, avatar_url = null, gender = null, updated_at: seen = null } = change;
  return sql.begin(async (tx) => {
    await lockUser(tx, id);
    const [profile] = await tx<(Profile & { isOvertaken: boolean })[]>`
      WITH before AS (
        SELECT u.id, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.updated_at
        FROM users u WHERE u.id = ${id} AND u.deleted_at IS NULL
      ),
      wanted AS (
        SELECT coalesce(${about}, about) AS about, coalesce(${avatar_url}, avatar_url) AS avatar_url,
          coalesce(${gender}, gender) AS gender, updated_at <> coalesce(${seen}::bigint, updated_at) AS is_late FROM before
      ), change AS (
        SELECT w.* FROM before b, wanted w
        WHERE (b.about, b.avatar_url, b.gender) <> (w.about, w.avatar_url, w.gender)
      ), avatar AS (
        -- An image that was fetched for another link than the present one is not used; this one is fetched later.
        SELECT w.avatar_url = ${avatar.from} AS is_of_it FROM wanted w
      ), done AS (
        UPDATE users u SET about = c.about, avatar_url = c.avatar_url, gender = c.gender,
          avatar_from = CASE WHEN NOT n.is_new THEN u.avatar_from WHEN a.is_of_it THEN ${avatar.from} ELSE '' END,
          avatar_hash = CASE WHEN NOT n.is_new THEN u.avatar_hash WHEN a.is_of_it THEN ${avatar.hash} END,
          avatar_problem = CASE WHEN NOT n.is_new THEN u.avatar_problem WHEN a.is_of_it THEN ${avatar.problem} END,
          avatar_tries = 0, avatar_next_at = 0,
          updated_at = greatest(u.updated_at + 1, now_ms())
        FROM before b, change c, avatar a, LATERAL (SELECT b.avatar_url <> c.avatar_url AS is_new) n
        WHERE u.id = b.id AND NOT c.is_late
        RETURNING u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.updated_at, array_remove(ARRAY[
          CASE WHEN b.about <> c.about THEN 'about' END,
          CASE WHEN b.avatar_url <> c.avatar_url THEN 'avatar_url' END,
          CASE WHEN b.gender <> c.gender THEN 'gender' END], NULL) AS fields
      ), logged AS (
        ${siteLogStep('editUser', { actor: id, user: id, data: tx`jsonb_build_object('fields', done.fields)` })}
      ), queued AS (
        ${enqueueStep('fetchImageLinks', { when: fragment`avatar_problem = 'pending'` })}
      )
      SELECT about, avatar_url, avatar_image, avatar_problem, gender, updated_at, false AS "isOvertaken" FROM done
      UNION ALL
      SELECT about, avatar_url, avatar_image, avatar_problem, gender, updated_at, EXISTS (SELECT FROM change) FROM before
      WHERE NOT EXISTS (SELECT FROM done)`;
    return profile;
  });
}
