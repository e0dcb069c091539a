import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: what the versions of a book share (books.24). */
const bookOf = (file: Fragment) => fragment`coalesce(${file}.book, ${file}.id)`;

/**
 * SQL: whether an update, or a part of it, is undone. The undo of an undo is an event of its own, which may be undone
 * again, so the number of events in a row decides.
 */
const isUndone = (project: number, update: Fragment) => fragment`EXISTS (
  WITH RECURSIVE done AS (
    SELECT id, false AS undoes FROM log
    WHERE project_id = ${project} AND (id = ${update} OR batch = ${update} AND string_id IS NULL)
    UNION ALL
    SELECT l.id, NOT done.undoes FROM done JOIN log l ON l.project_id = ${project} AND l.undoes = done.id
  )
  SELECT FROM done WHERE undoes AND NOT EXISTS (
    SELECT FROM log l WHERE l.project_id = ${project} AND l.undoes = done.id))`;

/** A section of a book: the path that the book is pushed to, if there is one, and the book that most of its strings are of. */
export type SectionOfBook = { id: number; path: string | null; book: string; amount: number };

/** The sections of a project that are of books. It reads the frames of all strings. */
export const sectionsOfBooks = (tx: Transaction, project: number) => tx<SectionOfBook[]>`
  SELECT DISTINCT ON (id) id, path, book, amount FROM (
    SELECT c.id, c.source_path AS path, ${bookOf(fragment`f`)} AS book, count(*)::int AS amount
    FROM sections c JOIN strings s ON s.project_id = ${project} AND s.section_id = c.id
      JOIN project_files f ON f.project_id = ${project} AND f.id = left(s.lead, 32)
    WHERE c.project_id = ${project}
    GROUP BY 1, 2, 3
  ) of ORDER BY id, amount DESC, book`;

/** The book of the newest file with a name and a format. */
export async function bookNamed(
  tx: Transaction,
  project: number,
  { name, format }: { name: string; format: string },
): Promise<string | undefined> {
  const [row] = await tx<{ book: string }[]>`
    SELECT ${bookOf(fragment`f`)} AS book FROM project_files f
    WHERE project_id = ${project} AND name = ${name} AND format = ${format} ORDER BY created_at DESC, id LIMIT 1`;
  return row?.book;
}

/** Makes a file, with the others of its book, a version of another book, and keeps the log entry of the update that it came with. */
export async function keepVersion(
  tx: Transaction,
  project: number,
  { file, book, update }: { file: string; book: string | undefined; update: number | null },
): Promise<void> {
  await tx`
    WITH its AS MATERIALIZED (SELECT ${bookOf(fragment`f`)} AS book FROM project_files f WHERE project_id = ${project} AND id = ${file})
    UPDATE project_files f SET book = coalesce(${book ?? null}::text, its.book),
      update_id = CASE WHEN f.id = ${file} THEN coalesce(${update}::bigint, f.update_id) ELSE f.update_id END
    FROM its WHERE f.project_id = ${project} AND ${bookOf(fragment`f`)} = its.book`;
}

/**
 * The versions of the book that files are of, the newest first: from the newest of these files to the first one whose update is not undone.
 * None if the files are of several books, or of none.
 */
export async function bookVersionsOf(
  tx: Transaction,
  project: number,
  files: readonly string[],
): Promise<string[]> {
  const versions = await tx<{ id: string; is_undone: boolean }[]>`
    WITH chosen AS MATERIALIZED (
      SELECT min(${bookOf(fragment`f`)}) AS book, max(created_at) AS newest FROM project_files f
      WHERE project_id = ${project} AND id = ANY(${[...files]}::text[]) HAVING count(DISTINCT ${bookOf(fragment`f`)}) = 1
    )
    SELECT f.id, ${isUndone(project, fragment`f.update_id`)} AS is_undone FROM project_files f, chosen
    WHERE f.project_id = ${project} AND ${bookOf(fragment`f`)} = chosen.book AND f.created_at <= chosen.newest
    ORDER BY f.created_at DESC, f.id`;
  const last = versions.findIndex(({ is_undone }) => !is_undone);
  return versions.slice(0, last + 1 || versions.length).map(({ id }) => id);
}

/**
 * SQL: whether a newer version of the book of file `f` is kept whose update is undone: the translated file may be that of `f`
 * again (books.11).
 */
export const isFormerVersion = (project: number): Fragment => fragment`EXISTS (
  SELECT FROM project_files n
  WHERE n.project_id = ${project} AND ${bookOf(fragment`n`)} = ${bookOf(fragment`f`)} AND n.created_at > f.created_at
    AND ${isUndone(project, fragment`n.update_id`)})`;
