import type { Notification } from '#contract/notices/notifications.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { ofGroup, projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { SITE } from './deliver-queries.ts';
import type { StoredNotification } from './list-queries.ts';

/** What is shown of a notification: the present names and beginnings of texts, null if they are gone. */
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

/** What a notification or a watch is about. */
type NotificationPlace = {
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

/** The present content that some notifications or watches are about, by their ids. */
export async function contentsOfNotifications(
  sql: Sql,
  about: readonly NotificationPlace[],
): Promise<Map<number, Content>> {
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

function readTogether(sql: Sql, projects: number[], about: readonly NotificationPlace[]) {
  const ofProjects = ofGroup(projects);
  const column = (name: keyof NotificationPlace) =>
    sql`${about.map((notificationPlace) => notificationPlace[name])}::bigint[]`;
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

/**
 * What a reader is shown of stored notifications of a page: those of one kind about the same string or section are one item, at
 * the newest of them (notifications.12), with the present content.
 */
export async function notificationsShownTo(
  sql: Sql,
  reader: { id: number },
  stored: readonly StoredNotification[],
): Promise<Notification[]> {
  const contents = await contentsOfNotifications(
    sql,
    stored.map((storedNotification) => aboutFor(reader, storedNotification)),
  );
  return [...Map.groupBy(stored, keyOf).values()].flatMap((same) => {
    const [newest] = same;
    return newest ? [itemOf(newest, same, contents.get(newest.id))] : [];
  });
}

/** What a notification is about; its reader is told how many of their translations an update has left to review (notifications.34). */
const aboutFor = (reader: { id: number }, stored: StoredNotification): NotificationPlace => ({
  id: stored.id,
  project_id: stored.project?.id ?? SITE,
  log_id: stored.log_id,
  section_id: stored.section_id,
  string_id: stored.string_id,
  translation_id: stored.translation_id,
  comment_id: stored.comment_id,
  reviewer_id: stored.kind === 'sourceUpdate' && stored.section_id !== null ? reader.id : null,
});

/** What is grouped: read and unread ones apart, so that what is new stands out; the state of a project or a role each alone. */
function keyOf({ id, kind, is_read, project, section_id, string_id, data }: StoredNotification): string {
  const place = string_id === null ? `section ${section_id}` : `string ${string_id}`;
  return [kind, is_read, project?.id, place, Object.keys(data).length > 0 ? id : ''].join(',');
}

function itemOf(
  newest: StoredNotification,
  same: readonly StoredNotification[],
  content: Content | undefined,
): Notification {
  const { id, kind, at, is_read, project, data, user } = newest;
  const actors = new Map(same.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : [])));
  const shown = <Key extends 'section' | 'string' | 'translation' | 'comment'>(key: Key) => {
    const shownId = newest[`${key}_id`];
    const text = content?.[key] ?? null;
    return shownId === null || text === null ? null : { id: shownId, text };
  };
  const section = shown('section');
  const texts = { string: shown('string'), translation: shown('translation'), comment: shown('comment') };
  const isGone =
    (newest.amount === 1 && (content?.is_undone ?? false)) ||
    (newest.section_id !== null && section === null) ||
    (['string', 'translation', 'comment'] as const).some(
      (key) =>
        newest[`${key}_id`] !== null && texts[key] === null && !(kind === 'deleted' && key === 'translation'),
    );
  return {
    id,
    ids: same.map((storedNotification) => storedNotification.id),
    kind,
    at,
    is_read,
    project,
    section: section && { id: section.id, name: section.text },
    ...texts,
    is_gone: kind !== 'reportDecided' && isGone,
    actors: [...actors.values()].slice(0, NOTIFICATION_LIMITS.actors),
    actors_amount: actors.size,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    role: data.role ?? null,
    status: data.status ?? null,
    action: data.action ?? null,
    deadline: data.deadline ?? null,
    review_amount: content?.review_amount ?? 0,
    report: data.report ? { target: data.report.target, decision: data.report.decision, user } : null,
  };
}
