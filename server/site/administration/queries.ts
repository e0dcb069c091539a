import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type { AdministeredProject, hideProject, listAllProjects } from '#contract/site/administration.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { logSteps, siteLogStep } from '../../core/events/record.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockProject, lockUser } from '../../platform/database/directory-locks.ts';
import type { Fragment } from '../../platform/database/fragment.ts';
import { isNamed } from '../../projects/listing-queries.ts';
import { hidden, OF_CHOSEN, projectCounts } from '../../projects/queries.ts';

/** Projects that match `among`, newest first, as site administrators see them. */
const projectsOf = (sql: Sql, among: Fragment, limit: number) => sql<AdministeredProject[]>`
  WITH chosen AS MATERIALIZED (
    SELECT * FROM projects p WHERE ${among} AND ${NOT_DELETED} ORDER BY p.id DESC LIMIT ${limit}
  ), counts AS MATERIALIZED (${projectCounts(OF_CHOSEN)})
  SELECT p.id, p.handle, p.name, p.description, p.visibility, p.status, p.created_at, p.last_update AS listed_at,
    ${hidden(sql)},
    (SELECT json_build_object('id', u.id, 'username', u.username) FROM members m JOIN users u ON u.id = m.user_id
     WHERE m.project_id = p.id AND m.role_id = ${OWNER_ROLE}) AS owner,
    (SELECT count(*) FROM members m WHERE m.project_id = p.id) AS members_amount,
    coalesce(counts.strings_amount, 0)::bigint AS strings_amount,
    coalesce(counts.translations_amount, 0)::bigint AS translations_amount
  FROM chosen p LEFT JOIN counts ON counts.project_id = p.id
  ORDER BY p.id DESC`;

/** A page of all projects of the site, filtered by a part of their name. */
export function allProjects(sql: Sql, { name, hidden, limit, before }: QueryOf<typeof listAllProjects>) {
  const among = sql`
    true ${name ? sql`AND ${isNamed(sql, name)}` : sql``} ${hidden ? sql`AND p.hidden_at IS NOT NULL` : sql``}
    ${before === undefined ? sql`` : sql`AND p.id < ${before}`}`;
  return projectsOf(sql, among, limit);
}

export async function administeredProject(sql: Sql, id: number) {
  const [project] = await projectsOf(sql, sql`p.id = ${id}`, 1);
  return project;
}

/**
 * Hides or restores a project, with an entry in the project's and the site's log. Without a change nothing is
 * written; a new reason replaces the old one.
 */
export async function updateHidden(
  sql: Sql,
  id: number,
  actor: number,
  { hidden, reason }: BodyOf<typeof hideProject>,
) {
  const kind = hidden ? 'hideProject' : 'restoreProject';
  const data: { acts?: { reason: [null, string] } } =
    hidden && reason ? { acts: { reason: [null, reason] } } : {};
  await sql.begin(async (tx) => {
    await lockProject(tx, id);
    const result = await tx`
      WITH before AS (
        SELECT id, name, coalesce(hidden_at, now_ms()) AS at FROM projects p
        WHERE id = ${id} AND ${NOT_DELETED} AND (hidden_at IS NOT NULL, hidden_reason) <> (${hidden}, ${hidden ? reason : ''})
      ), done AS (
        UPDATE projects p SET hidden_at = CASE WHEN ${hidden} THEN before.at END,
          hidden_by = CASE WHEN ${hidden} THEN ${actor}::bigint END, hidden_reason = ${hidden ? reason : ''}
        FROM before WHERE p.id = before.id
        RETURNING p.id, p.name
      ),
      ${logSteps(kind, id, { actor, data })},
      logged_by_site AS (
        ${siteLogStep(kind, { actor, data: tx`jsonb_build_object('n', done.name) || ${tx.json({ ...data })}::jsonb` })}
      )
      SELECT FROM done`;
    if (result.length > 0) await appendAudit(tx, { kind, actor, facts: { project: id } });
  });
}

/** Removes a user's profile text and avatar. Changes nothing if there is neither. */
export async function emptyProfile(sql: Sql, user: number, actor: number) {
  await sql.begin(async (tx) => {
    await lockUser(tx, user);
    const result = await tx`
      WITH done AS (
        UPDATE users SET about = '', avatar_url = '', avatar_from = '', avatar_hash = NULL, avatar_problem = NULL,
          avatar_tries = 0, avatar_next_at = 0, updated_at = greatest(updated_at + 1, now_ms())
        WHERE id = ${user} AND (about <> '' OR avatar_url <> '' OR avatar_hash IS NOT NULL)
        RETURNING id
      ), logged AS (
        ${siteLogStep('removeProfile', { actor, user })}
      )
      SELECT FROM done`;
    if (result.length > 0) await appendAudit(tx, { kind: 'removeProfile', actor, user });
  });
}
