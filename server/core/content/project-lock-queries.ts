import type { Project } from '#contract/projects/projects.ts';
import type { CueLimit } from '#domain/core/access/cue-limits.ts';
import type { WorkField } from '#domain/core/works/work-fields.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { NOT_DELETED } from './present-project-queries.ts';
import { WORK_COLUMNS } from './work-queries.ts';

/** The fields of a locked project. */
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
  | 'guest_books'
  | 'grammar_consent'
  | 'feed_shows'
  | 'updated_at'
  | 'default_role_id'
  | 'check_severities'
  | 'placeholder_patterns'
  | WorkField
  | CueLimit
> & { hidden_at: number | null };

/**
 * Runs `change` in a transaction with the project locked, so that changes of its settings and members happen
 * one after the other. The guard ran before the lock, so `change` has to check again what may have changed. Throws
 * 404 if the project is gone.
 */
export async function withProjectLocked<T>(
  sql: Sql,
  id: number,
  change: (tx: Transaction, project: LockedProject) => Promise<T>,
): Promise<T> {
  const { answer } = await sql.begin(async (tx) => ({
    answer: await change(tx, await lockedProject(tx, id)),
  }));
  return answer;
}

/** Locks a project in a transaction, before what else that locks. Throws 404 if the project is gone. */
export async function lockedProject(tx: Transaction, id: number): Promise<LockedProject> {
  await lockProject(tx, id);
  const [project] = await tx<LockedProject[]>`
    SELECT id, name, handle, description, recomendations, ${WORK_COLUMNS}, cover_url, source_lang, target_lang, visibility, status,
      guest_books, grammar_consent, feed_shows, updated_at, hidden_at, default_role_id, cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration, cue_min_gap,
      check_severities, placeholder_patterns
    FROM projects p WHERE id = ${id} AND ${NOT_DELETED}`;
  return orNotFound(project, 'project');
}

/** Locks a project; false if it is gone. */
export async function lockExistingProject(tx: Transaction, id: number): Promise<boolean> {
  await lockProject(tx, id);
  const rows = await tx`SELECT FROM projects p WHERE id = ${id} AND ${NOT_DELETED}`;
  return rows.length === 1;
}
