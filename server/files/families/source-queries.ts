import type { Section } from '#contract/texts/sections.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { filesInUse } from '../books/unused-file-queries.ts';

/** A section of the source, as it is brought to another language. */
export type SourceSection = Pick<
  Section,
  'id' | 'name' | 'type' | 'splitting' | 'source_path' | 'source_hash'
> & {
  /** What its copies share (families.9). */
  source_id: number;
  format: StoredFormat | null;
  header: string | null;
  footer: string | null;
  /** The name of the file that it was last imported or updated from. */
  file: string | null;
};

/** A string of the source with what is around it in its file. */
export type SourceText = {
  id: number;
  source_id: number | null;
  text: string;
  key: string;
  context: string;
  max_length: number | null;
  continues: boolean;
  lead: string | null;
  raw: string | null;
  joint: string | null;
};

/** A section of the source with its strings in order; undefined if it is gone. */
export async function sourceOf(
  tx: Transaction,
  project: number,
  id: number,
): Promise<{ section: SourceSection; strings: SourceText[] } | undefined> {
  const [section] = await tx<SourceSection[]>`
    SELECT id, coalesce(source_id, id) AS source_id, name, type, splitting, format, header, footer, source_path, source_hash, (
      SELECT file FROM source_versions WHERE project_id = ${project} AND section_id = ${id} ORDER BY event_id DESC LIMIT 1
    ) AS file
    FROM sections WHERE project_id = ${project} AND id = ${id}`;
  if (!section) return undefined;
  const strings = await tx<SourceText[]>`
    SELECT id, source_id, text, key, context, max_length, continues, lead, raw, joint FROM strings
    WHERE project_id = ${project} AND section_id = ${id} ORDER BY place, id`;
  return { section, strings };
}

/** The copy of a section in a project; of two, as when a deleted one was restored, the older one. */
export async function copyOf(
  tx: Transaction,
  project: number,
  sourceId: number,
): Promise<{ id: number; name: string; isEmpty: boolean } | undefined> {
  const [row] = await tx<{ id: number; name: string; isEmpty: boolean }[]>`
    SELECT s.id, s.name, NOT EXISTS (
      SELECT FROM strings WHERE project_id = ${project} AND section_id = s.id) AS "isEmpty"
    FROM sections s
    WHERE s.project_id = ${project} AND (s.source_id = ${sourceId} OR s.source_id IS NULL AND s.id = ${sourceId})
    ORDER BY s.id LIMIT 1`;
  return row;
}

/** Makes a section a copy of one of the source. The path by which files are pushed to it stays, if it has one. */
export async function linkSection(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  { source_id, source_path }: SourceSection,
): Promise<void> {
  await tx`
    UPDATE sections SET source_id = ${source_id}, source_path = coalesce(source_path, ${source_path})
    WHERE project_id = ${project} AND id = ${section}
      AND (source_id, source_path) IS DISTINCT FROM (${source_id}::bigint, coalesce(source_path, ${source_path}::text))`;
}

/** Makes strings copies of those of the source, with the white space before those that continue another. */
export async function linkStrings(
  tx: Transaction,
  project: number,
  copies: readonly { id: number; source_id: number; joint: string | null }[],
): Promise<void> {
  if (copies.length === 0) return;
  await tx`
    UPDATE strings s SET source_id = copy.source_id, joint = copy.joint
    FROM unnest(${copies.map(({ id }) => id)}::bigint[], ${copies.map(({ source_id }) => source_id)}::bigint[],
      ${copies.map(({ joint }) => joint)}::text[]) AS copy (id, source_id, joint)
    WHERE s.project_id = ${project} AND s.id = copy.id AND s.id <> copy.source_id
      AND (s.source_id, s.joint) IS DISTINCT FROM (copy.source_id, copy.joint)`;
}

/** The ids of a section's strings in order. */
export async function stringIds(tx: Transaction, project: number, section: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;
  return rows.map(({ id }) => id);
}

/**
 * The files that strings of a project come from and that another project, which is locked, lacks. Files that the other
 * has are not deleted before the strings come.
 */
export async function filesToCopy(tx: Transaction, origin: number, project: number) {
  await tx`UPDATE project_files SET checked_at = now_ms() WHERE project_id = ${project}`;
  return tx<{ id: string; name: string; format: string; size: number; book: string }[]>`
    WITH used AS MATERIALIZED (${filesInUse(origin)})
    SELECT id, name, format, size, coalesce(book, id) AS book FROM project_files f
    WHERE project_id = ${origin} AND EXISTS (SELECT FROM used WHERE used.id = f.id)
      AND NOT (id = ANY(ARRAY(SELECT id FROM project_files WHERE project_id = ${project})))
    ORDER BY created_at, id`;
}
