import { ASSIGNMENT_LIMITS, type ReminderStage } from '#domain/projects/assignments/assignments.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** The place of an assignment in a locked project, with the section’s name. */
export type AssignmentTarget = { project: number; section: number; name: string; user: number };

/** A stored assignment. */
export type StoredAssignment = { id: number; deadline: string | null };

/** The name of a section; undefined if it is gone. */
export async function nameOfSection(
  tx: Transaction,
  project: number,
  section: number,
): Promise<string | undefined> {
  const [row] = await tx<{ name: string }[]>`
    SELECT name FROM sections WHERE project_id = ${project} AND id = ${section}`;
  return row?.name;
}

/** The assignment of a section to a user. */
export async function storedAt(
  tx: Transaction,
  { project, section, user }: Omit<AssignmentTarget, 'name'>,
): Promise<StoredAssignment | undefined> {
  const [row] = await tx<StoredAssignment[]>`
    SELECT id, deadline::text AS deadline FROM assignments
    WHERE project_id = ${project} AND section_id = ${section} AND user_id = ${user}`;
  return row;
}

type Due = { deadline: string | null; reminded: ReminderStage };

/** Assigns a section of a locked project; undefined if it has the maximum of assignments, of members who don't translate any more too. */
export async function insertAssignment(
  tx: Transaction,
  { project, section, name, user }: AssignmentTarget,
  { actor, deadline, reminded }: Due & { actor: number },
): Promise<number | undefined> {
  const [assignment] = await tx<{ id: number }[]>`
    WITH done AS (
      INSERT INTO assignments (project_id, section_id, user_id, assigned_by, deadline, reminded)
      SELECT ${project}::bigint, ${section}::bigint, ${user}::bigint, ${actor}::bigint, ${deadline}::date, ${reminded}::smallint
      WHERE (SELECT count(*) FROM assignments WHERE project_id = ${project} AND section_id = ${section}) < ${ASSIGNMENT_LIMITS.perSection}
      RETURNING id
    ),
    ${logSteps('assignSection', project, {
      actor,
      user,
      section,
      data: { se: name, ...(deadline !== null && { acts: { deadline: [null, deadline] } }) },
    })}
    SELECT id FROM done`;
  return assignment?.id;
}

/** Changes a deadline, of which reminders come anew. */
export async function updateDeadline(
  tx: Transaction,
  { project, section, name, user }: AssignmentTarget,
  { actor, before, deadline, reminded }: Due & { actor: number; before: StoredAssignment },
): Promise<void> {
  await tx`
    WITH done AS (
      UPDATE assignments SET deadline = ${deadline}::date, reminded = ${reminded}::smallint
      WHERE project_id = ${project} AND id = ${before.id} RETURNING id
    ),
    ${logSteps('editAssignment', project, {
      actor,
      user,
      section,
      data: { se: name, acts: { deadline: [before.deadline, deadline] } },
    })}
    SELECT FROM done`;
}

/** Takes a section from a user; false if it was not assigned to them. */
export async function deleteAssignment(
  tx: Transaction,
  { project, section, name, user }: AssignmentTarget,
  actor: number,
): Promise<boolean> {
  const result = await tx`
    WITH done AS (
      DELETE FROM assignments WHERE project_id = ${project} AND section_id = ${section} AND user_id = ${user} RETURNING id
    ),
    ${logSteps('unassignSection', project, { actor, user, section, data: { se: name } })}
    SELECT FROM done`;
  return result.length > 0;
}
