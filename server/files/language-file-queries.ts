import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { SECTION_FORMAT } from '../core/content/section-queries.ts';
import { KEPT_TABLES } from '../core/deletions/kept-queries.ts';
import type { Transaction } from '../platform/database/connect.ts';

/** The format of a section, its header, and the file of its language that it has; undefined if it is gone. */
export async function languageFileOf(tx: Transaction, project: number, section: number) {
  const [row] = await tx<{ format: Format; header: string | null; language_file: string | null }[]>`
    SELECT ${SECTION_FORMAT} AS format, header, language_file FROM sections
    WHERE project_id = ${project} AND id = ${section}`;
  return row;
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
  const rows = await tx<{ string_id: number; texts: string[] }[]>`
    SELECT string_id, (array_agg(text ORDER BY event_id DESC))[:${MOST_FORMERS}::int] AS texts FROM string_revisions
    WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) GROUP BY string_id`;
  return new Map(rows.map(({ string_id, texts }) => [string_id, texts]));
}

/**
 * The strings that updates have deleted from a section and that can be restored, the last deleted first, each with its
 * last translation. Strings that a site administrator has deleted are not among them.
 */
export function goneStrings(tx: Transaction, { project, section }: { project: number; section: number }) {
  return tx<ExportedRow[]>`
    SELECT r.content ->> 'text' AS text, r.content ->> 'key' AS key, r.content ->> 'context' AS context,
      json_build_object('lead', r.content ->> 'lead', 'raw', r.content ->> 'raw') AS frame,
      last.content ->> 'text' AS translation, (last.content ->> 'initial')::boolean AS "isDraft"
    FROM deletions d
    JOIN log gone ON gone.project_id = ${project} AND gone.id = d.event_id
    JOIN log made ON made.project_id = ${project} AND made.id = gone.batch AND made.w = ${LOG_CODES.updateSource}
    JOIN deleted_rows r ON r.project_id = ${project} AND r.event_id = d.event_id AND r.source = ${KEPT_TABLES.strings.source}
      AND r.content ->> 'lead' IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT t.content FROM deleted_rows t
      WHERE t.project_id = ${project} AND t.event_id = d.event_id AND t.source = ${KEPT_TABLES.translations.source}
        AND t.content ->> 'string_id' = r.content ->> 'id'
      ORDER BY t.content ->> 'id' IS NOT DISTINCT FROM r.content ->> 'approved_id' DESC, (t.content ->> 'initial')::boolean,
        (t.content ->> 'votes_plus')::int - (t.content ->> 'votes_minus')::int DESC, (t.content ->> 'id')::bigint DESC
      LIMIT 1
    ) last
    WHERE d.project_id = ${project} AND d.kind = ${DELETED_KINDS.string.code} AND d.section_id = ${section} AND NOT d.by_site
    ORDER BY d.event_id DESC LIMIT ${LIMITS.stringsPerImport}`;
}
