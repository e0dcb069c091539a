import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { isFormerVersion } from './version-queries.ts';

/** SQL: whether a file is to be checked. An import that stores its file before its strings is over by then. */
const IS_DUE = fragment`checked_at <= now_ms() - ${SERVICE_LIMITS.filesCheckedEvery}::bigint`;

/** SQL: the file that a lead of a string refers to. */
const ofLead = (lead: Fragment) => fragment`substring(${lead} FROM '^([0-9a-f]{32}) ')`;
/** SQL: the file that the header of a section names. */
const ofHeader = (header: Fragment) => fragment`substring(${header} FROM '#workbook @([0-9a-f]{32})')`;

/** SQL: the ids of files that strings and sections refer to. */
export const filesInUse = (project: number): Fragment => fragment`
  SELECT ${ofLead(fragment`lead`)} AS id FROM strings WHERE project_id = ${project}
  UNION SELECT ${ofHeader(fragment`header`)} FROM sections WHERE project_id = ${project} AND header LIKE '#%'`;

/** SQL: the ids of the files of the language that sections have. */
const languageFiles = (project: number): Fragment => fragment`
  SELECT language_file FROM sections WHERE project_id = ${project} AND language_file IS NOT NULL
  UNION SELECT content ->> 'language_file' FROM deleted_rows WHERE project_id = ${project} AND source = 1`;

/** SQL: the same for what the undo of an update or a restoration brings back. */
const filesToRestore = (project: number): Fragment => fragment`
  SELECT ${ofLead(fragment`before ->> 'lead'`)} AS id FROM source_changes WHERE project_id = ${project}
  UNION SELECT ${ofHeader(fragment`before ->> 'header'`)} FROM source_changes WHERE project_id = ${project} AND string_id = 0
  UNION SELECT ${ofLead(fragment`content ->> 'lead'`)} FROM deleted_rows WHERE project_id = ${project} AND source = 2
  UNION SELECT ${ofHeader(fragment`content ->> 'header'`)} FROM deleted_rows WHERE project_id = ${project} AND source = 1`;

/**
 * Deletes files that nothing refers to (books.12), in one transaction for each project. A run checks no more than
 * `SERVICE_LIMITS.filesCheckedAtOnce` files, those first that were checked longest ago; the next run goes on.
 */
export async function deleteUnusedFiles(sql: Sql, signal?: AbortSignal): Promise<void> {
  const files = await sql<{ project_id: number; id: string }[]>`
    SELECT project_id, id FROM project_files
    WHERE ${IS_DUE} ORDER BY checked_at LIMIT ${SERVICE_LIMITS.filesCheckedAtOnce}`;
  for (const [project, of] of Map.groupBy(files, ({ project_id }) => project_id)) {
    signal?.throwIfAborted();
    const ids = of.map(({ id }) => id);
    await sql.begin((tx) => checkFiles(tx, project, ids));
  }
}

/** The lock of the project keeps imports away, so that none refers to a file while it is deleted. */
async function checkFiles(tx: Transaction, project: number, ids: readonly string[]) {
  if (await lockExistingProject(tx, project)) {
    const unused = await tx<{ id: string; size: number }[]>`
      WITH used AS MATERIALIZED (${filesInUse(project)} UNION ${filesToRestore(project)}
        UNION ${languageFiles(project)})
      SELECT id, size FROM project_files f
      WHERE project_id = ${project} AND id = ANY(${[...ids]}::text[]) AND ${IS_DUE}
        AND NOT EXISTS (SELECT FROM used WHERE used.id = f.id) AND NOT ${isFormerVersion(project)}`;
    if (unused.length > 0) await deleteFiles(tx, project, unused);
  }
  await tx`
    UPDATE project_files SET checked_at = now_ms()
    WHERE project_id = ${project} AND id = ANY(${[...ids]}::text[]) AND ${IS_DUE}`;
}

async function deleteFiles(tx: Transaction, project: number, files: readonly { id: string; size: number }[]) {
  const ids = files.map(({ id }) => id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  await tx`DELETE FROM project_file_pieces WHERE project_id = ${project} AND file_id = ANY(${ids}::text[])`;
  await tx`DELETE FROM project_files WHERE project_id = ${project} AND id = ANY(${ids}::text[])`;
  await tx`UPDATE projects SET bytes = bytes - ${bytes}::bigint WHERE id = ${project}`;
}
