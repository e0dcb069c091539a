import type { LanguageTask, SectionResult } from '#contract/files/families.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';

export type NewTask = {
  project: number;
  /** The project that the source comes from, and its sections in order. */
  origin: number;
  actor: number;
  sections: readonly number[];
  addsSections: boolean;
  removesMissing: boolean;
};

/** Stores a task, in the place of those of this language that have ended, and returns its id. */
export async function insertTask(
  tx: Transaction,
  { project, origin, actor, sections, addsSections, removesMissing }: NewTask,
): Promise<number> {
  await tx`
    WITH ended AS (DELETE FROM language_tasks WHERE project_id = ${project} AND ended_at IS NOT NULL)
    DELETE FROM language_results r WHERE project_id = ${project} AND NOT EXISTS (
      SELECT FROM language_tasks t WHERE t.project_id = ${project} AND t.id = r.task_id AND t.ended_at IS NULL)`;
  const [task] = await tx<{ id: number }[]>`
    INSERT INTO language_tasks (project_id, origin_id, actor_id, sections, adds_sections, removes_missing)
    VALUES (${project}, ${origin}, ${actor}, ${[...sections]}::bigint[], ${addsSections}, ${removesMissing})
    RETURNING id`;
  if (!task) throw new Error('the statement makes a row');
  return task.id;
}

/** How many tasks of a language have not ended. */
export async function unfinishedTasks(tx: Transaction, project: number): Promise<number> {
  const [row] = await tx<{ amount: number }[]>`
    SELECT count(*)::int AS amount FROM language_tasks WHERE project_id = ${project} AND ended_at IS NULL`;
  return row?.amount ?? 0;
}

/** A task that has not ended, and its next section. */
export type RunningTask = {
  id: number;
  origin_id: number;
  actor_id: number;
  adds_sections: boolean;
  removes_missing: boolean;
  done: number;
  next: number;
};

/** Locks a task for its next step; undefined if it has ended. */
export async function lockTask(
  tx: Transaction,
  project: number,
  id: number,
): Promise<RunningTask | undefined> {
  const [task] = await tx<RunningTask[]>`
    SELECT id, origin_id, actor_id, adds_sections, removes_missing, done, sections[done + 1] AS next FROM language_tasks
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NULL FOR UPDATE`;
  return task;
}

/** Records what was done with the next section of a locked task. Returns whether the task has ended. */
export async function advanceTask(
  tx: Transaction,
  project: number,
  id: number,
  result: SectionResult,
): Promise<boolean> {
  const [task] = await tx<{ counts: Record<string, number>; num: number; left: number }[]>`
    SELECT counts, done + 1 AS num, cardinality(sections) - done AS left FROM language_tasks
    WHERE project_id = ${project} AND id = ${id}`;
  if (!task) return true;
  const counts = { ...task.counts, [result.outcome]: (task.counts[result.outcome] ?? 0) + 1 };
  const hasEnded = task.left <= 1;
  await tx`
    UPDATE language_tasks SET done = done + 1, counts = ${asJson(counts)}::jsonb ${hasEnded ? tx`, ended_at = now_ms()` : tx``}
    WHERE project_id = ${project} AND id = ${id}`;
  if (result.outcome !== 'unchanged')
    await tx`
      INSERT INTO language_results (project_id, task_id, num, result)
      VALUES (${project}, ${id}, ${task.num}, ${asJson(result)}::jsonb)`;
  return hasEnded;
}

/** Ends a task before its end. What it has done stays. */
export async function refuseTask(tx: Transaction, project: number, id: number, reason: string) {
  await tx`
    UPDATE language_tasks SET refused = ${reason}, ended_at = now_ms() WHERE project_id = ${project} AND id = ${id}`;
}

/** What is back where nothing is. */
export const NONE_RETURNED: SectionResult['returned'] = { total: 0, keys: [] };

/** What a task has done after its step `after`, a page of it; undefined if there is no such task, or no longer. */
export async function resultsOf(sql: Sql, project: number, task: number, after: number) {
  type Stored = Omit<SectionResult, 'returned'> & Partial<SectionResult>;
  type Row = { num: number; result: Stored } | { num: null; result: null };
  const rows = await sql<Row[]>`
    SELECT num, result FROM language_tasks t LEFT JOIN language_results r ON r.project_id = t.project_id AND r.task_id = t.id AND num > ${after}
    WHERE t.project_id = ${project} AND t.id = ${task} ORDER BY num LIMIT ${LIMITS.languageResults}`;
  if (rows.length === 0) return undefined;
  // One that was stored by the version before doesn't say what is back.
  return rows.flatMap(({ num, result }) => (num === null ? [] : { returned: NONE_RETURNED, ...result, num }));
}

/** The newest task of each of some projects. */
export async function newestTasks(sql: Sql, projects: readonly number[]): Promise<LanguageTask[]> {
  const rows = await sql<(Omit<LanguageTask, 'counts'> & { counts: Record<string, number> })[]>`
    SELECT DISTINCT ON (project_id) id, project_id, cardinality(sections) AS amount, done, created_at, ended_at, refused, counts
    FROM language_tasks WHERE project_id = ANY(${[...projects]}::bigint[]) ORDER BY project_id, id DESC`;
  return rows.map(({ counts, ...task }) => ({
    ...task,
    // Outcomes are stored by this code alone.
    counts: Object.entries(counts).map(([outcome, amount]) => ({
      outcome,
      amount,
    })) as LanguageTask['counts'],
  }));
}
