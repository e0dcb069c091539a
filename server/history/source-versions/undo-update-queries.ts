import type { QuotaKind } from '#domain/core/access/quotas.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { movedAmong } from '#domain/files/imports/moved-strings.ts';
import { type LeftBecause, orderAfterUndo, whyLeft } from '#domain/files/imports/undo-update.ts';
import { isJsonType } from '#domain/texts/sections/section-types.ts';
import { sortKeysForOrder } from '#domain/texts/sections/sort-keys.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  type LockedSection,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { writeSortKeys } from '../../texts/strings/sort-key-queries.ts';
import {
  changedSectionRevision,
  keepAfter,
  keepBefore,
  keepSection,
  logUpdate,
} from '../../texts/strings/update-record-queries.ts';
import {
  lockAffectedStrings,
  markForReview,
  removeMissing,
} from '../../texts/strings/update-steps-queries.ts';
import { removedStrings, restoreRemoved } from './restore-removed-queries.ts';
import {
  areKeyed,
  endReview,
  hasLaterUpdate,
  keptSection,
  logChanges,
  type MadeRow,
  madeStrings,
  placesOf,
  writeBack,
} from './take-back-queries.ts';

type Undoing = {
  /** The log entry of the update, and its file. */
  event: number;
  file: string | undefined;
  held: LockedSection;
  /** The quota that refuses this much more, if any. */
  whyNot(coming: { strings: number; bytes: number }): QuotaKind | undefined;
};

type Undone =
  | { event: number }
  | { refused: 'notKept' | 'editedSince' | 'tooMany' }
  | { refused: 'quota'; kind: QuotaKind };

/**
 * Undoes an update of a locked section (updates.9), in one transaction: strings get their former texts, those that were added
 * are deleted and those that were deleted are restored. What others have changed since stays, and is counted by its reason. The
 * undo is recorded as an update is, so that it is undone in the same way.
 */
