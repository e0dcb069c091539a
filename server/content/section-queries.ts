import type { Section } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/** The counters of section `s`: the folded ones plus what was written since, `d`. */
export const statsOfSection = (sql: Sql | Transaction) => sql`
  json_build_object(
    'strings_amount', s.strings_amount + coalesce(d.strings_amount, 0),
    'strings_translated', s.strings_translated + coalesce(d.strings_translated, 0),
    'strings_approved', s.strings_approved + coalesce(d.strings_approved, 0),
    'strings_initial', s.strings_initial + coalesce(d.strings_initial, 0),
    'translations_amount', s.translations_amount + coalesce(d.translations_amount, 0),
    'last_update', greatest(s.last_update, d.at))`;

/** A section as it is read. */
const section = (sql: Sql | Transaction) => sql`
  s.id, s.project_id, s.name, s.translated_name, s.num, s.type, s.splitting,
  coalesce(nullif(s.format, 'json'), s.type) AS format, s.updated_at,
  ${statsOfSection(sql)} AS stats`;

/** What deltas come to. */
export const counted = (sql: Sql | Transaction) => sql`
  sum(strings_amount) AS strings_amount, sum(strings_translated) AS strings_translated,
  sum(strings_approved) AS strings_approved, sum(strings_initial) AS strings_initial,
  sum(translations_amount) AS translations_amount, max(at) AS at`;

/** Every section or those of a list, in their order, each with `summed` of its deltas as `d`. */
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

/** Every section of a project in its order, or those of a list; with what their files begin and end with, when asked. */
export function sectionsOf(
  sql: Sql | Transaction,
  projectId: number,
  ids?: readonly number[],
  { fetch_frames }: { fetch_frames: boolean } = { fetch_frames: false },
) {
  const envelope = fetch_frames ? sql`, s.header, s.footer` : sql``;
  return sql<Section[]>`
    SELECT ${section(sql)} ${envelope} ${fromSections(sql, projectId, ids, counted(sql))}`;
}

/** Whether a section has so much text, translations included, that no request reads it in the server's own process. */
export async function isLargeSection(sql: Sql, project: number, section: number): Promise<boolean> {
  const [sum] = await sql<{ bytes: number }[]>`
    SELECT s.bytes + coalesce((
      SELECT sum(d.bytes) FROM section_deltas d WHERE d.project_id = s.project_id AND d.section_id = s.id
    ), 0)::bigint AS bytes
    FROM sections s WHERE s.project_id = ${project} AND s.id = ${section}`;
  return (sum?.bytes ?? 0) > LIMITS.inlineBodyBytes;
}

/** What the files of sections begin and end with: bytes of a whole project, which are counted without being read. */
export async function envelopeBytes(sql: Sql | Transaction, projectId: number): Promise<number> {
  const [sum] = await sql<{ bytes: number }[]>`
    SELECT coalesce(sum(octet_length(header)::bigint + octet_length(footer)), 0)::bigint AS bytes
    FROM sections WHERE project_id = ${projectId}`;
  return sum?.bytes ?? 0;
}

/** The same of one section, itself. */
export async function envelopeOf(sql: Sql | Transaction, projectId: number, id: number) {
  const [envelope] = await sql<{ header: string | null; footer: string | null }[]>`
    SELECT header, footer FROM sections WHERE project_id = ${projectId} AND id = ${id}`;
  return envelope ?? { header: null, footer: null };
}

/** What a server keeps in mind of a section's strings is judged by this (docs/decisions/013). */
export type SectionVersion = {
  /** Larger after every write in the section. */
  version: number;
  /** As of the last folding: the writes since are in `touched`. */
  folded: number;
  /** Strings whose state or counts were changed since; null when more may have changed than these. */
  touched: number[] | null;
};

/** The same with their versions. */
export function versionedSectionsOf(sql: Sql, projectId: number, ids?: readonly number[]) {
  const summed = sql`
    ${counted(sql)}, sum(delta_mark(at))::bigint AS version, bool_or(string_id IS NULL) AS many,
    json_agg(DISTINCT string_id) AS touched`;
  return sql<(Section & SectionVersion)[]>`
    SELECT ${section(sql)}, s.version + coalesce(d.version, 0) AS version, s.version AS folded,
      CASE WHEN d.many THEN NULL ELSE coalesce(d.touched, '[]') END AS touched
    ${fromSections(sql, projectId, ids, summed)}`;
}
