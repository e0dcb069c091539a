import type { StoredBookString } from '#domain/books/match-chapters.ts';
import type { Transaction } from '../database/connect.ts';

/** The sections that the file with this path was pushed to. */
export async function sectionsOfPath(tx: Transaction, project: number, path: string): Promise<number[]> {
  const found = await tx<{ id: number }[]>`
    SELECT id FROM sections WHERE project_id = ${project} AND source_path = ${path}`;
  return found.map(({ id }) => id);
}

/**
 * The sections that no file is pushed to and that have strings of the newest file of a book with this name, as a project that was
 * begun with it has them. It reads the frames of all strings, which a first push does alone.
 */
export async function sectionsOfFile(tx: Transaction, project: number, name: string): Promise<number[]> {
  const found = await tx<{ id: number }[]>`
    WITH file AS MATERIALIZED (
      SELECT id FROM project_files WHERE project_id = ${project} AND name = ${name}
      ORDER BY created_at DESC, id LIMIT 1
    )
    SELECT c.id FROM file, sections c
    WHERE c.project_id = ${project} AND c.source_path IS NULL AND EXISTS (
      SELECT FROM strings s
      WHERE s.project_id = ${project} AND s.section_id = c.id AND left(s.lead, 32) = file.id)`;
  return found.map(({ id }) => id);
}

/** The strings of sections in the order of the project. */
export const stringsOfSections = (tx: Transaction, project: number, sections: readonly number[]) =>
  tx<StoredBookString[]>`
    SELECT s.id, s.section_id AS section, s.text, s.key, s.context, s.max_length, s.continues
    FROM strings s JOIN sections c ON c.project_id = ${project} AND c.id = s.section_id
    WHERE s.project_id = ${project} AND s.section_id = ANY(${[...sections]}::bigint[])
    ORDER BY c.num, c.id, s.place, s.id`;

/** Keeps the path and the hash of the file that sections are as now. */
export async function keepBookSource(
  tx: Transaction,
  project: number,
  { sections, path, hash }: { sections: readonly number[]; path: string; hash: string | undefined },
): Promise<void> {
  await tx`
    UPDATE sections SET source_path = ${path}, source_hash = ${hash ?? null}
    WHERE project_id = ${project} AND id = ANY(${[...sections]}::bigint[])
      AND (source_path, source_hash) IS DISTINCT FROM (${path}::text, ${hash ?? null}::text)`;
}

/** Whether one file is pushed to all these sections. */
export async function areOfOnePath(
  tx: Transaction,
  project: number,
  sections: readonly number[],
): Promise<boolean> {
  const [found] = await tx<{ is_one: boolean }[]>`
    SELECT count(DISTINCT source_path) = 1 AND count(source_path) = count(*) AS is_one
    FROM sections WHERE project_id = ${project} AND id = ANY(${[...sections]}::bigint[])`;
  return found?.is_one ?? false;
}
