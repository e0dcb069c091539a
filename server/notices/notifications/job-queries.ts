import { DAY } from '#domain/core/units.ts';
import {
  ASSIGNMENT_LIMITS,
  dateAt,
  isDone,
  reminderStage,
} from '#domain/projects/assignments/assignments.ts';
import { announceNotifications } from '../../core/events/bus-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { countsOfSections } from '../../projects/assignments/list-queries.ts';
import { type Due, markReminded, nearDeadlines } from '../../projects/assignments/remind-queries.ts';
import { deliver } from './deliver-queries.ts';
import { gatherAlike, type NewNotification, newNotification } from './from-events.ts';

type Ended = { project: number; id: number };

/** Work in the background that has ended: who started it, and what it did. */
type EndedWork = { actor_id: number; action: string; at: number };

/** Tells whoever started a batch that it has ended (notifications.28). Does nothing if it hasn't, or if they were told before. */
export async function tellOfBatch(sql: Sql, { project, id }: Ended): Promise<void> {
  const [batch] = await sql<EndedWork[]>`
    SELECT actor_id, action, ended_at AS at FROM batches
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NOT NULL`;
  if (batch) await tellOf(sql, { project, id }, batch);
}

/**
 * Tells whoever started the task of a language that it has ended; does nothing if another task has taken its place. The task has
 * no event, so its negative id is stored in place of one.
 */
export async function tellOfTask(sql: Sql, { project, id }: Ended): Promise<void> {
  const [task] = await sql<EndedWork[]>`
    SELECT actor_id, 'language' AS action, ended_at AS at FROM language_tasks
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NOT NULL`;
  if (task) await tellOf(sql, { project, id: -id }, task);
}

async function tellOf(sql: Sql, { project, id }: Ended, { actor_id, action, at }: EndedWork): Promise<void> {
  const about = {
    id,
    at,
    actor_id,
    section_id: null,
    string_id: null,
    translation_id: null,
    comment_id: null,
  };
  const ended = newNotification('jobFinished', about, { users: [actor_id], data: { action } });
  await announceNotifications(sql, await deliver(sql, project, [ended]));
}

/** How many assignments are looked at together. */
const AT_ONCE = 500;

/**
 * Reminds of deadlines some days before and on the day, once each, unless the section is done (assignments.10). The
 * marks are committed with the notifications, so a run that was stopped goes on where it was, and two runs at once
 * remind once. `tell` gets the users with new notifications.
 */
export async function remindOfDeadlines(
  sql: Sql,
  { now, signal, tell }: { now: number; signal: AbortSignal; tell: (users: number[]) => Promise<void> },
): Promise<void> {
  // Reminders of a day begin some hours after midnight.
  const day = now - ASSIGNMENT_LIMITS.reminderTime;
  let after = 0;
  while (true) {
    signal.throwIfAborted();
    const near = await nearDeadlines(sql, dateAt(day), after, AT_ONCE);
    const due = near
      .map((assignment) => ({ ...assignment, stage: reminderStage(assignment.deadline, day) }))
      .filter(({ stage, reminded }) => stage > reminded);
    for (const [project, some] of Map.groupBy(due, (assignment) => assignment.project)) {
      signal.throwIfAborted();
      await tell(await remindIn(sql, project, some, now));
    }
    if (near.length < AT_ONCE) return;
    after = near.at(-1)?.id ?? after;
  }
}

async function remindIn(sql: Sql, project: number, due: readonly Due[], now: number): Promise<number[]> {
  const sections = await countsOfSections(sql, due);
  const isOpen = ({ section }: Due) => {
    const counts = sections.get(section);
    return counts !== undefined && !isDone(counts);
  };
  const { recipients } = await sql.begin(async (tx) => {
    await lockProject(tx, project);
    const marked = await markReminded(tx, due);
    const reminders = gatherAlike(
      due
        .filter((assignment) => marked.has(assignment.id) && isOpen(assignment))
        .map((assignment) => reminderOf(assignment, now)),
    );
    return { recipients: reminders.length > 0 ? await deliver(tx, project, reminders) : [] };
  });
  return recipients;
}

/** The reminder of an assignment. It is about no event, so its id is a negative number that each deadline and stage has for itself. */
function reminderOf({ id, section, user, deadline, stage }: Due, now: number): NewNotification {
  const day = Date.parse(deadline) / DAY;
  const place = { section_id: section, string_id: null, translation_id: null, comment_id: null };
  const about = { id: -(id * 1_000_000 + day * 2 + (stage - 1)), at: now, actor_id: user, ...place };
  return newNotification('assignmentDue', about, { users: [user], data: { deadline } });
}
