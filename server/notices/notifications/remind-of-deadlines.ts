import { DAY } from '#domain/core/units.ts';
import {
  ASSIGNMENT_LIMITS,
  dateAt,
  isDone,
  reminderStage,
} from '#domain/projects/assignments/assignments.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { countsOfSections } from '../../projects/assignments/list-queries.ts';
import { type Due, markReminded, nearDeadlines } from '../../projects/assignments/remind-queries.ts';
import { deliver } from './deliver-queries.ts';
import type { Fact } from './fact.ts';
import { factOf } from './facts.ts';
import { gathered } from './gather.ts';

/** How many assignments are looked at together. */
const AT_ONCE = 500;

/**
 * Reminds of deadlines: some days before, and on the day, once each, unless the section is done (assignments.10). What was marked is
 * committed with its notices, so a run that was stopped goes on where it was, and two at once remind once. `tell` gets those who have new notices.
 */
export async function remindOfDeadlines(
  sql: Sql,
  { now, signal, tell }: { now: number; signal: AbortSignal; tell: (users: number[]) => Promise<void> },
): Promise<void> {
  // The day whose reminders have begun.
  const day = now - ASSIGNMENT_LIMITS.remindedFrom;
  let after = 0;
  while (true) {
    signal.throwIfAborted();
    const near = await nearDeadlines(sql, dateAt(day), after, AT_ONCE);
    const due = near
      .map((one) => ({ ...one, stage: reminderStage(one.deadline, day) }))
      .filter(({ stage, reminded }) => stage > reminded);
    for (const [project, some] of Map.groupBy(due, (one) => one.project)) {
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
  const { told } = await sql.begin(async (tx) => {
    await lockProject(tx, project);
    const marked = await markReminded(tx, due);
    const facts = gathered(
      due.filter((one) => marked.has(one.id) && isOpen(one)).map((one) => factFor(one, now)),
    );
    return { told: facts.length > 0 ? await deliver(tx, project, facts) : [] };
  });
  return told;
}

/** The reminder of an assignment. It is about no log entry, so its id is a negative number that each deadline and stage has for itself. */
function factFor({ id, section, user, deadline, stage }: Due, now: number): Fact {
  const about = { section_id: section, string_id: null, translation_id: null, comment_id: null };
  const day = Date.parse(deadline) / DAY;
  const entry = { id: -(id * 1_000_000 + day * 2 + (stage - 1)), at: now, actor_id: user, ...about };
  return factOf('assignmentDue', entry, { users: [user], data: { deadline } });
}
