import type { SourceString } from '#contract/texts/strings.ts';
import type { EntryDraft } from '#domain/texts/dictionary/dictionary.ts';
import type { TranslationStatus } from '#domain/texts/translations/translations.ts';
import { lockedString } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { counterStep } from '../../core/events/record.ts';
import { ENTRY_STATE, SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

type InString = Pick<StringTarget, 'project' | 'string'>;

/** Locks a string wherever it is now. Undefined: it is gone. */
export async function lockStringOf(tx: Transaction, project: number, string: number) {
  const [held] = await tx<{ section_id: number; approved_id: number | null }[]>`
    ${lockedString({ project, string })}`;
  return held;
}

/** What a translation is, and what its revisions say that it was. */
export type TranslationState = { status: TranslationStatus; text: string; context: string };

/** The state after an event and the one before it, from two states, the newer first; `after` is undefined if the event stored none. */
export function around<State extends { event_id: number }>(
  states: readonly State[],
  event: number,
): { after: State | undefined; before: State | undefined } {
  const isTold = states[0]?.event_id === event;
  return { after: isTold ? states[0] : undefined, before: isTold ? states[1] : states[0] };
}

/** A comment on a locked string that is not deleted, and whether it has replies. */
export async function commentNow(tx: Transaction, { project, string }: InString, id: number) {
  const [now] = await tx<{ id: number; author_id: number; text: string; has_replies: boolean }[]>`
    SELECT id, author_id, text, EXISTS (
      SELECT FROM comments r
      WHERE r.project_id = ${project} AND r.string_id = ${string} AND r.reply = ${id} AND NOT r.deleted) AS has_replies
    FROM comments WHERE project_id = ${project} AND string_id = ${string} AND id = ${id} AND NOT deleted`;
  return now;
}

/** A string of a locked section, and its index there. */
export async function stringNow(tx: Transaction, { project, string }: InString) {
  type Row = Pick<
    SourceString,
    | 'section_id'
    | 'index'
    | 'text'
    | 'key'
    | 'context'
    | 'max_length'
    | 'continues'
    | 'target_start'
    | 'target_end'
  >;
  const [now] = await tx<Row[]>`
    SELECT s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, (
      SELECT count(*) FROM strings b
      WHERE b.project_id = ${project} AND b.section_id = s.section_id AND (b.place, b.id) <= (s.place, s.id)) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.id = ${string}`;
  return now;
}

/**
 * Whether a string, or a section, was changed after an event by something that still has an effect. An undone change
 * has none, and neither has the undo of a change that also came after the event. The undo of that undo has an effect
 * again, and so on.
 */
export async function hasActsSince(
  tx: Transaction,
  project: number,
  { event, ...of }: { event: number } & ({ string: number } | { section: number }),
): Promise<boolean> {
  const among =
    'string' in of ? fragment`l.string_id = ${of.string}` : fragment`l.section_id = ${of.section}`;
  const rows = await tx`
    SELECT FROM log l
    WHERE l.project_id = ${project} AND ${among} AND l.id > ${event}
      AND (WITH RECURSIVE undone AS (
        SELECT l.undoes AS id WHERE l.undoes > ${event}
        UNION ALL
        SELECT u.undoes FROM undone JOIN log u ON u.project_id = ${project} AND u.id = undone.id WHERE u.undoes > ${event}
      ) SELECT count(*) FROM undone) % 2 = 0
      AND NOT EXISTS (SELECT FROM log u WHERE u.project_id = ${project} AND u.undoes = l.id)
    LIMIT 1`;
  return rows.length > 0;
}

/** A string that was added by an import, as undoing that needs it. */
export type ImportedString = {
  id: number;
  /** Whether its text and fields are not those that were imported. */
  is_edited: boolean;
  /** Whether it has translations or comments. */
  is_used: boolean;
};

/** The strings of a locked section that an event has added. Each is looked up by its whole key (docs/decisions/031). */
export const importedStrings = (
  tx: Transaction,
  { project, section, event }: { project: number; section: number; event: number },
) => tx<ImportedString[]>`
  SELECT s.id, s.translations_amount + s.comments_amount > 0 AS is_used,
    (s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end)
      IS DISTINCT FROM (r.text, r.key, r.context, r.max_length, r.continues, r.target_start, r.target_end) AS is_edited
  FROM strings s, LATERAL (
    SELECT text, key, context, max_length, continues, target_start, target_end FROM string_revisions
    WHERE project_id = ${project} AND string_id = s.id AND event_id = ${event} OFFSET 0
  ) r
  WHERE s.project_id = ${project} AND s.section_id = ${section}
  ORDER BY s.id`;

/** Takes strings without translations out of a section's counters; it gets a former type back if its strings allow that. */
export async function countRemoved(
  tx: Transaction,
  { project, section, actor }: { project: number; section: number; actor: number },
  { strings, bytes, type }: { strings: number; bytes: number; type: string | undefined },
) {
  await tx`
    WITH done AS (SELECT), typed AS (
      UPDATE sections SET type = ${type ?? null}
      WHERE project_id = ${project} AND id = ${section} AND ${type ?? null}::text IS NOT NULL AND NOT EXISTS (
        SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} AND key = '')
      RETURNING project_id, id AS section_id, ${SECTION_STATE}
    ),
    ${sectionRevisions({
      editor: actor,
      from: fragment`
        SELECT project_id, section_id, (SELECT max(id) FROM log WHERE project_id = ${project}) AS event_id, ${SECTION_STATE} FROM typed`,
    })}
    ${counterStep(project, section, { strings: -strings, bytes: -bytes })}`;
}

/** The strings of a locked section in order. */
export const sortKeysOf = (tx: Transaction, project: number, section: number) => tx<
  { id: number; place: number }[]
>`
  SELECT id, place FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;

/** Locks the strings of a locked section, in the order of their ids. */
export async function lockStringsOfSection(tx: Transaction, project: number, section: number): Promise<void> {
  await tx`
    SELECT count(*) FROM (
      SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY id FOR UPDATE
    ) locked`;
}

/** Whether a section has strings. */
export async function hasStrings(tx: Transaction, project: number, section: number): Promise<boolean> {
  const rows = await tx`
    SELECT FROM strings WHERE project_id = ${project} AND section_id = ${section} LIMIT 1`;
  return rows.length > 0;
}

/** The dictionary word that an event changed: what the event made of it, and what it was before. */
export async function entryAround(tx: Transaction, project: number, event: number) {
  const states = await tx<(EntryDraft & { entry_id: number; event_id: number })[]>`
    SELECT r.entry_id, r.event_id, ${ENTRY_STATE}
    FROM entry_revisions r
    WHERE r.project_id = ${project} AND r.event_id <= ${event} AND r.entry_id = (
      SELECT entry_id FROM entry_revisions WHERE project_id = ${project} AND event_id = ${event})
    ORDER BY r.event_id DESC LIMIT 2`;
  return around(states, event);
}

/** What a translation in a string was at an event. */
type TranslationAt = TranslationState & {
  string_id: number;
  translation_id: number;
  deleted: boolean;
};

/** What the translations of some strings were just after an event, those deleted before too. */
export const translationStatesAt = (
  tx: Transaction,
  project: number,
  strings: readonly number[],
  event: number,
) =>
  tx<TranslationAt[]>`
    SELECT DISTINCT ON (string_id, translation_id) string_id, translation_id, deleted, status, text, context
    FROM translation_revisions
    WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) AND event_id <= ${event}
    ORDER BY string_id, translation_id, event_id DESC`;

/** What some strings were just after an event. */
export const stringStatesAt = (tx: Transaction, project: number, strings: readonly number[], event: number) =>
  tx<
    (Pick<
      SourceString,
      'text' | 'key' | 'context' | 'max_length' | 'continues' | 'target_start' | 'target_end'
    > & { string_id: number })[]
  >`
    SELECT DISTINCT ON (string_id) string_id, text, key, context, max_length, continues, target_start, target_end FROM string_revisions
    WHERE project_id = ${project} AND string_id = ANY(${[...strings]}::bigint[]) AND event_id <= ${event}
    ORDER BY string_id, event_id DESC`;
