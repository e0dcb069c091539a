import type { UserName } from '#contract/core/user-name.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { eventsAfter } from '../../core/events/order-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { ofGroup, projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { fragment } from '../../platform/database/fragment.ts';

/** A log entry with what live events need. */
export type LiveLogEntry = {
  w: number;
  actor: UserName | null;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  amount: number | null;
  /** Whether its string was moved, and the section from which. */
  is_moved: boolean;
  left_section: number | null;
  /** The other string, if its string was split or merged. */
  second_string: number | null;
};

/** The position of a project's last event, and some of its latest events in order. */
export type ProjectEvents = { head: number; events: { position: number; entry: LiveLogEntry }[] };

/**
 * Reads the events of some projects after a position each, and no more than may be sent. The events and the head of a
 * project are read from one snapshot.
 */
export async function readEventsAfter(
  sql: Sql,
  positions: ReadonlyMap<number, number>,
): Promise<Map<number, ProjectEvents>> {
  const groups = await projectGroups(sql, [...positions.keys()]);
  const rows = await Promise.all(groups.map((projects) => readTogether(sql, projects, positions)));
  return new Map(rows.flat().map(({ project_id, head, events }) => [project_id, { head, events }]));
}

function readTogether(sql: Sql, projects: number[], positions: ReadonlyMap<number, number>) {
  const after = projects.map((project) => positions.get(project) ?? 0);
  const ofProjects = ofGroup(projects);
  const ofAsked = fragment`= asked.project_id AND project_id ${ofProjects}`;
  return sql<{ project_id: number; head: number; events: ProjectEvents['events'] }[]>`
    SELECT asked.project_id, coalesce(h.position, 0) AS head, coalesce(found.events, '[]') AS events
    FROM unnest(${projects}::bigint[], ${after}::bigint[]) AS asked (project_id, after)
      LEFT JOIN event_heads h ON h.project_id = asked.project_id AND h.project_id ${ofProjects}
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object('position', e.position, 'entry', json_build_object('w', l.w,
          'actor', CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END,
          'section_id', l.section_id, 'string_id', l.string_id, 'translation_id', l.translation_id,
          'comment_id', l.comment_id, 'amount', l.data -> 'amount',
          'is_moved', coalesce((l.data -> 'acts') ?| '{place,section}', false), 'left_section', l.data -> 'left',
          'second_string', l.data -> 'second'))
          ORDER BY e.position) AS events
        FROM (
          ${eventsAfter(ofAsked, fragment`greatest(asked.after, h.position - ${LIMITS.liveLines}::int)`)}
          ORDER BY 1 LIMIT ${LIMITS.liveLines}
        ) e CROSS JOIN LATERAL (
          SELECT * FROM log WHERE project_id ${ofAsked} AND id = e.log_id OFFSET 0
        ) l LEFT JOIN users a ON a.id = l.actor_id
      ) found`;
}
