import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { updateStrings } from '#contract/texts/strings.ts';
import { hasFieldChanges } from '#domain/core/events/changes.ts';
import { isJsonType, typeOfStrings } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  type LockedSection,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { addedStringRevisions, SECTION_STATE } from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { endReviewOfFormer } from './former-text-queries.ts';
import type { Frames } from './update-frames-queries.ts';
import {
  changedSectionRevision,
  keepAfter,
  keepBefore,
  keepSection,
  logUpdate,
} from './update-record-queries.ts';
import type { StoredString, UpdatedRow } from './update-rows.ts';
import {
  insertAdded,
  lockAffectedStrings,
  markForReview,
  removeMissing,
  rewrite,
} from './update-steps-queries.ts';

/** An update that is decided. */
type UpdateWrite = {
  held: LockedSection;
  file: BodyOf<typeof updateStrings>['file'];
  hash: string | undefined;
  stored: readonly StoredString[];
  rows: readonly UpdatedRow[];
  added: readonly UpdatedRow[];
  removed: readonly StoredString[];
  /** Strings that came back for it: as if it had added them. */
  returned: ReadonlySet<number>;
  frames: Frames;
  reply: ReplyOf<typeof updateStrings>;
};

/**
 * Writes an update that is decided, with one log entry whose parts are those of its strings (updates.8). Returns its id, and how many
 * translations need review because of it.
 */
export async function writeUpdate(
  tx: Transaction,
  whole: SectionTarget,
  writing: UpdateWrite,
): Promise<{ event: number; reviewed: number }> {
  const { held, file, hash, stored, rows, added, removed, returned, frames, reply } = writing;
  const { project, section, actor } = whole;
  const touched = rows.filter(({ isTouched }) => isTouched);
  await lockAffectedStrings(tx, project, [...removed, ...touched.flatMap(({ stored }) => stored ?? [])]);
  const counts = {
    added: added.length + returned.size,
    changed: reply.changed.length,
    moved: reply.moved,
    removed: removed.length,
  };
  const event = await logUpdate(tx, whole, held.name, { file, counts });
  const key = { project, event };
  const target = { project, section, actor, origin: { batch: event } };
  const gone = await removeMissing(tx, target, removed, held.format);
  const texts = new Map(
    touched.flatMap(({ stored, acts, text }) => (stored && acts.text ? [[stored.id, text]] : [])),
  );
  const ended = await endReviewOfFormer(tx, whole, texts);
  const flagged = await markForReview(tx, project, [...texts.keys()], [...ended.ofStrings.values()].flat());
  await keepBefore(
    tx,
    key,
    touched.flatMap(({ stored, acts, isOnlyMoved }) =>
      stored && !isOnlyMoved && !returned.has(stored.id)
        ? { id: stored.id, edited: hasFieldChanges(acts), flagged: flagged.ofStrings.get(stored.id) ?? [] }
        : [],
    ),
  );
  const grown = await rewrite(tx, target, touched);
  const inserted = await insertAdded(tx, target, added);
  const ids = inserted.ids.values();
  await keepSection(tx, key, {
    section,
    added: [...inserted.ids, ...returned],
    before: stored.flatMap(({ id }) => (returned.has(id) ? [] : id)),
    after: rows.map(({ stored }) => stored?.id ?? ids.next().value ?? 0),
  });
  const bytes = grown + inserted.bytes - gone.bytes;
  const type = typeOfStrings(rows);
  const isReordered = rows.some(({ stored, place }) => stored && stored.place !== place) && reply.moved > 0;
  await tx`
    WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
      UPDATE sections SET type = ${type}, splitting = ${isJsonType(type) ? null : held.splitting},
        source_hash = ${hash ?? null}::text ${frames.columns}
      WHERE project_id = ${project} AND id = ${section}
      RETURNING project_id, id AS section_id, envelope_bytes, ${SECTION_STATE}
    ), counted AS (
      ${counterStep(project, section, {
        strings: added.length - removed.length,
        translated: -gone.translated,
        approved: -gone.approved,
        initial: -gone.initial,
        needingReview: ended.needingReview + flagged.needingReview - gone.needingReview,
        translations: -gone.translations,
        bytes: tx`${bytes}::bigint + ${headerAndFooterGrowth(tx)}`,
      })}
    )
    ${added.length > 0 ? tx`, ${logSteps('addStrings', project, { ...target, data: { amount: added.length } })}, ${addedStringRevisions(project, actor, inserted.ids)}` : tx``}
    ${isReordered ? tx`, ${logSteps('rearrange', project, { ...target, data: { se: held.name } }, { step: 'order' })}` : tx``}
    ${added.length > 0 || isReordered ? tx`, ${orderStep({ project, section }, 'whole', { event: isReordered ? tx`SELECT max(id) FROM logged_order` : tx`SELECT max(id) FROM logged` })}` : tx``},
    ${changedSectionRevision(held, actor, event)}
    SELECT FROM done`;
  await keepAfter(tx, key, section);
  return { event, reviewed: [...flagged.ofStrings.values()].flat().length };
}

/**
 * Writes where the unchanged texts of a section stand in a newer file of their book. The section's last activity stays
 * (updates.8); its version rises, because exports read these places.
 */
export async function writePlaces(
  tx: Transaction,
  target: SectionTarget,
  { touched, hash }: { touched: readonly UpdatedRow[]; hash: string | undefined },
): Promise<void> {
  const { project, section } = target;
  await lockAffectedStrings(
    tx,
    project,
    touched.flatMap(({ stored }) => stored ?? []),
  );
  const bytes = await rewrite(tx, target, touched);
  await tx`
    WITH done AS (
      UPDATE sections s SET source_hash = ${hash ?? null}::text WHERE s.project_id = ${project} AND s.id = ${section}
      RETURNING s.last_update
    ), active AS (
      SELECT greatest(done.last_update, (
        SELECT max(d.at) FROM section_deltas d WHERE d.project_id = ${project} AND d.section_id = ${section})) AS at FROM done
    ), counted AS (
      ${counterStep(project, section, { bytes, at: tx`(SELECT coalesce(at, now_ms()) FROM active)` })}
    )
    SELECT FROM done`;
}
