import { ASSIGNMENT_LIMITS, type ReminderStage } from '#domain/projects/assignments/assignments.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { WHO_TRANSLATES } from './list-queries.ts';

/** An assignment whose deadline is near, and the last reminder that was sent of it. */
type Near = {
  id: number;
  project: number;
  section: number;
  user: number;
  deadline: string;
  reminded: ReminderStage;
};

/** An assignment whose reminder is due. */
export type Due = Near & { stage: ReminderStage };

/** The next assignments after one, by id, with a deadline on a day or so soon after it that there is a reminder left to send. */
export const nearDeadlines = (sql: Sql, day: string, after: number, most: number) => sql<Near[]>`
  SELECT a.id, a.project_id AS project, a.section_id AS section, a.user_id AS user, a.deadline::text AS deadline, a.reminded
  FROM assignments a ${WHO_TRANSLATES} JOIN projects p ON p.id = a.project_id AND ${NOT_DELETED}
  WHERE a.deadline BETWEEN ${day}::date AND ${day}::date + ${ASSIGNMENT_LIMITS.reminderDays}::int
    -- A constant, so that the index of those who wait for a reminder is used.
    AND a.reminded < 2 AND a.id > ${after}
  ORDER BY a.id LIMIT ${most}`;

/** Marks reminders as done, and returns those that were not: another server may have made the others, or the deadline was changed. */
export async function markReminded(tx: Transaction, due: readonly Due[]): Promise<Set<number>> {
  const marked = await tx<{ id: number }[]>`
    UPDATE assignments a SET reminded = due.stage
    FROM unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ stage }) => stage)}::int[],
      ${due.map(({ deadline }) => deadline)}::text[]::date[]) AS due (id, stage, deadline)
    WHERE a.id = due.id AND a.deadline = due.deadline AND a.reminded < due.stage
    RETURNING a.id`;
  return new Set(marked.map(({ id }) => id));
}
