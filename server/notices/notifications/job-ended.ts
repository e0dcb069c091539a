import type { Sql } from '../../platform/database/connect.ts';
import { deliver } from './deliver-queries.ts';
import { factOf } from './facts.ts';
import { type EndedJob, endedBatch, endedTask } from './job-ended-queries.ts';

type Ended = { project: number; id: number };

/**
 * Tells who started it that work in the background has ended (notifications.28), once however often the job runs. Returns who was told. A
 * batch has the id of its log entry; a task has none, so its id is negative here.
 */
export const tellOfBatch = async (sql: Sql, { project, id }: Ended): Promise<number[]> =>
  tell(sql, { project, id }, await endedBatch(sql, project, id));

export const tellOfTask = async (sql: Sql, { project, id }: Ended): Promise<number[]> =>
  tell(sql, { project, id: -id }, await endedTask(sql, project, id));

async function tell(sql: Sql, { project, id }: Ended, ended: EndedJob | undefined): Promise<number[]> {
  if (!ended) return [];
  const { actor_id, action, at } = ended;
  const about = { section_id: null, string_id: null, translation_id: null, comment_id: null };
  const entry = { id, at, actor_id, ...about };
  return deliver(sql, project, [factOf('jobFinished', entry, { users: [actor_id], data: { action } })]);
}
