import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { updateStrings } from '#contract/strings.ts';
import type { QuotaKind } from '#domain/access/quotas.ts';
import { planUpdate, updateByOf } from '#domain/imports/section-update.ts';
import { LIMITS } from '#domain/limits.ts';
import { isJsonType, typeOfStrings } from '#domain/sections/section-types.ts';
import { orderStep } from '../content/order-change-queries.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  lockSections,
} from '../content/section-lock-queries.ts';
import type { SectionTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { doOnce, type Once } from '../idempotency/once.ts';
import { addedStringRevisions, SECTION_STATE, sectionRevisions } from '../revisions/write-queries.ts';
import type { SectionRefusal } from './strings-call.ts';
import { framesOf } from './update-frames-queries.ts';
import { addedBytes, type Planned, rowsOf, type Stored } from './update-rows.ts';
import {
  insertAdded,
  lockAffectedStrings,
  markForReview,
  removeMissing,
  rewrite,
} from './update-steps-queries.ts';

type Update = BodyOf<typeof updateStrings> & {
  isDry: boolean;
  /** The quota that refuses this much more, if any. */
  whyNot(coming: { strings: number; bytes: number }): QuotaKind | undefined;
};

type Reply = ReplyOf<typeof updateStrings>;

type Updated =
  | { done: Reply }
  | SectionRefusal
  /** The section was changed since it was seen. */
  | { refused: 'changed'; current: { id: number; updated_at: number }[] }
  /** The strings can be matched neither by keys, by times nor by text. */
  | { refused: 'keys' }
  /** The string to delete at `index` is not among those that the file lacks. */
  | { refused: 'remove'; index: number };

/**
 * Updates a section from a newer file (docs/decisions/026), all or nothing, in a fixed number of statements. Strings
 * in both get the file's text and keep their translations and approvals, as when edited by hand; strings only in the
 * file are added at their positions; strings that the file lacks stay unless they are to be deleted. Exports then
 * have the file's form. `again`: the reply to an earlier request with the same key.
 */
export function updateFromFile(
  sql: Sql,
  target: SectionTarget,
  update: Update,
  once?: Once,
): Promise<Updated | { again: Reply }> {
  const kept = update.isDry ? undefined : once;
  return sql.begin((tx) =>
    doOnce(
      tx,
      kept,
      () => apply(tx, target, update),
      (updated) => ('done' in updated ? updated.done : undefined),
    ),
  );
}

async function apply(tx: Transaction, target: SectionTarget, update: Update): Promise<Updated> {
  const { project, section, actor } = target;
  const [held] = await lockSections(tx, project, [section]);
  if (!held) return { refused: 'gone' };
  // Every write that adds, edits, moves or deletes strings locks the section, so these are the strings until the end.
  const stored = await tx<Stored[]>`
    SELECT id, place, text, key, context, max_length, continues, updated_at, own_bytes,
      octet_length(text) + octet_length(key) + octet_length(context) AS words_bytes, md5(lead) AS lead_hash,
      md5(raw) AS raw_hash
    FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;
  if (update.seen && !isAsSeen(update.seen, stored)) {
    return { refused: 'changed', current: stored.map(({ id, updated_at }) => ({ id, updated_at })) };
  }
  const { strings, format } = update;
  const by = updateByOf({ format: held.format, strings: stored }, { format, strings });
  if (!by) return { refused: 'keys' };
  const plan = planUpdate(stored, strings, by);
  const remove = new Set(update.remove);
  const missing = new Set(plan.flatMap((one) => (one.kind === 'missing' ? one.stored.id : [])));
  const unknown = (update.remove ?? []).findIndex((id) => !missing.has(id));
  if (unknown !== -1) return { refused: 'remove', index: unknown };

  const staying = plan.filter((one) => one.kind !== 'missing' || !remove.has(one.stored.id));
  if (staying.length > LIMITS.stringsPerSection) return { refused: 'tooMany' };
  const frames = await framesOf(tx, target, held.format, update, staying);
  const rows = rowsOf(staying, frames);
  const added = rows.filter(({ stored }) => !stored);
  const removed = plan.flatMap((one) =>
    one.kind === 'missing' && remove.has(one.stored.id) ? one.stored : [],
  );
  const kind = update.whyNot({
    strings: added.length - removed.length,
    bytes: addedBytes(rows, removed) + frames.headerAndFooterGrowth,
  });
  if (kind) return { refused: 'quota', kind };
  const reply = replyOf(by, staying, removed.length);
  if (update.isDry) return { done: reply };

  const touched = rows.filter(({ isTouched }) => isTouched);
  await lockAffectedStrings(tx, project, [...removed, ...touched.flatMap(({ stored }) => stored ?? [])]);
  const gone = await removeMissing(tx, target, removed, held.format);
  const grown = await rewrite(tx, target, touched);
  await markForReview(tx, project, touched);
  const made = await insertAdded(tx, target, added);
  const bytes = grown + made.bytes - gone.bytes;
  const type = typeOfStrings(rows);
  const isReordered =
    rows.some(({ stored, place }) => stored && stored.place !== place) && hasOtherOrder(staying);
  const event = eventOf(tx, project, { isReordered, hasAdded: added.length > 0 });
  await tx`
    WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
      UPDATE sections SET type = ${type}, splitting = ${isJsonType(type) ? null : held.splitting} ${frames.columns}
      WHERE project_id = ${project} AND id = ${section}
      RETURNING project_id, id AS section_id, envelope_bytes, ${SECTION_STATE}
    ), counted AS (
      ${counterStep(project, section, {
        strings: added.length - removed.length,
        translated: -gone.translated,
        approved: -gone.approved,
        initial: -gone.initial,
        translations: -gone.translations,
        bytes: tx`${bytes}::bigint + ${headerAndFooterGrowth(tx)}`,
      })}
    )
    ${added.length > 0 ? tx`, ${logSteps('addStrings', project, { actor, section, data: { amount: added.length } })}, ${addedStringRevisions(project, actor, made.ids)}` : tx``}
    ${isReordered ? tx`, ${logSteps('rearrange', project, { actor, section, data: { se: held.name } }, { step: 'order' })}` : tx``},
    ${sectionRevisions({
      editor: actor,
      from: tx`
        SELECT project_id, section_id, event.id AS event_id, ${SECTION_STATE} FROM (${event}) event, done
        WHERE (type, splitting, format) IS DISTINCT FROM (${held.type}::text, ${held.splitting}::text, ${held.format}::text)`,
    })}
    ${added.length > 0 || isReordered ? tx`, ${orderStep({ project, section }, 'whole', { event })}` : tx``}
    SELECT FROM done`;
  return { done: reply };
}

/** SQL: the id of the update's last log entry, which its last statement may write, or else one before. */
function eventOf(
  tx: Transaction,
  project: number,
  { isReordered, hasAdded }: { isReordered: boolean; hasAdded: boolean },
): Fragment {
  if (isReordered) return tx`SELECT max(id) AS id FROM logged_order`;
  if (hasAdded) return tx`SELECT max(id) AS id FROM logged`;
  return tx`SELECT max(id) AS id FROM log WHERE project_id = ${project}`;
}

function isAsSeen(seen: readonly { id: number; updated_at: number }[], stored: readonly Stored[]): boolean {
  return (
    seen.length === stored.length &&
    stored.every(({ id, updated_at }, at) => seen[at]?.id === id && seen[at]?.updated_at === updated_at)
  );
}

/** Whether existing strings change their order. */
function hasOtherOrder(plan: readonly Planned[]): boolean {
  const ids = plan.flatMap((one) => (one.kind === 'added' ? [] : [one.stored]));
  return ids.some(({ place }, at) => place < (ids[at - 1]?.place ?? place));
}

function replyOf(by: Reply['by'], staying: readonly Planned[], removed: number): Reply {
  const ids = { same: [], changed: [], missing: [] } as Record<'same' | 'changed' | 'missing', number[]>;
  for (const one of staying) if (one.kind !== 'added') ids[one.kind].push(one.stored.id);
  const added = staying.length - ids.same.length - ids.changed.length - ids.missing.length;
  return { by, added, changed: ids.changed, unchanged: ids.same.length, removed, kept: ids.missing };
}