export async function undoUpdate(tx: Transaction, whole: SectionTarget, undoing: Undoing): Promise<Undone> {
  const { project, section, actor } = whole;
  const former = { project, event: undoing.event };
  const kept = await keptSection(tx, former, section);
  if (!kept) return { refused: 'notKept' };
  if (!kept.is_as_made || (await hasLaterUpdate(tx, former, section))) return { refused: 'editedSince' };
  const now = await placesOf(tx, project, section);
  const removed = await removedStrings(tx, former);
  const rows = await madeStrings(tx, former);
  // Only a new order writes to all strings.
  const all = isOtherOrder(kept.before, kept.made) ? now : [];
  await lockAffectedStrings(tx, project, [...rows, ...all]);
  const { taken, skipped } = decided(await madeStrings(tx, former), section);
  const added = taken.filter(({ is_added }) => is_added);
  const changed = taken.filter(({ is_added }) => !is_added);

  const gone = new Set(added.map(({ id }) => id));
  const staying = new Set([...now, ...removed].map(({ id }) => id).filter((id) => !gone.has(id)));
  if (staying.size > LIMITS.stringsPerSection) return { refused: 'tooMany' };
  const bytes = removed.reduce((sum, string) => sum + string.bytes, 0);
  const kind = undoing.whyNot({ strings: removed.length - added.length, bytes });
  if (kind) return { refused: 'quota', kind };
  const { order, isOwn } = orderAfterUndo({ ...kept, now: now.map(({ id }) => id), staying });
  if (isOwn) skipped.movedSince = (skipped.movedSince ?? 0) + 1;
  const at = new Map(now.map(({ id }, index) => [id, index]));
  const held = new Map(now.map(({ id, place }) => [id, place]));
  const keys = sortKeysForOrder(order.map((id) => held.get(id)));
  const places = new Map(order.map((id, at) => [id, keys[at] ?? 0]));
  const replaced = [...places].flatMap(([id, place]) =>
    held.has(id) && held.get(id) !== place ? [{ id, place }] : [],
  );
  const isReordered = isOtherOrder(
    now.map(({ id }) => id),
    order,
  );

  const edited = changed.filter((row) => row.edited && row.is_as_made);
  const counts = {
    added: removed.length,
    changed: edited.length,
    moved: isReordered ? movedAmong(order.map((id) => at.get(id))).size : 0,
    removed: added.length,
  };
  const event = await logUpdate(tx, whole, undoing.held.name, { file: undoing.file, counts, skipped });
  const [key, target] = [
    { project, event },
    { project, section, actor, origin: { batch: event } },
  ];
  const lost = await removeMissing(tx, target, added, undoing.held.format);
  const texts = edited.filter((row) => row.has_other_text);
  const ended = await endReview(tx, project, texts);
  // What was written for the text that goes needs review now.
  const flagged = await markForReview(
    tx,
    project,
    texts.map(({ id }) => id),
    [...ended.ofStrings.values()].flat(),
  );
  await keepBefore(
    tx,
    key,
    changed.map(({ id, is_as_made, edited }) => ({
      id,
      edited: edited && is_as_made,
      flagged: flagged.ofStrings.get(id) ?? [],
    })),
  );
  await keepSection(tx, key, {
    section,
    added: removed.map(({ id }) => id),
    before: now.map(({ id }) => id),
    made: order,
  });
  const size = await writeBack(
    tx,
    former,
    changed.map(({ id }) => id),
  );
  if (replaced.length > 0) {
    await lockAffectedStrings(tx, project, replaced);
    await writeSortKeys(tx, project, replaced);
  }
  await logChanges(tx, target, event);
  const back = await restoreRemoved(tx, target, removed, places);
  const grown = size - changed.reduce((sum, { own_bytes }) => sum + own_bytes, 0) + back.bytes - lost.bytes;
  const type = isJsonType(kept.type) && !(await areKeyed(tx, project, section)) ? 'text' : kept.type;
  await tx`
    WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
      UPDATE sections s SET type = ${type}, splitting = c.before ->> 'splitting', format = c.before ->> 'format',
        header = c.before ->> 'header', footer = c.before ->> 'footer',
        source_hash = c.before ->> 'source_hash'
      FROM source_changes c
      WHERE s.project_id = ${project} AND s.id = ${section} AND c.project_id = ${project}
        AND c.event_id = ${undoing.event} AND c.string_id = 0
      RETURNING s.project_id, s.id AS section_id, s.envelope_bytes, s.name, s.translated_name, s.type, s.splitting, s.format
    ), counted AS (
      ${counterStep(project, section, {
        strings: removed.length - added.length,
        translated: back.translated - lost.translated,
        approved: back.approved - lost.approved,
        initial: back.initial - lost.initial,
        needingReview: ended.needingReview + flagged.needingReview + back.needingReview - lost.needingReview,
        translations: back.translations - lost.translations,
        bytes: tx`${grown}::bigint + ${headerAndFooterGrowth(tx)}`,
      })}
    )
    ${isReordered ? tx`, ${logSteps('rearrange', project, { ...target, data: { se: undoing.held.name } })}` : tx``}
    ${isReordered || removed.length > 0 ? tx`, ${orderStep({ project, section }, 'whole', { event: isReordered ? tx`SELECT max(id) FROM logged` : tx`SELECT max(id) FROM log WHERE project_id = ${project} AND batch = ${event}` })}` : tx``},
    ${changedSectionRevision(undoing.held, actor, event)}
    SELECT FROM done`;
  await keepAfter(tx, key, section);
  return { event };
}

type Skipped = { [Reason in LeftBecause]?: number };

/** The strings that an update is taken back from, and why others stay as they are. */
function decided(rows: readonly MadeRow[], section: number): { taken: MadeRow[]; skipped: Skipped } {
  const skipped: Skipped = {};
  const taken = rows.filter((row) => {
    const why = whyLeft(
      {
        isAdded: row.is_added,
        isEdited: row.edited,
        section: row.section_id,
        isAsMade: row.is_as_made,
        isFilled: row.is_filled,
      },
      section,
    );
    if (why) skipped[why] = (skipped[why] ?? 0) + 1;
    return !why && row.section_id !== null;
  });
  return { taken, skipped };
}

/** Whether the strings of both orders are arranged differently. */
function isOtherOrder(one: readonly number[], other: readonly number[]): boolean {
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  const stayed = one.filter((id) => ofOther.has(id));
  return other.filter((id) => ofOne.has(id)).some((id, at) => stayed[at] !== id);
}
