import type { Transaction } from '../../platform/database/connect.ts';
import type { Erasing } from './erase-translation-queries.ts';

/** A project with texts of a user; nothing can be written in a deleted one. */
type ProjectOf = { project: number; isDeleted: boolean };

/** The next project after one in which a user has done something, by id; everything that is done is in the log. */
export async function nextProjectOf(
  tx: Transaction,
  user: number,
  after: number,
): Promise<number | undefined> {
  const [next] = await tx<{ project: number }[]>`
    SELECT project_id AS project FROM log WHERE actor_id = ${user} AND project_id > ${after} ORDER BY project_id LIMIT 1`;
  return next?.project;
}

/** Those of some projects that are there, also deleted ones that can be restored. */
export const presentAmong = (tx: Transaction, projects: readonly number[]) => tx<ProjectOf[]>`
  SELECT id AS project, deleted_at IS NOT NULL AS "isDeleted" FROM projects
  WHERE id = ANY(${[...projects]}::bigint[]) ORDER BY id`;

/** Forgets what a user has replaced by what. */
export async function eraseBatches(tx: Transaction, { project, user }: Erasing): Promise<void> {
  await tx`
    UPDATE batches SET replacing = NULL
    WHERE project_id = ${project} AND actor_id = ${user} AND replacing IS NOT NULL AND ended_at IS NOT NULL`;
}
