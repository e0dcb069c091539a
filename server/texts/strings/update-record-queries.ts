import type postgres from 'postgres';
import type { LeftBecause } from '#domain/files/imports/undo-update.ts';
import type { LockedSection } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** What an update did to the strings of a section, each by how many. */
export type UpdateCounts = { added: number; changed: number; moved: number; removed: number };

type Version = {
  file?: string | undefined;
  counts: UpdateCounts;
  /** What undoing an update left as it is, by reason. */
  skipped?: { [Reason in LeftBecause]?: number };
};

/** An update, by its log entry. */
export type UpdateKey = { project: number; event: number };

/** SQL: a hash of the fields of string `s`, and of its frame. They are of immutable functions, as Citus needs them in updates. */
export const FIELDS_HASH: Fragment = fragment`md5(octet_length(s.text)::text || ' ' || octet_length(s.key)::text || ' '
  || coalesce(s.max_length, 0)::text || ' ' || s.continues::text || ' ' || s.text || s.key || s.context)`;
export const FRAME_HASH: Fragment = fragment`md5(coalesce(octet_length(s.lead), -1)::text || ' '
  || coalesce(octet_length(s.raw), -1)::text || ' ' || coalesce(s.lead, '') || coalesce(s.raw, ''))`;

/** SQL: a hash of what section `s` keeps of its file. */
export const FILE_HASH: Fragment = fragment`md5(coalesce(s.format, '') || ' ' || coalesce(octet_length(s.header), -1)::text || ' '
  || coalesce(octet_length(s.footer), -1)::text || ' ' || coalesce(s.header, '') || coalesce(s.footer, ''))`;

/** Writes the log entry of an update, whose parts have its id as `batch` (updates.8), and lists it as a source version (updates.11). */
export async function logUpdate(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  name: string,
  { file, counts, skipped }: Version,
): Promise<number> {
  const { added, changed, moved, removed } = counts;
  const version = { file: file ?? null, ...counts, ...(skipped && { skipped }) };
  const data = { se: name, amount: added + changed + moved + removed, version };
  const [logged] = await tx<{ id: number }[]>`
    WITH done AS (SELECT),
    ${logSteps('updateSource', project, { actor, section, origin, data })},
    version AS (
      INSERT INTO source_versions (project_id, event_id, section_id, actor_id, is_update, file, added, changed, moved, removed, undoable)
      SELECT ${project}::bigint, id, ${section}::bigint, ${actor}::bigint, true, ${file ?? null}::text, ${added}::int,
        ${changed}::int, ${moved}::int, ${removed}::int, true FROM logged
    )
    SELECT id FROM logged`;
  if (!logged) throw new Error('the statement makes a row');
  return logged.id;
}

/** The step that lists an import as a source version, after its log entry. */
export const importVersionStep = (
  { project, section, actor }: SectionTarget,
  { file, added }: { file: string | undefined; added: number },
): Fragment => fragment`
  version AS (
    INSERT INTO source_versions (project_id, event_id, section_id, actor_id, is_update, file, added)
    SELECT ${project}::bigint, id, ${section}::bigint, ${actor}::bigint, false, ${file ?? null}::text, ${added}::int FROM logged
  )`;

/** A string that an update changes: whether its fields change, and the translations that need review since. */
export type ChangedString = { id: number; edited: boolean; flagged: readonly number[] };

/** Keeps what locked strings are before an update changes them. */
export async function keepBefore(
  tx: Transaction,
  { project, event }: UpdateKey,
  strings: readonly ChangedString[],
): Promise<void> {
  if (strings.length === 0) return;
  const marks = Object.fromEntries(strings.map(({ id, ...marks }) => [id, marks]));
  await tx`
    INSERT INTO source_changes (project_id, event_id, string_id, before, edited, flagged)
    SELECT ${project}::bigint, ${event}::bigint, s.id, jsonb_build_object('text', s.text, 'key', s.key, 'context', s.context,
        'max_length', s.max_length, 'continues', s.continues, 'lead', s.lead, 'raw', s.raw),
      (given.marks -> s.id::text ->> 'edited')::boolean,
      ARRAY(SELECT jsonb_array_elements_text(given.marks -> s.id::text -> 'flagged')::bigint)
    FROM (SELECT ${tx.json(marks as postgres.JSONValue)}::jsonb AS marks) given, strings s
    WHERE s.project_id = ${project} AND s.id = ANY(${strings.map(({ id }) => id)}::bigint[])`;
}

/** What an update changed in a section: the strings that it added or restored, and the order of all before and after. */
type UpdateRecord = {
  section: number;
  added: readonly number[];
  before: readonly number[];
  after: readonly number[];
};

/** Keeps what the section is before an update changes it, and which strings are new. */
export async function keepSection(
  tx: Transaction,
  { project, event }: UpdateKey,
  { section, added, before, after }: UpdateRecord,
): Promise<void> {
  await tx`
    INSERT INTO source_changes (project_id, event_id, string_id, before)
    SELECT ${project}::bigint, ${event}::bigint, 0, jsonb_build_object('type', type, 'splitting', splitting, 'format', format,
      'header', header, 'footer', footer,
      'source_hash', source_hash, 'before', ${tx.json([...before])}::jsonb, 'made', ${tx.json([...after])}::jsonb)
    FROM sections WHERE project_id = ${project} AND id = ${section}
    UNION ALL
    SELECT ${project}::bigint, ${event}::bigint, id, NULL FROM unnest(${[...added]}::bigint[]) AS id`;
}

/**
 * Keeps hashes of what an update has made, by which its undo sees what others have changed since. It is the last statement. Each string
 * is looked up by its whole key: PostgreSQL might compare every string with every change (docs/decisions/031).
 */
export async function keepAfter(
  tx: Transaction,
  { project, event }: UpdateKey,
  section: number,
): Promise<void> {
  const its = (value: Fragment) =>
    fragment`(SELECT ${value} FROM strings s WHERE s.project_id = ${project} AND s.id = c.string_id)`;
  await tx`
    WITH of_section AS (
      UPDATE source_changes c SET fields_hash = ${FILE_HASH} FROM sections s
      WHERE c.project_id = ${project} AND c.event_id = ${event} AND c.string_id = 0
        AND s.project_id = ${project} AND s.id = ${section}
    )
    UPDATE source_changes c SET fields_hash = ${its(FIELDS_HASH)}, frame_hash = ${its(FRAME_HASH)},
      filled = ${its(fragment`s.translations_amount + s.comments_amount`)}
    WHERE c.project_id = ${project} AND c.event_id = ${event} AND c.string_id <> 0`;
}

/** The step that stores the state of a section whose type, splitting or format an update has changed; `done` has that state. */
export const changedSectionRevision = (held: LockedSection, actor: number, event: number): Fragment =>
  sectionRevisions({
    editor: actor,
    from: fragment`
      SELECT project_id, section_id, ${event}::bigint AS event_id, ${SECTION_STATE} FROM done
      WHERE (type, splitting, format) IS DISTINCT FROM (${held.type}::text, ${held.splitting}::text, ${held.format}::text)`,
  });
