import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editString, SourceString } from '#contract/texts/strings.ts';
import { type FieldChanges, fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import { typeAfterAdding } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import { COUNTS_NEEDED, countsOf } from '../../core/content/string-count-queries.ts';
import { lockString } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import {
  SECTION_STATE,
  STRING_STATE,
  sectionRevisions,
  stringRevisions,
} from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { targetTimes, timedCue } from './cue-times-queries.ts';
import { leaveNotes, lockPrefix, movedFrame } from './frame-queries.ts';
import { moveOf } from './move-queries.ts';

/** The size of a string's texts in bytes. */
const bytesOf = ({ text, key, context }: Pick<SourceString, 'text' | 'key' | 'context'>) =>
  Buffer.byteLength(text + key + context);

const EDITED = ['text', 'key', 'context', 'max_length', 'continues', 'target_start', 'target_end'] as const;

type Change = BodyOf<typeof editString>;
export type TimesRefusal = 'notCue' | 'ends' | 'halfTimed' | 'targetNotCue' | 'targetEnds';

/**
 * The section of the string after the edit; or the reason for a refusal (`section_id`: the target section does not
 * exist).
 */
type Edited =
  | { section: number }
  | { refused: 'gone' | 'section_id' | 'tooMany' | 'changed' | 'quota' | TimesRefusal };

/**
 * Edits a string, moves it, or both; without a change nothing is written. Translations, votes, comments and the
 * counters of both sections move along (strings.16). The string's frame moves along if both sections are from files of
 * one format; otherwise it is set aside. The frame of a cue follows its times (subtitles.14). The sections are locked
 * first, so that their order stays; the string is locked last. If the project is full (`quota`), no text may become
 * longer.
 */
export function updateString(
  sql: Sql | Transaction,
  at: StringTarget,
  change: Change,
  isFull: boolean,
): Promise<Edited> {
  const { project, section, string, actor, origin } = at;
  const target = change.section_id ?? section;
  return inTransaction(sql, async (tx) => {
    const sections = await lockSections(tx, project, [section, target]);
    const from = sections.find(({ id }) => id === section);
    const to = sections.find(({ id }) => id === target);
    if (!from) return { refused: 'gone' };
    if (!to) return { refused: 'section_id' };
    const move = await moveOf(tx, at, { target, pos: change.pos });
    if (move === 'gone' || move === 'tooMany') return { refused: move };
    const leaves = from.format === to.format ? undefined : await lockPrefix(tx, at, from.format);
    const held = await lockString(tx, at);
    if (!held) return { refused: 'gone' };
    if (change.updated_at !== undefined && change.updated_at !== held.updated_at)
      return { refused: 'changed' };

    const timed = await timedCue(tx, at, from, held, change);
    if ('refused' in timed) return timed;
    const shown = targetTimes(from, held, { ...change, context: timed.context });
    if ('refused' in shown) return shown;
    const { target_start, target_end } = shown;
    const edit = { ...change, context: timed.context, target_start, target_end };
    const edits = fieldChanges(EDITED, held, edit);
    const isEdited = hasFieldChanges(edits);
    if (!isEdited && move === 'stays') return { section };
    const { text = held.text, key = held.key, context = held.context } = edit;
    const { max_length = held.max_length, continues = held.continues } = change;
    if (isFull && bytesOf({ text, key, context }) > bytesOf(held)) return { refused: 'quota' };
    // A frame that goes to a file of another format is set aside as it is.
    const frame = leaves ? undefined : timed.frame;
    const isCrossing = from !== to;
    const acts: FieldChanges = {
      ...edits,
      ...(isCrossing && { section: [from.name, to.name] }),
      ...(move !== 'stays' && { place: move.indexes }),
    };
    const type = typeAfterAdding(to.type, [{ key }]);
    await leaveNotes(tx, at, leaves?.notes);
    const revision = stringRevisions({
      editor: actor,
      from: tx`SELECT project_id, string_id, logged.id AS event_id, ${STRING_STATE} FROM logged, done`,
    });
    const moved = move === 'stays' ? undefined : movedSteps(at, target, move.indexes[1]);
    await tx`
      WITH done AS (
        UPDATE strings s SET section_id = ${target}, place = ${move === 'stays' ? tx`place` : move.place},
          text = ${text}, key = ${key}, context = ${context}, max_length = ${max_length}, continues = ${continues},
          target_start = ${target_start}::int, target_end = ${target_end}::int,
          updated_at = ${isEdited ? tx`greatest(now_ms(), updated_at + 1)` : tx`updated_at`}
          ${frame ? tx`, lead = ${frame.lead}, raw = ${frame.raw}` : tx``}
          ${leaves ? tx`, ${movedFrame(from.format, to.format, fragment`${leaves.own}::text`)}` : tx``}
        WHERE project_id = ${project} AND id = ${string}
        RETURNING ${STRING_STATE}, ${COUNTS_NEEDED}
      ), typed AS (
        UPDATE sections SET type = ${type} WHERE project_id = ${project} AND id = ${target} AND type <> ${type}
        RETURNING id AS section_id, ${SECTION_STATE}
      ), counted AS (
        ${counterStep(project, target, isCrossing ? countsOf(1) : { bytes: tx`own_bytes - ${held.own_bytes}::int` })}
      ), left_behind AS (
        ${counterStep(project, section, isCrossing ? { ...countsOf(-1), bytes: tx`-(${held.own_bytes}::int + inner_bytes)` } : {})}
      ),
      ${logSteps('editString', project, {
        actor,
        origin,
        section: target,
        string,
        data: { acts, ...(isCrossing && { left: section }) },
      })} ${isEdited || isCrossing ? tx`, ${revision}` : tx``} ${moved ? tx`, ${moved}` : tx``},
      ${sectionRevisions({
        editor: actor,
        from: tx`SELECT project_id, section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, typed`,
      })}
      SELECT FROM done`;
    return { section: target };
  });
}

/** The steps that store what a move changes in the order of one section, or of both. */
function movedSteps({ project, section, string }: StringTarget, target: number, index: number): Fragment {
  const isCrossing = target !== section;
  const arrives = orderStep(
    { project, section: target },
    { index, placed: [string], grown: isCrossing ? 1 : 0 },
  );
  if (!isCrossing) return arrives;
  const leaves = orderStep(
    { project, section },
    { removed: [string], grown: -1 },
    { step: fragment`ordered_left` },
  );
  return fragment`${arrives}, ${leaves}`;
}
