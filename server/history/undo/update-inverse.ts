import { LIMITS } from '#domain/core/limits.ts';
import { movedAmong } from '#domain/files/imports/moved-strings.ts';
import { type LeftBecause, orderAfterUndo, whyLeft } from '#domain/files/imports/undo-update.ts';
import { isJsonType } from '#domain/texts/sections/section-types.ts';
import { sortKeysForOrder } from '#domain/texts/sections/sort-keys.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { writeSortKeys } from '../../texts/strings/sort-key-queries.ts';
import { keepAfter, keepBefore, keepSection, logUpdate } from '../../texts/strings/update-record-queries.ts';
import {
  lockAffectedStrings,
  markForReview,
  removeMissing,
} from '../../texts/strings/update-steps-queries.ts';
import { restoreRemoved } from '../deleted/restore-string-queries.ts';
import { undoUpdateOfBook } from './batch-inverses.ts';
import { type Inverse, inSection, inTheWay } from './inverse.ts';
import { sortKeysOf } from './state-queries.ts';
import {
  areKeyed,
  endReview,
  hasLaterUpdate,
  keptSection,
  logChanges,
  type MadeRow,
  madeStrings,
  removedStrings,
  writeBack,
  writeSectionBack,
} from './update-inverse-queries.ts';

/** An update of a section, or of a book, which has no section (updates.9). */
export const undoUpdateSource: Inverse = {
  needs: 'can_manage_strings',
  undo: (undoing) =>
    (undoing.event.section_id === null ? undoUpdateOfBook : undoUpdateOfSection).undo(undoing),
};

/**
 * An update of a section is undone as a whole (updates.9): strings get their former texts, those that were added are deleted and
 * those that were deleted are restored. What others have changed since stays, and is counted by its reason. The undo is recorded as an
 * update is, so that it is undone in the same way.
 */
const undoUpdateOfSection = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, target: whole, section: held, project: inProject, quotas } = undoing;
  const { project, section, actor } = whole;
  const former = { project, event: undoing.event.id };
  const keptState = await keptSection(tx, former, section);
  if (!keptState) throw inTheWay('section', 'notKept');
  if (!keptState.is_as_made || (await hasLaterUpdate(tx, former, section)))
    throw inTheWay('section', 'editedSince');
  const now = await sortKeysOf(tx, project, section);
  const removed = await removedStrings(tx, former);
  const rows = await madeStrings(tx, former);
  // Only a new order writes to all strings.
  const all = isOtherOrder(keptState.before, keptState.made) ? now : [];
  await lockAffectedStrings(tx, project, [...rows, ...all]);
  const { taken, skipped } = takenFrom(await madeStrings(tx, former), section);
  const added = taken.filter(({ is_added }) => is_added);
  const changed = taken.filter(({ is_added }) => !is_added);

  const gone = new Set(added.map(({ id }) => id));
  const staying = new Set([...now, ...removed].map(({ id }) => id).filter((id) => !gone.has(id)));
  if (staying.size > LIMITS.stringsPerSection) throw tooMany('strings', 'tooMany');
  const growth = {
    strings: removed.length - added.length,
    bytes: removed.reduce((sum, string) => sum + string.bytes, 0),
  };
  const full = whyFull(inProject, quotas, growth);
  if (full) throw forbidden('general', full);
  const { order, isOwn } = orderAfterUndo({
    ...keptState,
    after: keptState.made,
    now: now.map(({ id }) => id),
    staying,
  });
  if (isOwn) skipped.movedSince = (skipped.movedSince ?? 0) + 1;
  const { places, replaced, moved } = arranged(now, order);

  const edited = changed.filter((row) => row.edited && row.is_as_made);
  const counts = {
    added: removed.length,
    changed: edited.length,
    moved: moved ?? 0,
    removed: added.length,
  };
  const { file } = undoing.event.data.version ?? {};
  const event = await logUpdate(tx, whole, held.name, { file: file ?? undefined, counts, skipped });
  const key = { project, event };
  const target = { project, section, actor, origin: { batch: event } };
  const lost = await removeMissing(tx, target, added, held.format);
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
    after: order,
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
  const back = await restoreRemoved(
    tx,
    target,
    removed.map((string) => ({ ...string, place: places.get(string.id) ?? 0 })),
  );
  await writeSectionBack(tx, target, former, held, {
    type: isJsonType(keptState.type) && !(await areKeyed(tx, project, section)) ? 'text' : keptState.type,
    isReordered: moved !== undefined,
    restored: back.event,
    change: {
      strings: removed.length - added.length,
      translated: back.translated - lost.translated,
      approved: back.approved - lost.approved,
      initial: back.initial - lost.initial,
      needingReview: ended.needingReview + flagged.needingReview + back.needingReview - lost.needingReview,
      translations: back.translations - lost.translations,
      bytes: size - changed.reduce((sum, { own_bytes }) => sum + own_bytes, 0) + back.bytes - lost.bytes,
    },
  });
  await keepAfter(tx, key, section);
});

type Skipped = { [Reason in LeftBecause]?: number };

/** The strings that an update is taken back from, and why others stay as they are. */
function takenFrom(rows: readonly MadeRow[], section: number): { taken: MadeRow[]; skipped: Skipped } {
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

/** The sort keys of an order, those that are other than they are now, and how many strings move; undefined if the order stays. */
function arranged(now: readonly { id: number; place: number }[], order: readonly number[]) {
  const before = now.map(({ id }) => id);
  const held = new Map(now.map(({ id, place }) => [id, place]));
  const keys = sortKeysForOrder(order.map((id) => held.get(id)));
  const places = new Map(order.map((id, index) => [id, keys[index] ?? 0]));
  const replaced = [...places].flatMap(([id, place]) =>
    held.has(id) && held.get(id) !== place ? [{ id, place }] : [],
  );
  const nth = new Map(before.map((id, index) => [id, index]));
  const moved = isOtherOrder(before, order) ? movedAmong(order.map((id) => nth.get(id))).size : undefined;
  return { places, replaced, moved };
}

/** Whether the strings of both orders are arranged differently. */
function isOtherOrder(one: readonly number[], other: readonly number[]): boolean {
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  const stayed = one.filter((id) => ofOther.has(id));
  return other.filter((id) => ofOne.has(id)).some((id, index) => stayed[index] !== id);
}
