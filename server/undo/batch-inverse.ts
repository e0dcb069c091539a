import { LIMITS } from '#domain/limits.ts';
import { batchOf, insertBatch, partsOf } from '../batches/queries.ts';
import { tooMany } from '../http/failures.ts';
import { enqueue } from '../jobs/enqueue-queries.ts';
import { type Inverse, inTheWay, orGone } from './event.ts';
import { inBatch } from './locks.ts';

/** A batch is undone by another one, which undoes its parts, the newest first (batches.8). */
export const undoBatch: Inverse = inBatch(
  { needs: 'can_translate' },
  async ({ tx, event, project, me, origin }) => {
    const { batch } = orGone(await batchOf(tx, project.id, event.id), 'event');
    if (batch.ended_at === null) throw inTheWay('event', 'running');
    const parts = await partsOf(tx, project.id, event.id);
    if (parts.length > LIMITS.batch) throw tooMany('event', 'tooMany');
    const items = {
      project: project.id,
      actor: me.id,
      action: 'undo',
      author: undefined,
      items: parts,
      origin,
    } as const;
    await enqueue(tx, 'runBatch', [{ project: project.id, batch: await insertBatch(tx, items) }]);
  },
);
