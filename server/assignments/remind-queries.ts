import type { ReminderStage } from '#domain/assignments/assignments.ts';
import { ASSIGNMENT_LIMITS } from '#domain/assignments/assignments.ts';
import { NOT_DELETED } from '../content/present-project-queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { WHO_TRANSLATES } from './list-queries.ts';

/** An assignment whose reminder is due. */
export type Due = {
  id: number;
  project: number;
  section: number;
  user: number;
  deadline: string;
  stage: ReminderStage;
};

/** The next assignments after one, by id, whose reminder is due on a day: nobody is reminded after the deadline. */
export const dueOn = (sql: Sql, today: string, after: number, most: number) => sql<Due[]>`
  SELECT a.id, a.project_id AS project, a.section_id AS section, a.user_id AS user, a.deadline::text AS deadline,
    CASE WHEN a.deadline = ${today}::date THEN 2 ELSE 1 END AS stage
  FROM assignments a ${WHO_TRANSLATES} JOIN projects p ON p.id = a.project_id AND ${NOT_DELETED}
  WHERE a.deadline BETWEEN ${today}::date AND ${today}::date + ${ASSIGNMENT_LIMITS.remindedBefore}::int AND a.reminded < 2
    AND a.reminded < CASE WHEN a.deadline = ${today}::date THEN 2 ELSE 1 END AND a.id > ${after}
  ORDER BY a.id LIMIT ${most}`;

/** Marks reminders as done, and returns those that were not: another server may have made the others, or the deadline was changed. */
export async function markReminded(tx: Transaction, due: readonly Due[]): Promise<Set<number>> {
  const marked = await tx<{ id: number }[]>`
    UPDATE assignments a SET reminded = due.stage
    FROM unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ stage }) => stage)}::int[],
      ${due.map(({ deadline }) => deadline)}::text[]) AS due (id, stage, deadline)
    WHERE a.id = due.id AND a.deadline = due.deadline::date AND a.reminded < due.stage
    RETURNING a.id`;
  return new Set(marked.map(({ id }) => id));
}
