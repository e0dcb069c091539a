import { createHash } from 'node:crypto';
import type { ChapterCounts } from '#domain/files/books/chapter-state.ts';
import { mayBeNewer, type StoredBookString } from '#domain/files/books/match-chapters.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { ReadBook } from './import-book.ts';
import { bookNamed, sectionsOfBooks } from './version-queries.ts';

/** The sections that the file with this path was pushed to. */
async function sectionsOfPath(tx: Transaction, project: number, path: string): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM sections WHERE project_id = ${project} AND source_path = ${path}`;
  return rows.map(({ id }) => id);
}

/** The sections that a newer file is pushed to, and the book that they are of; none if it is of no kept file. */
export type KnownBook = { sections: number[]; book: string | undefined };

/**
 * The sections that a book is pushed to (updates.18): those of the book of `section`, or without it those of the path,
 * or if the path has none those of the book whose file had this name. Sections of the same book without a path, such as
 * restored ones, are among them.
 */
export async function knownBook(
  tx: Transaction,
  project: number,
  { path, section, ...file }: { path: string; section: number | undefined; name: string; format: string },
): Promise<KnownBook> {
  const all = await sectionsOfBooks(tx, project);
  const known = async (filePath: string | null, book: string | undefined): Promise<KnownBook> => {
    const ofPath = filePath === null ? [] : await sectionsOfPath(tx, project, filePath);
    const others = all.flatMap((sectionOfBook) =>
      sectionOfBook.path === null && sectionOfBook.book === book ? sectionOfBook.id : [],
    );
    return { sections: [...ofPath, ...others], book };
  };
  if (section !== undefined) {
    const named = all.find(({ id }) => id === section);
    return named ? known(named.path, named.book) : { sections: [], book: undefined };
  }
  const amounts = new Map<string, number>();
  for (const sectionOfBook of all)
    if (sectionOfBook.path === path)
      amounts.set(sectionOfBook.book, (amounts.get(sectionOfBook.book) ?? 0) + sectionOfBook.amount);
  const [mostly] = [...amounts].sort(([, one], [, other]) => other - one);
  const ofPath = await known(path, mostly?.[0]);
  return ofPath.sections.length > 0 ? ofPath : known(null, await bookNamed(tx, project, file));
}

/**
 * A section of the book that a file resembles: of those of the same format, the one that has at least half of the
 * file's texts as they are, and the most of them. It reads the texts of all books once.
 */
export async function bookLike(
  tx: Transaction,
  project: number,
  { format, sections }: Pick<ReadBook, 'format' | 'sections'>,
): Promise<{ id: number; name: string } | null> {
  const texts = new Set(sections.flatMap(({ strings }) => strings.map(({ text }) => text)));
  const hashes = [...texts].map((text) => createHash('md5').update(text).digest('hex'));
  const rows = await tx<{ id: number; name: string; amount: number; of_book: number }[]>`
    WITH found AS MATERIALIZED (
      SELECT c.id, c.name, left(s.lead, 32) AS file, c.source_path AS path, count(DISTINCT md5(s.text))::int AS amount
      FROM sections c JOIN strings s ON s.project_id = ${project} AND s.section_id = c.id
      WHERE c.project_id = ${project} AND c.format = ${format} AND md5(s.text) = ANY(${hashes}::text[])
      GROUP BY c.id, c.name, left(s.lead, 32), c.source_path
    )
    SELECT id, name, amount, sum(amount) OVER (PARTITION BY path, CASE WHEN path IS NULL THEN file END)::int AS of_book FROM found
    ORDER BY of_book DESC, amount DESC, id LIMIT 1`;
  const [best] = rows;
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
