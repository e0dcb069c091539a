import { LOG_CODES } from '#domain/core/events/log.ts';
import { REFERENCE_PATTERN } from '#domain/files/books/slot-reference.ts';
import { SECTION_TYPES, type SectionType } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  type LockedSection,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import { STRING_STATE, stringRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import {
  changedSectionRevision,
  FIELDS_HASH,
  FILE_HASH,
  FRAME_HASH,
  type UpdateKey,
} from '../../texts/strings/update-record-queries.ts';
import { type Marked, setReview } from '../../texts/strings/update-steps-queries.ts';

/** The section as an update has kept it; undefined if nothing is kept any more. */
export async function keptSection(tx: Transaction, { project, event }: UpdateKey, section: number) {
  const [row] = await tx<{ type: SectionType; before: number[]; made: number[]; is_as_made: boolean }[]>`
    SELECT c.before ->> 'type' AS type, c.before -> 'before' AS before, c.before -> 'made' AS made,
      c.fields_hash IS NOT DISTINCT FROM ${FILE_HASH} AS is_as_made
    FROM source_changes c, sections s
    WHERE c.project_id = ${project} AND c.event_id = ${event} AND c.string_id = 0
      AND s.project_id = ${project} AND s.id = ${section}`;
  return row && { ...row, type: SECTION_TYPES.find((sectionType) => sectionType === row.type) ?? 'text' };
}

/** Whether a section was updated after an update, by one that is not undone. */
export async function hasLaterUpdate(tx: Transaction, { project, event }: UpdateKey, section: number) {
  const rows = await tx`
    SELECT FROM source_versions v
    WHERE v.project_id = ${project} AND v.section_id = ${section} AND v.event_id > ${event} AND v.is_update AND NOT EXISTS (
      SELECT FROM log l WHERE l.project_id = ${project} AND (
        l.undoes = v.event_id OR l.id = v.event_id AND l.undoes IS NOT NULL AND NOT l.data ? 'redo'))
    LIMIT 1`;
  return rows.length > 0;
}

/** A string that an update added or changed, as it is now. */
export type MadeRow = {
  id: number;
  is_added: boolean;
  edited: boolean;
  section_id: number | null;
  is_as_made: boolean;
  has_frame_as_made: boolean;
  is_filled: boolean;
  has_other_text: boolean;
  own_bytes: number;
  flagged: number[];
};

/** The strings that an update added or changed. */
export const madeStrings = (tx: Transaction, { project, event }: UpdateKey) => tx<MadeRow[]>`
  SELECT c.string_id AS id, c.before IS NULL AS is_added, c.edited, s.section_id, c.flagged,
    coalesce(c.fields_hash = ${FIELDS_HASH}, false) AS is_as_made,
    coalesce(c.frame_hash = ${FRAME_HASH}, false) AS has_frame_as_made,
    coalesce(s.translations_amount + s.comments_amount > c.filled, false) AS is_filled,
    coalesce(c.before ->> 'text' <> s.text, false) AS has_other_text, coalesce(s.own_bytes, 0) AS own_bytes
  FROM source_changes c LEFT JOIN LATERAL (
    SELECT * FROM strings WHERE project_id = ${project} AND id = c.string_id OFFSET 0
  ) s ON true
  WHERE c.project_id = ${project} AND c.event_id = ${event} AND c.string_id <> 0`;

/** A string that an update deleted and that can be restored, by the log entry of its deletion. */
type RemovedString = { event: number; id: number; bytes: number };

/** The strings that an update deleted, as far as they are still deleted; their deletions are locked. */
export const removedStrings = (tx: Transaction, { project, event }: UpdateKey) => tx<RemovedString[]>`
  SELECT event_id AS event, item_id AS id, coalesce((data ->> 'bytes')::bigint, 0) AS bytes FROM deletions
  WHERE project_id = ${project} AND NOT by_site AND event_id = ANY(ARRAY(
    SELECT id FROM log WHERE project_id = ${project} AND batch = ${event} AND w = ${LOG_CODES.deleteString}))
  ORDER BY event_id FOR UPDATE`;

/**
 * Writes the former fields and frames of strings, as far as they are what the update made of them; returns their size.
 * A text of a book that gets its former words back stands at its former place with them, even if later files had them
 * elsewhere: those places are not its own.
 */
export async function writeBack(
  tx: Transaction,
  { project, event }: UpdateKey,
  strings: readonly number[],
): Promise<number> {
  if (strings.length === 0) return 0;
  const isBack = fragment`c.fields_hash = ${FIELDS_HASH}`;
  const isFramed = fragment`(c.frame_hash = ${FRAME_HASH} OR c.edited AND ${isBack} AND s.lead ~ ${REFERENCE_PATTERN}::text)`;
  const former = (field: string) => fragment`c.before ->> ${field}::text`;
  const [size] = await tx<{ bytes: number }[]>`
    WITH done AS (
      UPDATE strings s SET text = CASE WHEN ${isBack} THEN ${former('text')} ELSE s.text END,
        key = CASE WHEN ${isBack} THEN ${former('key')} ELSE s.key END,
        context = CASE WHEN ${isBack} THEN ${former('context')} ELSE s.context END,
        max_length = CASE WHEN ${isBack} THEN (${former('max_length')})::int ELSE s.max_length END,
        continues = CASE WHEN ${isBack} THEN (${former('continues')})::boolean ELSE s.continues END,
        lead = CASE WHEN ${isFramed} THEN ${former('lead')} ELSE s.lead END,
        raw = CASE WHEN ${isFramed} THEN ${former('raw')} ELSE s.raw END,
        updated_at = CASE WHEN c.edited AND ${isBack} THEN greatest(given.ms, s.updated_at + 1) ELSE s.updated_at END
      FROM source_changes c, (SELECT now_ms() AS ms) given
      WHERE s.project_id = ${project} AND c.project_id = ${project} AND c.event_id = ${event}
        AND c.string_id = ANY(${[...strings]}::bigint[]) AND s.id = c.string_id
      RETURNING s.own_bytes
    )
    SELECT coalesce(sum(own_bytes), 0)::bigint AS bytes FROM done`;
  return size?.bytes ?? 0;
}

/** Logs what an update, or its undo, has changed in the fields of strings, each as a part of its entry, with their revisions. */
export async function logChanges(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  event: number,
): Promise<void> {
  await tx`
    WITH done AS MATERIALIZED (
      SELECT s.id, s.place, ${STRING_STATE}, acts FROM source_changes c, LATERAL (
        SELECT id, place, ${STRING_STATE}, jsonb_build_object('text', text, 'key', key, 'context', context, 'max_length', max_length,
          'continues', continues) AS state
        FROM strings WHERE project_id = ${project} AND id = c.string_id OFFSET 0
      ) s, LATERAL (
        SELECT jsonb_object_agg(field, jsonb_build_array(c.before -> field, s.state -> field)) AS acts
        FROM jsonb_object_keys(s.state) AS field WHERE c.before -> field IS DISTINCT FROM s.state -> field
      ) changed
      WHERE c.project_id = ${project} AND c.event_id = ${event} AND c.edited AND acts IS NOT NULL
    ),
    ${logSteps(
      'editString',
      project,
      { actor, section, origin, string: fragment`id`, data: fragment`jsonb_build_object('acts', acts)` },
      { orderBy: fragment`place, id` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id,
          (SELECT ids FROM events)[row_number() OVER (ORDER BY place, id)] AS event_id, ${STRING_STATE}
        FROM done`,
    })}
    SELECT FROM done`;
}

/** Takes back that translations need review, as far as they still do. */
export const endReview = (
  tx: Transaction,
  project: number,
  rows: readonly Pick<MadeRow, 'id' | 'flagged'>[],
): Promise<Marked> =>
  setReview(
    tx,
    project,
    rows.flatMap(({ id, flagged }) => (flagged.length > 0 ? id : [])),
    false,
    fragment`id = ANY(${rows.flatMap(({ flagged }) => flagged)}::bigint[])`,
  );

/** Whether every string of a section has a key. */
export async function areKeyed(tx: Transaction, project: number, section: number): Promise<boolean> {
  const without = await tx`
    SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} AND key = '' LIMIT 1`;
  return without.length === 0;
}

/** How an undone update changes a section, besides what it writes back. */
type SectionChange = {
  type: SectionType;
  isReordered: boolean;
  /** The last log entry of the strings that were restored; null if none were. */
  restored: number | null;
  change: Record<
    'strings' | 'translated' | 'approved' | 'initial' | 'needingReview' | 'translations' | 'bytes',
    number
  >;
};

/**
 * Writes the former file of a section, counts what has changed in it, and records its order. `target` names the entry of the
 * undo as the batch.
 */
export async function writeSectionBack(
  tx: Transaction,
  target: SectionTarget & { origin: { batch: number } },
  former: UpdateKey,
  held: LockedSection,
  { type, isReordered, restored, change }: SectionChange,
): Promise<void> {
  const { project, section, actor, origin } = target;
  await tx`
    WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
      UPDATE sections s SET type = ${type}, splitting = c.before ->> 'splitting', format = c.before ->> 'format',
        header = c.before ->> 'header', footer = c.before ->> 'footer',
        source_hash = c.before ->> 'source_hash'
      FROM source_changes c
      WHERE s.project_id = ${project} AND s.id = ${section} AND c.project_id = ${project}
        AND c.event_id = ${former.event} AND c.string_id = 0
      RETURNING s.project_id, s.id AS section_id, s.envelope_bytes, s.name, s.translated_name, s.type, s.splitting, s.format
    ), counted AS (
      ${counterStep(project, section, {
        ...change,
        bytes: tx`${change.bytes}::bigint + ${headerAndFooterGrowth(tx)}`,
      })}
    ),
    ${isReordered ? tx`${logSteps('rearrange', project, { ...target, data: { se: held.name } })},` : tx``}
    ${orderStep({ project, section }, 'whole', isReordered ? {} : { event: tx`SELECT ${restored}::bigint` })},
    ${changedSectionRevision(held, actor, origin.batch)}
    SELECT FROM done`;
}
