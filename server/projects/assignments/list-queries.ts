import type { Assignment, MyAssignment } from '#contract/projects/assignments.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import { counted } from '../../core/content/section-queries.ts';
import { seesContentSql } from '../../core/content/visible-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { ofGroup, projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: joins the memberships `m` of assignments `a` whose role lets the member translate; others are not shown (assignments.6). */
export const WHO_TRANSLATES: Fragment = fragment`
  JOIN members m ON m.project_id = a.project_id AND m.user_id = a.user_id
  JOIN roles r ON r.id = m.role_id AND ${'can_translate' satisfies Permission}::text = ANY (r.permissions)`;

const userOf = (id: Fragment): Fragment =>
  fragment`(SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = ${id})`;

const COLUMNS = fragment`
  a.id, a.section_id, ${userOf(fragment`a.user_id`)} AS user, ${userOf(fragment`a.assigned_by`)} AS assigned_by,
  a.deadline::text AS deadline, a.at`;

/** The assignments of a project after one, by id. */
export const assignmentsOf = (
  sql: Sql,
  project: number,
  { after = 0, most }: { after?: number | undefined; most: number },
) =>
  sql<Assignment[]>`
    SELECT ${COLUMNS} FROM assignments a ${WHO_TRANSLATES}
    WHERE a.project_id = ${project} AND a.id > ${after} ORDER BY a.id LIMIT ${most}`;

/** One assignment. */
export async function assignmentOf(tx: Transaction, id: number): Promise<Assignment | undefined> {
  const [row] = await tx<Assignment[]>`SELECT ${COLUMNS} FROM assignments a WHERE a.id = ${id}`;
  return row;
}

type Mine = Omit<MyAssignment, 'section'> & { section_id: number };

/** The last assignment of a page: its id, and its deadline. */
export type LastOne = { after: number; after_deadline: string | null };

/** The assignments of a user in the projects that they may read, by deadline; those without one last (assignments.8). */
export const assignmentsOfUser = (
  sql: Sql,
  { id, site_admin }: { id: number; site_admin: boolean },
  last: LastOne | undefined,
  most: number,
) => sql<Mine[]>`
  SELECT a.id, a.section_id, json_build_object('id', p.id, 'handle', p.handle, 'name', p.name) AS project,
    ${userOf(fragment`a.assigned_by`)} AS assigned_by, a.deadline::text AS deadline, a.at
  FROM assignments a ${WHO_TRANSLATES} JOIN projects p ON p.id = a.project_id
  WHERE a.user_id = ${id} AND ${seesContentSql(fragment`${site_admin}::boolean`)}
    ${last ? fragment`AND (coalesce(a.deadline, 'infinity'::date), a.id) > (coalesce(${last.after_deadline}::date, 'infinity'::date), ${last.after}::bigint)` : fragment``}
  ORDER BY coalesce(a.deadline, 'infinity'::date), a.id LIMIT ${most}`;

/** A section with the counts that an assignment shows. */
export type SectionCounts = MyAssignment['section'];

/** The sections of some projects, by their ids. */
export async function countsOfSections(
  sql: Sql,
  places: readonly { project: number; section: number }[],
): Promise<Map<number, SectionCounts>> {
  const groups = await projectGroups(sql, [...new Set(places.map(({ project }) => project))]);
  const rows = await Promise.all(
    groups.map((projects) =>
      countsTogether(
        sql,
        projects,
        places.filter(({ project }) => projects.includes(project)),
      ),
    ),
  );
  return new Map(rows.flat().map((section) => [section.id, section]));
}

const countsTogether = (
  sql: Sql,
  projects: number[],
  places: readonly { project: number; section: number }[],
) => sql<SectionCounts[]>`
  SELECT s.id, s.name, s.strings_amount + coalesce(d.strings_amount, 0) AS strings_amount,
    s.strings_translated + coalesce(d.strings_translated, 0) AS strings_translated,
    s.strings_approved + coalesce(d.strings_approved, 0) AS strings_approved
  FROM unnest(${places.map(({ project }) => project)}::bigint[], ${places.map(({ section }) => section)}::bigint[])
      AS wanted (project_id, section_id)
    JOIN sections s ON s.project_id = wanted.project_id AND s.id = wanted.section_id AND s.project_id ${ofGroup(projects)}
    LEFT JOIN LATERAL (
      SELECT ${counted(sql)} FROM section_deltas
      WHERE project_id ${ofGroup(projects)} AND project_id = wanted.project_id AND section_id = wanted.section_id
    ) d ON true`;
