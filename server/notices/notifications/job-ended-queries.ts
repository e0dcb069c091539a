import type { Sql } from '../../platform/database/connect.ts';

/** Work in the background that has ended: who started it, and what it did. */
export type EndedJob = { actor_id: number; action: string; at: number };

/** A batch that has ended; undefined if it hasn't. */
export async function endedBatch(sql: Sql, project: number, id: number): Promise<EndedJob | undefined> {
  const [batch] = await sql<EndedJob[]>`
    SELECT actor_id, action, ended_at AS at FROM batches
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NOT NULL`;
  return batch;
}

/** A task of a language that has ended; undefined if it hasn't, or another one has taken its place. */
export async function endedTask(sql: Sql, project: number, id: number): Promise<EndedJob | undefined> {
  const [task] = await sql<EndedJob[]>`
    SELECT actor_id, 'language' AS action, ended_at AS at FROM language_tasks
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NOT NULL`;
  return task;
}
