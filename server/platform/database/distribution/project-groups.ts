import type { Sql, Transaction } from '../connect.ts';
import { type Fragment, fragment } from '../fragment.ts';
import { isPoolDistributed } from '../is-distributed.ts';

/**
 * Groups the projects that one statement may read or write: all together, or each apart if the database is distributed, where
 * a statement on one project is that of one server.
 */
export async function projectGroups(sql: Sql, projects: readonly number[]): Promise<number[][]> {
  if (projects.length <= 1) return projects.map((project) => [project]);
  return (await isPoolDistributed(sql)) ? projects.map((project) => [project]) : [[...projects]];
}

/**
 * What finds a project's content: its id, or its handle, whose id is looked up first on a distributed database. 0: no project
 * has the handle.
 */
export async function projectKey(sql: Sql | Transaction, project: number | string): Promise<number | string> {
  if (typeof project === 'number' || !(await isPoolDistributed(sql))) return project;
  const [row] = await sql<{ id: number }[]>`SELECT id FROM projects WHERE lower(handle) = ${project}`;
  return row?.id ?? 0;
}

/**
 * SQL: a condition on the `project_id` of content of a group, in addition to the key by which each row is found. It names a
 * single project, because on a distributed database a constant says which server has it.
 */
export const ofGroup = ([project, ...others]: readonly number[]): Fragment =>
  project !== undefined && others.length === 0 ? fragment`= ${project}` : fragment`IS NOT NULL`;
