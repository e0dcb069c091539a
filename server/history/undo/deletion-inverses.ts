import { DAY } from '#domain/core/units.ts';
import {
  DELETED_KINDS,
  type DeletedKind,
  seesDeleted,
  whyNotRestore,
} from '#domain/history/deleted/deleted.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden } from '../../platform/http/failures.ts';
import { deletionOf } from '../deleted/list-queries.ts';
import { restoreItem } from '../deleted/restore.ts';
import { type Inverse, inTheWay, type Undoing } from './event.ts';

/** What was deleted is restored with everything in it (undo.17), as by the list of deleted items. */
export const undoDeletion = (kind: DeletedKind): Inverse => ({
  needs: DELETED_KINDS[kind].needs,
  act: DELETED_KINDS[kind].act,
  undo: (undoing) => restore(kind, undoing),
});

async function restore(kind: DeletedKind, undoing: Undoing) {
  const { tx, event, project, me, viewer, origin, quotas } = undoing;
  const key = { project: project.id, event: event.id };
  const deletion = await deletionOf(tx, key);
  if (!deletion || deletion.by_site) throw whyNotKept(kind, undoing);
  if (!seesDeleted(viewer, deletion)) throw forbidden('role', 'role');
  if (whyNotRestore(viewer, deletion)) throw forbidden('comment', 'limited');
  const restoring = {
    ...key,
    actor: me.id,
    origin,
    sectionsPerProject: quotas.sectionsPerProject,
    whyNot: (coming: { strings: number; bytes: number }) => whyFull(project, quotas, coming),
  };
  const done = await restoreItem(tx, restoring, deletion);
  if (!('refused' in done)) return;
  if (done.refused === 'gone') throw whyNotKept(kind, undoing);
  throw inTheWay(done.key, 'gone');
}

/** Nothing is kept of a deletion after some time, nor of one that was restored. */
const whyNotKept = (kind: DeletedKind, { event, deletedDays }: Undoing) =>
  event.at + deletedDays * DAY <= Date.now() ? inTheWay(kind, 'notKept') : inTheWay('event', 'undone');
