import type { Project } from '#contract/projects.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { found } from '../http/failures.ts';

/** A project as it is while its row is locked: what may be changed of it. */
export type LockedProject = Pick<
  Project,
  | 'id'
  | 'name'
  | 'handle'
  | 'description'
  | 'recomendations'
  | 'cover_url'
  | 'source_lang'
  | 'target_lang'
  | 'visibility'
  | 'status'
  | 'updated_at'
> & { hidden_at: number | null };

/**
 * Changes a project's settings or its people, one change at a time: its row is locked, so what `change` reads stays true
 * until it has written. A guard asked before that, so `change` asks again what may have changed since. 404: it is gone.
 */
export async function whileLocked<T>(
  sql: Sql,
  id: number,
  change: (tx: Transaction, project: LockedProject) => Promise<T>,
): Promise<T> {
  const { answer } = await sql.begin(async (tx) => {
    const [project] = await tx<LockedProject[]>`
      SELECT id, name, handle, description, recomendations, cover_url, source_lang, target_lang, visibility, status,
        updated_at, hidden_at
      FROM projects WHERE id = ${id} FOR NO KEY UPDATE`;
    return { answer: await change(tx, found(project, 'project')) };
  });
  return answer;
}
