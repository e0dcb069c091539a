import type { Format } from '#domain/formats/model/format.ts';
import { SECTION_FORMAT } from '../../core/content/section-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** What checks need of a string. */
export type CheckedString = {
  text: string;
  max_length: number | null;
  format: Format;
  /** What stands before it in a file of gettext, with the flags of its entry; null in other files. */
  lead: string | null;
};

/** SQL: the columns of a {@link CheckedString}, of string `s` of a project. */
export const checkedColumns = (project: number): Fragment => fragment`
  s.text, s.max_length, ${formatOf(project)} AS format, CASE WHEN ${formatOf(project)} = 'po' THEN s.lead END AS lead`;

const formatOf = (project: number) =>
  fragment`(SELECT ${SECTION_FORMAT} FROM sections WHERE project_id = ${project} AND id = s.section_id)`;

/** A string, and the text of one of its translations; no rows if the string is gone. */
export async function checkedString(
  sql: Sql | Transaction,
  { project, string }: { project: number; string: number },
  translation: number | undefined,
): Promise<(CheckedString & { translation: string | null }) | undefined> {
  const [row] = await sql<(CheckedString & { translation: string | null })[]>`
    SELECT ${checkedColumns(project)}, (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id AND t.id = ${translation ?? null}
    ) AS translation
    FROM strings s WHERE s.project_id = ${project} AND s.id = ${string}`;
  return row;
}

/** Some strings by their ids; those that are gone are left out. */
export async function checkedStrings(
  sql: Sql | Transaction,
  project: number,
  ids: readonly number[],
): Promise<Map<number, CheckedString>> {
  const rows = await sql<(CheckedString & { id: number })[]>`
    SELECT s.id, ${checkedColumns(project)}
    FROM unnest(${[...new Set(ids)]}::bigint[]) AS given (id) JOIN strings s ON s.project_id = ${project} AND s.id = given.id`;
  return new Map(rows.map((row) => [row.id, row]));
}
