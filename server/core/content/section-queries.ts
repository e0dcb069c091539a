import type { Section } from '#contract/texts/sections.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { BOOK_LABELS } from '#domain/formats/book-labels.ts';
import { BOOK_FORMATS } from '#domain/formats/model/format-lists.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: the format of a section: that of its file, or else its type, which JSON has too. */
export const SECTION_FORMAT: Fragment = fragment`coalesce(nullif(format, 'json'), type)`;

/** SQL: the counters of section `s`, which are the folded ones plus the sums `d` of the deltas since. */
export const statsOfSection = (sql: Sql | Transaction) => sql`
  json_build_object(
    'strings_amount', s.strings_amount + coalesce(d.strings_amount, 0),
    'strings_translated', s.strings_translated + coalesce(d.strings_translated, 0),
    'strings_approved', s.strings_approved + coalesce(d.strings_approved, 0),
    'strings_initial', s.strings_initial + coalesce(d.strings_initial, 0),
    'strings_needing_review', s.strings_needing_review + coalesce(d.strings_needing_review, 0),
    'translations_amount', s.translations_amount + coalesce(d.translations_amount, 0),
    'last_update', greatest(s.last_update, d.at))`;

/**
 * SQL: whether section `s` has only labels of its book's file, which are no part of what is read (reading.14). Of most chapters
 * it reads the first string alone.
 */
export const hasOnlyLabels = (sql: Sql | Transaction) => sql`
  coalesce(s.format = ANY(${[...BOOK_FORMATS]}::text[]) AND (
      SELECT o.context = ANY(${[...BOOK_LABELS]}::text[]) FROM strings o
      WHERE o.project_id = s.project_id AND o.section_id = s.id ORDER BY o.place, o.id LIMIT 1
    ) AND (
      SELECT true FROM strings o
      WHERE o.project_id = s.project_id AND o.section_id = s.id AND o.context <> ALL(${[...BOOK_LABELS]}::text[])
      ORDER BY o.place, o.id LIMIT 1
    ) IS NULL, false)`;

/** SQL: an array of the sections of a project that have only labels. */
export const sectionsOfLabels = (sql: Sql | Transaction, project: number) => sql`
  ARRAY(SELECT s.id FROM sections s WHERE s.project_id = ${project} AND ${hasOnlyLabels(sql)})`;

/**
 * The ids of those of these sections of a project that have only labels. Asks the database only if one of them is part of a book:
 * the planning of this condition takes as long as the rest of a call of the editor.
 */
export async function sectionsOfLabelsAmong(
  sql: Sql,
  project: number,
  sections: readonly Pick<Section, 'id' | 'format'>[],
): Promise<ReadonlySet<number>> {
  const ofBooks = sections.filter(({ format }) => BOOK_FORMATS.some((bookFormat) => bookFormat === format));
  if (ofBooks.length === 0) return new Set();
  const rows = await sql<{ id: number }[]>`
    SELECT s.id FROM sections s
    WHERE s.project_id = ${project} AND s.id = ANY(${ofBooks.map(({ id }) => id)}::bigint[]) AND ${hasOnlyLabels(sql)}`;
  return new Set(rows.map(({ id }) => id));
}

/** SQL: the columns of a section as calls return it, but for `has_only_labels`. */
const section = (sql: Sql | Transaction) => sql`
  s.id, s.project_id, s.name, s.translated_name, s.num, s.type, s.splitting,
  ${SECTION_FORMAT} AS format, s.published_at, s.updated_at, s.source_path, s.source_hash,
  ${statsOfSection(sql)} AS stats`;

/** SQL: the sums of deltas. */
export const counted = (sql: Sql | Transaction) => sql`
  sum(strings_amount) AS strings_amount, sum(strings_translated) AS strings_translated,
  sum(strings_approved) AS strings_approved, sum(strings_initial) AS strings_initial,
  sum(strings_needing_review) AS strings_needing_review,  sum(translations_amount) AS translations_amount, max(at) AS at`;

