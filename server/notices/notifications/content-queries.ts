import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { ofGroup, projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { SITE } from './deliver-queries.ts';

/** What is shown of a notice: the present names and beginnings of texts, null if they are gone. */
export type Content = {
  id: number;
  section: string | null;
  string: string | null;
  translation: string | null;
  comment: string | null;
  is_undone: boolean;
  /** How many translations of the reader in the section need review; null if none do, or if it was not asked for. */
  review_amount: number | null;
};

/** What a notice is about. */
export type About = {
  id: number;
  project_id: number;
  log_id: number;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  /** The user whose translations that need review are counted. */
  reviewer_id: number | null;
};

/** What a notice is about, by its fields. */
export const aboutOf = ({
  project,
  ...about
}: Omit<About, 'project_id' | 'reviewer_id'> & { project: { id: number } | null }): About => ({
  id: about.id,
  project_id: project?.id ?? SITE,
  log_id: about.log_id,
  section_id: about.section_id,
  string_id: about.string_id,
  translation_id: about.translation_id,
  comment_id: about.comment_id,
  reviewer_id: null,
});

/** The same of a notice for its reader, who is told how many of their translations an update has left to review (notifications.34). */
export const aboutFor =
  ({ id }: { id: number }) =>
  (notice: Parameters<typeof aboutOf>[0] & { kind: NotificationKind }): About => ({
    ...aboutOf(notice),
    reviewer_id: notice.kind === 'sourceUpdate' && notice.section_id !== null ? id : null,
  });

/** The present content that some notices or watches are about, by their ids. */
export async function contentsOf(sql: Sql, about: readonly About[]): Promise<Map<number, Content>> {
  const projects = new Set(about.map(({ project_id }) => project_id).filter((id) => id !== SITE));
  const groups = await projectGroups(sql, [...projects]);
  const rows = await Promise.all(
    groups.map((projects) => {
      const within = about.filter(({ project_id }) => projects.includes(project_id));
      return readTogether(sql, projects, within);
    }),
  );
  return new Map(rows.flat().map((content) => [content.id, content]));
}

function readTogether(sql: Sql, projects: number[], about: readonly About[]) {
  const ofProjects = ofGroup(projects);
  const column = (name: keyof About) => sql`${about.map((one) => one[name])}::bigint[]`;
  const begun = NOTIFICATION_LIMITS.text;
  return sql<Content[]>`
    SELECT n.id, se.name AS section, left(s.text, ${begun}) AS string, left(t.text, ${begun}) AS translation,
      nullif(left(c.text, ${begun}), '') AS comment, undone.is_undone IS NOT NULL AS is_undone,
      reviews.amount AS review_amount
    FROM unnest(${column('id')}, ${column('project_id')}, ${column('log_id')}, ${column('section_id')},
        ${column('string_id')}, ${column('translation_id')}, ${column('comment_id')}, ${column('reviewer_id')})
        AS n (id, project_id, log_id, section_id, string_id, translation_id, comment_id, reviewer_id)
      LEFT JOIN sections se
        ON se.project_id = n.project_id AND se.id = n.section_id AND se.project_id ${ofProjects}
      LEFT JOIN strings s ON s.project_id = n.project_id AND s.id = n.string_id AND s.project_id ${ofProjects}
      LEFT JOIN translations t
        ON t.project_id = n.project_id AND t.id = n.translation_id AND t.project_id ${ofProjects}
      LEFT JOIN comments c ON c.project_id = n.project_id AND c.id = n.comment_id AND c.project_id ${ofProjects}
      LEFT JOIN LATERAL (
        SELECT true AS is_undone FROM log WHERE project_id ${ofProjects} AND project_id = n.project_id AND undoes = n.log_id
        LIMIT 1
      ) undone ON true
      LEFT JOIN (
        SELECT r.project_id, rs.section_id, r.author_id, count(*)::int AS amount
        FROM translations r JOIN strings rs ON rs.project_id = r.project_id AND rs.id = r.string_id AND rs.project_id ${ofProjects}
        WHERE r.project_id ${ofProjects} AND r.author_id = ANY(${column('reviewer_id')}) AND r.needs_review
          AND rs.section_id = ANY(${column('section_id')})
        GROUP BY r.project_id, rs.section_id, r.author_id
      ) reviews ON reviews.project_id = n.project_id AND reviews.section_id = n.section_id AND reviews.author_id = n.reviewer_id`;
}
