import type { Permission } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { ALL_ACTIONS } from '#domain/texts/batches/actions.ts';
import { tooMany } from '../../platform/http/failures.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { advanceBatch, batchOf, insertBatch, partsOf } from '../../texts/batches/queries.ts';
import { type Inverse, inTheWay, orGone, type StoredEvent, type Undoing } from './event.ts';
import { inBatch, inProject } from './locks.ts';
import { moveBack } from './move-inverse.ts';
import { eventsOf } from './queries.ts';

/**
 * A batch is undone by another one, which undoes its parts, the newest first (batches.8): in the background, or at once where it is
 * a part of a batch itself, as an import that was reverted.
 */
export const undoBatch: Inverse = inBatch({ needs: (event) => needOf(doneBy(event)) }, async (undoing) => {
  const { tx, event, project } = undoing;
  const { batch } = orGone(await batchOf(tx, project.id, event.id), 'event');
  if (batch.ended_at === null) throw inTheWay('event', 'running');
  await undoPartsOf(undoing, doneBy(event));
});

/** An update of a book is undone as a batch is: by its parts (updates.9). */
export const undoUpdateOfBook: Inverse = inProject({ needs: 'can_manage_strings' }, (undoing) =>
  undoPartsOf(undoing),
);

async function undoPartsOf(undoing: Undoing, of?: string) {
  const { tx, event, project, me, origin } = undoing;
  const parts = await partsOf(tx, project.id, event.id);
  if (parts.length > LIMITS.batch) throw tooMany('event', 'tooMany');
  const about = { project: project.id, actor: me.id, action: 'undo', author: undefined } as const;
  const made = await insertBatch(tx, { ...about, items: parts, origin, of });
  if (of === 'move') await moveBack(undoing, made, parts);
  else if (origin.batch === undefined) await enqueue(tx, 'runBatch', [{ project: project.id, batch: made }]);
  else await undoAtOnce(undoing, made, parts);
}

/** What a batch has done; of one that undoes another one, what that had done. */
const doneBy = ({ data }: StoredEvent) => data.of ?? data.action;

/** The permission that a batch needs; the undo of others, whose parts may need more, what every batch needs. */
const needOf = (action: string | undefined): Permission =>
  Object.entries(ALL_ACTIONS).find(([name]) => name === action)?.[1].needs ?? 'can_translate';

async function undoAtOnce({ tx, project, undoParts }: Undoing, batch: number, parts: readonly number[]) {
  const events = await eventsOf(tx, project.id, parts);
  const skipped = [...(await undoParts(events, batch)).values()];
  await advanceBatch(tx, project.id, batch, {
    done: parts.length,
    changed: events.length - skipped.length,
    skipped,
  });
}
