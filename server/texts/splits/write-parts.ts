import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { APPROVED } from '#domain/texts/translations/translations.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { leaveNotes, lockPrefix } from '../strings/frame-queries.ts';
import { addOrderChange, addRevisions, countChange, keepState, sumsOf } from './record-queries.ts';
import type { HeldParts, Plan, TranslationTarget } from './rows.ts';
import {
  clearApprovals,
  deleteSecond,
  insertAgain,
  insertSecond,
  insertTranslations,
  moveCommentsBack,
  moveCommentsToFirst,
  updatePartTranslations,
  writeStrings,
} from './write-queries.ts';

/** Locked strings and their section's format; `place` is where a second string is added. */
type Locked = { held: HeldParts; format: StoredFormat | null; place?: { key: number; index: number } };

/**
 * Splits or merges strings as a plan says: what becomes of both, of their translations and comments, with counters, revisions and one
 * log entry, which keeps what was there before. Returns the id of the second string.
 */
export async function writeParts(
  tx: Transaction,
  target: StringTarget,
  plan: Plan,
  { held, format, place }: Locked,
): Promise<number> {
  const { project, string } = target;
  const isGone = plan.second.as === 'gone';
  const before = await sumsOf(tx, project, idsOf(held));
  const second =
    plan.second.as === 'gone' ? plan.second.id : await insertSecond(tx, target, place?.key ?? 0, plan.second);
  const { notes } = isGone
    ? await lockPrefix(tx, { ...target, string: second }, format)
    : { notes: undefined };
  const write = { tx, target, second };
  const event = await keepState(write, plan, held, { format, notes });
  if (isGone) await leaveNotes(tx, { ...target, string: second }, notes);

  await clearApprovals(write);
  const { there: present, added, again } = targetsByFate(plan.translations);
  const changed = present.filter((written) => isChanged(held, written, target, second));
  await updatePartTranslations(write, changed);
  const addedTranslations = await addTranslations(write, added);
  await insertAgain(write, plan.undone ?? 0, again);
  if (plan.second.as === 'again') await moveCommentsBack(write, plan.undone ?? 0, plan.second.comments);
  if (isGone) {
    await moveCommentsToFirst(write);
    await deleteSecond(write);
  }
  const approvedIn = (of: TranslationTarget['of']) =>
    plan.translations.find((translation) => translation.of === of && translation.status === APPROVED)?.id ??
    null;
  const approved = { first: approvedIn('first'), second: approvedIn('second') ?? addedTranslations.approved };
  await writeStrings(write, plan.first, approved);

  await countChange(tx, target, before, await sumsOf(tx, project, isGone ? [string] : [string, second]));
  const ids = changed.flatMap(({ id }) => id ?? []);
  await addOrderChange(write, event, isGone ? undefined : place?.index);
  const moved = held.translations.filter(({ id, string_id }) =>
    changed.some(
      (translationTarget) =>
        translationTarget.id === id && (translationTarget.of === 'first' ? string : second) !== string_id,
    ),
  );
  const revised = {
    changed: [...ids, ...addedTranslations.ids],
    // What leaves a string that goes needs no revision there.
    left: isGone ? [] : moved,
    voted: moved.map(({ id }) => id),
    isSecondGone: isGone,
  };
  await addRevisions(write, event, revised, held);
  return second;
}

const idsOf = ({ strings }: HeldParts) => strings.map(({ id }) => id);

function targetsByFate(targets: readonly TranslationTarget[]) {
  return {
    there: targets.filter(({ id, again }) => id !== undefined && !again),
    added: targets.filter(({ id }) => id === undefined),
    again: targets.flatMap(({ id, again }) => (again && id !== undefined ? [id] : [])),
  };
}

const FIELDS = ['text', 'context', 'status', 'needs_review', 'joint'] as const;

function isChanged(
  { translations }: HeldParts,
  target: TranslationTarget,
  { string }: StringTarget,
  second: number,
): boolean {
  const now = translations.find(({ id }) => id === target.id);
  return (
    now?.string_id !== (target.of === 'first' ? string : second) ||
    FIELDS.some((field) => now[field] !== target[field])
  );
}

/** Adds new translations; the approved one by itself, so that its id is known. */
async function addTranslations(
  write: Parameters<typeof insertTranslations>[0],
  targets: readonly TranslationTarget[],
) {
  const approved = await insertTranslations(
    write,
    targets.filter(({ status }) => status === APPROVED),
  );
  const others = await insertTranslations(
    write,
    targets.filter(({ status }) => status !== APPROVED),
  );
  return { approved: approved[0] ?? null, ids: [...approved, ...others] };
}