/** SQL: all sections of a project or those of a list, in order, with the sums `summed` of their deltas as `d`. */
const fromSections = (
  sql: Sql | Transaction,
  projectId: number,
  ids: readonly number[] | undefined,
  summed: Fragment,
) => sql`
  FROM sections s LEFT JOIN (
    SELECT section_id, ${summed} FROM section_deltas WHERE project_id = ${projectId} GROUP BY section_id
  ) d ON d.section_id = s.id
  WHERE s.project_id = ${projectId} ${ids ? sql`AND s.id = ANY(${[...ids]}::bigint[])` : sql``}
  ORDER BY s.num, s.id`;

/** The sections of a project in order, all or those of a list; with header and footer if asked for. */
export function sectionsOf(
  sql: Sql | Transaction,
  projectId: number,
  ids?: readonly number[],
  { fetch_frames }: { fetch_frames: boolean } = { fetch_frames: false },
) {
  const headerAndFooter = fetch_frames ? sql`, s.header, s.footer` : sql``;
  return sql<Section[]>`
    SELECT ${section(sql)}, ${hasOnlyLabels(sql)} AS has_only_labels ${headerAndFooter}
    ${fromSections(sql, projectId, ids, counted(sql))}`;
}

/** Whether a section has so much text, translations included, that only a worker process may read all of it. */
export async function isLargeSection(sql: Sql, project: number, section: number): Promise<boolean> {
  const [sum] = await sql<{ bytes: number }[]>`
    SELECT s.bytes + coalesce((
      SELECT sum(d.bytes) FROM section_deltas d WHERE d.project_id = ${project} AND d.section_id = ${section}
    ), 0)::bigint AS bytes
    FROM sections s WHERE s.project_id = ${project} AND s.id = ${section}`;
  return (sum?.bytes ?? 0) > SERVICE_LIMITS.inlineBodyBytes;
}

/** The size of the headers and footers of a project's sections in bytes. */
export async function headersAndFootersSize(sql: Sql | Transaction, projectId: number): Promise<number> {
  const [sum] = await sql<{ bytes: number }[]>`
    SELECT coalesce(sum(octet_length(header)::bigint + octet_length(footer)), 0)::bigint AS bytes
    FROM sections WHERE project_id = ${projectId}`;
  return sum?.bytes ?? 0;
}

/** The header and footer of a section. */
export async function headerAndFooterOf(sql: Sql | Transaction, projectId: number, id: number) {
  const [headerAndFooter] = await sql<{ header: string | null; footer: string | null }[]>`
    SELECT header, footer FROM sections WHERE project_id = ${projectId} AND id = ${id}`;
  return headerAndFooter ?? { header: null, footer: null };
}

/** The version of a section, which decides whether cached data about its strings is valid (docs/decisions/013). */
export type SectionVersion = {
  /** Increases with every write in the section. */
  version: number;
  /** The version at the last folding; later writes are in `touched`. */
  folded: number;
  /** The strings whose state or counts changed since then; null if others may have changed too. */
  touched: number[] | null;
};

/** The sections of a project, or those with these ids, with their versions, but without `has_only_labels`. */
export function versionedSectionsOf(sql: Sql, projectId: number, ids?: readonly number[]) {
  const summed = sql`
    ${counted(sql)}, sum(delta_mark(at))::bigint AS version, bool_or(string_id IS NULL) AS many,
    json_agg(DISTINCT string_id) AS touched`;
  return sql<(Omit<Section, 'has_only_labels'> & SectionVersion)[]>`
    SELECT ${section(sql)}, s.version + coalesce(d.version, 0) AS version, s.version AS folded,
      CASE WHEN d.many THEN NULL ELSE coalesce(d.touched, '[]') END AS touched
    ${fromSections(sql, projectId, ids, summed)}`;
}

/**
 * The versions of all sections of a project as one text, which changes with every write in a section and whenever a
 * section is added or removed.
 */
export async function projectVersion(sql: Sql | Transaction, projectId: number): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    SELECT coalesce(md5(string_agg(s.id || ' ' || s.version + coalesce(d.version, 0), ',' ORDER BY s.id)), '') AS version
    FROM sections s LEFT JOIN (
      SELECT section_id, sum(delta_mark(at))::bigint AS version FROM section_deltas
      WHERE project_id = ${projectId} GROUP BY section_id
    ) d ON d.section_id = s.id
    WHERE s.project_id = ${projectId}`;
  return row?.version ?? '';
}
