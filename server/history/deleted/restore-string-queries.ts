import type postgres from 'postgres';
import { LIMITS } from '#domain/core/limits.ts';
import { stripNotes } from '#domain/formats/notes.ts';
import { type SectionType, typeAfterAdding } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { type LockedSection, lockSections } from '../../core/content/section-lock-queries.ts';
import { COUNTS_NEEDED, countsOf } from '../../core/content/string-count-queries.ts';
import { insertKeptStrings, keptContent } from '../../core/deletions/kept-row-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import {
  SECTION_STATE,
  STRING_STATE,
  sectionRevisions,
  stringRevisions,
} from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';
import { takeNotesBack } from '../../texts/strings/frame-queries.ts';
import { sortKeysForInsertion } from '../../texts/strings/sort-key-queries.ts';
import type { Deletion, DeletionData, Restored, Restoring } from './deletion.ts';
import { lockDeletion } from './lock-queries.ts';

/** What is kept of a string, as far as its new place depends on it. */
type Kept = {
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
  const [kept] = await tx<Kept[]>`
    SELECT (content ->> 'id')::bigint AS id, (content ->> 'place')::bigint AS place, content ->> 'key' AS key,
      content ->> 'lead' AS lead, content ->> 'raw' AS raw, content -> 'left_frame' AS left_frame
    FROM (${keptContent(restoring, 'strings')}) kept`;
  if (!kept) return { refused: 'gone' };
  const { amount, index } = await indexOf(tx, { project, section }, kept, data.after ?? null);
  if (amount >= LIMITS.stringsPerSection) return { refused: 'tooMany', key: 'strings' };
  const kind = whyNot({ strings: 1, bytes: data.bytes ?? 0 });
  if (kind) return { refused: 'quota', kind };
  const { start, step } = await sortKeysForInsertion(tx, { project, section, index, amount: 1 });
  const frame = await frameOf(tx, { project, held }, kept, data);
  const type: SectionType = typeAfterAdding(held.type, [kept]);
  await insertKeptStrings(tx, restoring, tx`${asJson({ place: start + step, ...frame })}::jsonb`);
  await tx`
    WITH done AS (
      SELECT ${STRING_STATE}, ${COUNTS_NEEDED} FROM strings WHERE project_id = ${project} AND id = ${string}
    ), typed AS (
      UPDATE sections SET type = ${type} WHERE project_id = ${project} AND id = ${section} AND type <> ${type}
      RETURNING id AS section_id, ${SECTION_STATE}
    ), counted AS (
      ${counterStep(project, section, countsOf(1))}
    ),
    ${logSteps('restoreString', project, {
      actor,
      origin,
      section,
      string,
      data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, done.text)))`,
    })},
    ${stringRevisions({
      editor: actor,
      from: tx`SELECT project_id, string_id, logged.id AS event_id, ${STRING_STATE} FROM logged, done`,
    })},
    ${orderStep({ project, section }, { index, placed: [string], grown: 1 })},
    ${sectionRevisions({
      editor: actor,
      from: tx`SELECT project_id, section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, typed`,
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
  { id, place }: Kept,
  after: number | null,
): Promise<{ amount: number; index: number }> {
  const [found] = await tx<{ amount: number; index: number }[]>`
    WITH before AS MATERIALIZED (
      SELECT place, id FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id = ${after}::bigint
    ), limit_of AS MATERIALIZED (
      SELECT coalesce((SELECT place FROM before), ${place}::bigint) AS place, coalesce((SELECT id FROM before), ${id}::bigint) AS id
    )
    SELECT count(*) AS amount,
      1 + count(*) FILTER (WHERE (s.place, s.id) <= ((SELECT place FROM limit_of), (SELECT id FROM limit_of))) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section}`;
  return found ?? { amount: 0, index: 1 };
}

/**
 * The frame columns of a restored string. Notes that it left to another string come back if they are still there; the frame of
 * another format than the section has now is set aside, as when a string moves.
 */
async function frameOf(
  tx: Transaction,
  { project, held }: { project: number; held: LockedSection },
  { lead, raw, left_frame }: Kept,
  { format, notes }: DeletionData,
): Promise<Record<string, postgres.JSONValue>> {
  if (lead === null) return {};
  const isSame = (format ?? null) === held.format;
  if (isSame && (!notes || (await takeNotesBack(tx, { project, section: held.id }, notes)))) return {};
  const own = notes ? stripNotes(held.format, { lead, raw }).lead : lead;
  if (isSame) return { lead: own };
  return { lead: null, raw: null, left_frame: format ? { format, lead: own, raw } : left_frame };
}
