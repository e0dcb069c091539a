import type postgres from 'postgres';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { stripNotes } from '#domain/formats/notes.ts';
import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { type SectionType, typeAfterAdding } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { type LockedSection, lockSections } from '../../core/content/section-lock-queries.ts';
import { HAS_ONLY_INITIAL } from '../../core/content/string-count-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { insertKeptStrings, KEPT_TABLES, keptContent } from '../../core/deletions/kept-queries.ts';
import { counterStep, LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import {
  SECTION_STATE,
  STRING_STATE,
  sectionRevisions,
  stringRevisions,
} from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import { takeNotesBack } from '../../texts/strings/frame-queries.ts';
import { sortKeysForInsertion } from '../../texts/strings/sort-key-queries.ts';
import {
  type Deletion,
  type DeletionData,
  endDeletions,
  lockDeletion,
  type Restored,
  type Restoring,
} from './queries.ts';

/** What is kept of a string, as far as its new place depends on it. */
type KeptString = {
  id: number;
  place: number;
  key: string;
  lead: string | null;
  raw: string | null;
  left_frame: postgres.JSONValue;
};

/** Restores a string behind the one that was before it, with everything in it. The section is locked first. */
export async function restoreString(
  tx: Transaction,
  restoring: Restoring,
  deletion: Deletion,
): Promise<Restored> {
  const { project, actor, origin, whyNot } = restoring;
  const { item_id: string, section_id, data } = deletion;
  const [held] = await lockSections(tx, project, [section_id ?? 0]);
  if (!(await lockDeletion(tx, restoring))) return { refused: 'gone' };
  if (!held) return { refused: 'deleted', key: 'section' };
  const section = held.id;
  const [row] = await tx<KeptString[]>`
    SELECT (content ->> 'id')::bigint AS id, (content ->> 'place')::bigint AS place, content ->> 'key' AS key,
      content ->> 'lead' AS lead, content ->> 'raw' AS raw, content -> 'left_frame' AS left_frame
    FROM (${keptContent(restoring, 'strings')}) kept`;
  if (!row) return { refused: 'gone' };
  const { amount, index } = await indexOf(tx, { project, section }, row, data.after ?? null);
  if (amount >= LIMITS.stringsPerSection) return { refused: 'tooMany', key: 'strings' };
  const kind = whyNot({ strings: 1, bytes: data.bytes ?? 0 });
  if (kind) return { refused: 'quota', kind };
  const { start, step } = await sortKeysForInsertion(tx, { project, section, index, amount: 1 });
  const frame = await frameOf(tx, { project, held }, row, data);
  const type: SectionType = typeAfterAdding(held.type, [row]);
  const { event, ...inside } = await putBack(tx, { project, section, actor, origin }, [
    { event: restoring.event, id: string, columns: { place: start + step, ...frame } },
  ]);
  await tx`
    WITH done AS (SELECT), typed AS (
      UPDATE sections SET type = ${type} WHERE project_id = ${project} AND id = ${section} AND type <> ${type}
      RETURNING project_id, id AS section_id, ${SECTION_STATE}
    ), counted AS (
      ${counterStep(project, section, { strings: 1, ...inside })}
    ),
    ${orderStep({ project, section }, { index, placed: [string], grown: 1 }, { event: tx`SELECT ${event}::bigint` })},
    ${sectionRevisions({
      editor: actor,
      from: tx`SELECT project_id, section_id, ${event}::bigint AS event_id, ${SECTION_STATE} FROM typed`,
    })}
    SELECT FROM done`;
  return { section_id: section, string_id: string };
}

/**
 * The number of a section's strings, and the index for a restored one: behind the string that was before it, or where its former
 * sort key puts it if that string is not there.
 */
async function indexOf(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  { id, place }: KeptString,
  after: number | null,
): Promise<{ amount: number; index: number }> {
  const [row] = await tx<{ amount: number; index: number }[]>`
    WITH before AS MATERIALIZED (
      SELECT place, id FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${after}::bigint
    ), limit_of AS MATERIALIZED (
      SELECT coalesce((SELECT place FROM before), ${place}::bigint) AS place, coalesce((SELECT id FROM before), ${id}::bigint) AS id
    )
    SELECT count(*) AS amount,
      1 + count(*) FILTER (WHERE (s.place, s.id) <= ((SELECT place FROM limit_of), (SELECT id FROM limit_of))) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section}`;
  return row ?? { amount: 0, index: 1 };
}

/**
 * The frame columns of a restored string. Notes that it left to another string come back if they are still there. The
 * frame of another format than the section has now is set aside, as when a string moves.
 */
async function frameOf(
  tx: Transaction,
  { project, held }: { project: number; held: LockedSection },
  { lead, raw, left_frame }: KeptString,
  { format, notes }: DeletionData,
): Promise<Record<string, postgres.JSONValue>> {
  if (lead === null) return {};
  const isSame = (format ?? null) === held.format;
  if (isSame && (!notes || (await takeNotesBack(tx, { project, section: held.id }, notes)))) return {};
  const own = notes ? stripNotes(held.format, { lead, raw }).lead : lead;
  if (isSame) return { lead: own };
  return { lead: null, raw: null, left_frame: format ? { format, lead: own, raw } : left_frame };
}

/** A deleted string, by the log entry of its deletion, and the columns that are other than what is kept of it. */
type PutBack = { event: number; id: number; columns: { place: number } & Record<string, postgres.JSONValue> };

const NOTHING = {
  event: null as number | null,
  translated: 0,
  approved: 0,
  initial: 0,
  needingReview: 0,
  translations: 0,
  bytes: 0,
};

/** What strings that are back add to the counters of their section, and the newest of their log entries. */
type Back = typeof NOTHING;

/**
 * Puts deleted strings back into a section with all that was in them, each with a log entry and a revision. The caller
 * has locked the deletions, and the counters and order of the section, and updates them.
 */
async function putBack(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  strings: readonly PutBack[],
): Promise<Back> {
  const ids = strings.map(({ id }) => id);
  const columns = Object.fromEntries(strings.map((string) => [string.id, string.columns]));
  await insertKeptStrings(
    tx,
    { project, event: strings.map(({ event }) => event) },
    fragment`(${asJson(columns)}::jsonb -> (kept.content ->> 'id'))`,
  );
  await tx`
    WITH done AS MATERIALIZED (
      SELECT id, ${STRING_STATE} FROM strings WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])
    ),
    ${logSteps(
      'restoreString',
      project,
      {
        actor,
        section,
        origin,
        string: fragment`id`,
        data: fragment`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, text)))`,
      },
      { orderBy: fragment`id` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id, (SELECT ids FROM events)[row_number() OVER (ORDER BY id)] AS event_id,
          ${STRING_STATE}
        FROM done`,
    })}
    SELECT FROM done`;
  const [back] = await tx<Back[]>`
    SELECT (
        SELECT max(event_id) FROM string_revisions WHERE project_id = ${project} AND string_id = ANY(${ids}::bigint[])
      ) AS event, count(*) FILTER (WHERE translations_amount > 0)::int AS translated, count(approved_id)::int AS approved,
      count(*) FILTER (WHERE ${HAS_ONLY_INITIAL})::int AS initial, count(*) FILTER (WHERE review_amount > 0)::int AS "needingReview",
      coalesce(sum(translations_amount), 0)::int AS translations,
      coalesce(sum(own_bytes + inner_bytes), 0)::bigint AS bytes
    FROM strings s WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])`;
  return back ?? NOTHING;
}

/** A string that an update has deleted, by the log entry of its deletion, and the sort key at which it comes back. */
type RemovedString = { event: number; id: number; place: number };

/** Restores strings that an update has deleted from a locked section, and ends their deletions, which are locked. */
export async function restoreRemoved(
  tx: Transaction,
  target: SectionTarget,
  strings: readonly RemovedString[],
): Promise<Back> {
  if (strings.length === 0) return NOTHING;
  const back = await putBack(
    tx,
    target,
    strings.map(({ event, id, place }) => ({ event, id, columns: { place } })),
  );
  await endDeletions(
    tx,
    target.project,
    strings.map(({ event }) => event),
  );
  return back;
}

/**
 * Restores strings by their keys: updates have deleted them from a section, and a file has the keys again (updates.20).
 * The translations that were deleted with them come back, and they stand at their former sort keys. Returns their keys
 * and ids, and by how much the section has grown.
 */
export async function returnKeys(
  tx: Transaction,
  target: SectionTarget,
  keys: readonly string[],
): Promise<{ keys: ReadonlySet<string>; ids: ReadonlySet<number>; bytes: number }> {
  const { project, section } = target;
  const nothing = { keys: new Set<string>(), ids: new Set<number>(), bytes: 0 };
  if (keys.length === 0 || !(await lockSections(tx, project, [section]))[0]) return nothing;
  const rows = await tx<{ event: number; id: number; bytes: number; key: string; place: number }[]>`
    SELECT DISTINCT ON (key) d.event_id AS event, d.item_id AS id, coalesce((d.data ->> 'bytes')::bigint, 0) AS bytes,
      r.content ->> 'key' AS key, (r.content ->> 'place')::bigint AS place
    FROM deletions d
    JOIN log gone ON gone.project_id = ${project} AND gone.id = d.event_id
    JOIN log made ON made.project_id = ${project} AND made.id = gone.batch AND made.w = ${LOG_CODES.updateSource}
    JOIN deleted_rows r ON r.project_id = ${project} AND r.event_id = d.event_id AND r.source = ${KEPT_TABLES.strings.source}
    WHERE d.project_id = ${project} AND d.kind = ${DELETED_KINDS.string.code} AND d.section_id = ${section} AND NOT d.by_site
      AND r.content ->> 'key' = ANY(${[...keys]}::text[])
      AND NOT EXISTS (
        SELECT FROM strings s
        WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.key = r.content ->> 'key')
    ORDER BY key, d.event_id DESC`;
  if (rows.length === 0) return nothing;
  const held = await tx<{ event_id: number }[]>`
    SELECT event_id FROM deletions
    WHERE project_id = ${project} AND event_id = ANY(${rows.map(({ event }) => event)}::bigint[])
    ORDER BY event_id FOR UPDATE`;
  const isHeld = new Set(held.map(({ event_id }) => event_id));
  const back = rows.filter(({ event }) => isHeld.has(event));
  if (back.length === 0) return nothing;
  const { event, ...inside } = await restoreRemoved(tx, target, back);
  await tx`
    WITH done AS (SELECT), counted AS (${counterStep(project, section, { strings: back.length, ...inside })}),
    ${orderStep({ project, section }, 'whole', { event: tx`SELECT ${event}::bigint` })}
    SELECT FROM done`;
  return {
    keys: new Set(back.map(({ key }) => key)),
    ids: new Set(back.map(({ id }) => id)),
    bytes: inside.bytes,
  };
}
