import type { Splitting } from '#domain/core/text/splitting.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';

/** A section that a file is pushed to. */
export type PushedSection = { id: number; name: string; splitting: Splitting | null };

/**
 * The section that is named by its id. Without an id it is the one whose file has this path, otherwise the only section
 * with this name to which no file is pushed: of several nothing would tell them apart. Of two with one path, as when a
 * deleted one was restored, it is the older one.
 */
export async function sectionToPushTo(
  sql: Sql | Transaction,
  project: number,
  { section, path, name }: { section?: number | undefined; path: string; name: string },
  by: 'path' | 'pathOrName',
): Promise<PushedSection | undefined> {
  if (section !== undefined) {
    const [named] = await sql<PushedSection[]>`
      SELECT id, name, splitting FROM sections WHERE project_id = ${project} AND id = ${section}`;
    return named;
  }
  const rows = await sql<(PushedSection & { has_path: boolean })[]>`
    SELECT id, name, splitting, source_path IS NOT NULL AS has_path FROM sections
    WHERE project_id = ${project} AND (source_path = ${path} ${by === 'path' ? sql`` : sql`OR source_path IS NULL AND name = ${name}`})
    ORDER BY source_path IS NULL, id LIMIT 2`;
  const [first, second] = rows;
  if (!first || (!first.has_path && second)) return undefined;
  return { id: first.id, name: first.name, splitting: first.splitting };
}

/** Whether a section has strings. */
export async function hasStrings(
  tx: Transaction,
  { project, section }: { project: number; section: number },
): Promise<boolean> {
  const rows =
    await tx`SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} LIMIT 1`;
  return rows.length > 0;
}

/** Keeps the path and the hash of the file that a section is as now. */
export async function keepSource(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  { path, hash }: { path: string; hash: string | undefined },
): Promise<void> {
  await tx`
    UPDATE sections SET source_path = ${path}, source_hash = ${hash ?? null}
    WHERE project_id = ${project} AND id = ${section}
      AND (source_path, source_hash) IS DISTINCT FROM (${path}::text, ${hash ?? null}::text)`;
}
