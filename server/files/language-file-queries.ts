import type { Format } from '#domain/formats/model/format.ts';
import type { Transaction } from '../database/connect.ts';

/** The format of a section, its header, and the file of its language that it has; undefined if it is gone. */
export async function languageFileOf(tx: Transaction, project: number, section: number) {
  const [found] = await tx<{ format: Format; header: string | null; language_file: string | null }[]>`
    SELECT coalesce(nullif(format, 'json'), type) AS format, header, language_file FROM sections
    WHERE project_id = ${project} AND id = ${section}`;
  return found;
}

/** Sets the file of a section's language. */
export async function setLanguageFile(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  id: string,
): Promise<void> {
  await tx`UPDATE sections SET language_file = ${id} WHERE project_id = ${project} AND id = ${section}`;
}

/** The most former texts of a string that are looked for in a file. */
const MOST_FORMERS = 10;

/** The texts that strings had before, the newest first. */
export async function formerSources(
  tx: Transaction,
  project: number,
  strings: readonly number[],
): Promise<Map<number, readonly string[]>> {
  if (strings.length === 0) return new Map();
  const found = await tx<{ string_id: number; texts: string[] }[]>`
    SELECT string_id, (array_agg(text ORDER BY event_id DESC))[:${MOST_FORMERS}::int] AS texts FROM string_revisions
    WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) GROUP BY string_id`;
  return new Map(found.map(({ string_id, texts }) => [string_id, texts]));
}

/** Usernames by their ids. */
export async function usernames(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await tx<{ id: number; username: string }[]>`
    SELECT id, username FROM users WHERE id = ANY(${[...ids]}::bigint[])`;
  return new Map(found.map(({ id, username }) => [id, username]));
}
