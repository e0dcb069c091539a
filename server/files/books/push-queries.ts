import { createHash } from 'node:crypto';
import type { ChapterCounts } from '#domain/files/books/chapter-state.ts';
import { mayBeNewer, type StoredBookString } from '#domain/files/books/match-chapters.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { ReadBook } from './import-book.ts';

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
export const sectionsOfFile = (tx: Transaction, project: number, name: string): Promise<number[]> =>
  sectionsWithout(
    tx,
    project,
    fragment`SELECT id FROM project_files WHERE project_id = ${project} AND name = ${name} ORDER BY created_at DESC, id LIMIT 1`,
  );

/** The sections that no file is pushed to and that have strings of a file. */
async function sectionsWithout(tx: Transaction, project: number, file: Fragment): Promise<number[]> {
  const found = await tx<{ id: number }[]>`
    WITH file AS MATERIALIZED (${file})
    SELECT c.id FROM file, sections c
    WHERE c.project_id = ${project} AND c.source_path IS NULL AND EXISTS (
      SELECT FROM strings s
      WHERE s.project_id = ${project} AND s.section_id = c.id AND left(s.lead, 32) = file.id)`;
  return found.map(({ id }) => id);
}

/** All sections of the book that a section is of: those of its path, or else those that have strings of its newest file; none if it is of none. */
export async function sectionsOfBook(tx: Transaction, project: number, section: number): Promise<number[]> {
  const [file] = await tx<{ id: string; path: string | null }[]>`
    SELECT f.id, c.source_path AS path FROM sections c, project_files f
    WHERE c.project_id = ${project} AND c.id = ${section} AND f.project_id = ${project} AND f.id IN (
      SELECT left(s.lead, 32) FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section})
    ORDER BY f.created_at DESC, f.id LIMIT 1`;
  if (!file) return [];
  return file.path === null
    ? sectionsWithout(tx, project, fragment`SELECT ${file.id}::text AS id`)
    : sectionsOfPath(tx, project, file.path);
}

/**
 * A section of the book of the same format that has most of the texts of a file as they are, if it has half of them: the section with most of
 * them. It reads the texts of all books once.
 */
export async function bookLike(
  tx: Transaction,
  project: number,
  { format, sections }: Pick<ReadBook, 'format' | 'sections'>,
): Promise<{ id: number; name: string } | null> {
  const texts = new Set(sections.flatMap(({ strings }) => strings.map(({ text }) => text)));
  const hashes = [...texts].map((text) => createHash('md5').update(text).digest('hex'));
  const found = await tx<{ id: number; name: string; amount: number; of_book: number }[]>`
    WITH found AS MATERIALIZED (
      SELECT c.id, c.name, left(s.lead, 32) AS file, c.source_path AS path, count(DISTINCT md5(s.text))::int AS amount
      FROM sections c JOIN strings s ON s.project_id = ${project} AND s.section_id = c.id
      WHERE c.project_id = ${project} AND c.format = ${format} AND md5(s.text) = ANY(${hashes}::text[])
      GROUP BY c.id, c.name, left(s.lead, 32), c.source_path
    )
    SELECT id, name, amount, sum(amount) OVER (PARTITION BY path, CASE WHEN path IS NULL THEN file END)::int AS of_book FROM found
    ORDER BY of_book DESC, amount DESC, id LIMIT 1`;
  const [best] = found;
  return best && mayBeNewer(best.of_book, texts.size) ? { id: best.id, name: best.name } : null;
}

/** Writes the log entry of an update of a book, whose parts have its id as `batch` (updates.8), and returns its id. */
export async function logBookUpdate(
  tx: Transaction,
  { project, actor, file, counts }: { project: number; actor: number; file: string; counts: ChapterCounts },
): Promise<number> {
  const { added, changed, moved, removed } = counts;
  const version = { file, added, changed, moved, removed };
  // Where only sections move there are no strings, but its parts.
  const data = { amount: Math.max(added + changed + moved + removed, 1), version };
  const [logged] = await tx<{ id: number }[]>`
    WITH done AS (SELECT), ${logSteps('updateSource', project, { actor, data })}
    SELECT id FROM logged`;
  if (!logged) throw new Error('the statement makes a row');
  return logged.id;
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
