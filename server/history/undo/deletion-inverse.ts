import { DAY } from '#domain/core/units.ts';
import { DELETED_KINDS, type DeletedKind, seesDeleted } from '#domain/history/deleted/deleted.ts';
import { forbidden } from '../../platform/http/failures.ts';
import { deletionOf } from '../deleted/queries.ts';
import { restore } from '../deleted/restore.ts';
import { type Inverse, inTheWay, type Undoing } from './inverse.ts';

/** What was deleted is restored with everything in it (undo.17), as from the list of deleted items. */
export const undoDeletion = (kind: DeletedKind): Inverse => ({
  needs: DELETED_KINDS[kind].needs,
  act: DELETED_KINDS[kind].act,
  undo: async (undoing) => {
    const { tx, event, project, viewer } = undoing;
    const deletion = await deletionOf(tx, { project: project.id, event: event.id });
    if (!deletion) throw whyNotKept(kind, undoing);
    if (!seesDeleted(viewer, deletion)) throw forbidden('role', 'role');
    const restored = await restore(tx, undoing, deletion);
    if (!('refused' in restored)) return;
    throw restored.refused === 'gone' ? whyNotKept(kind, undoing) : inTheWay(restored.key, 'gone');
  },
});

/** Nothing is kept of a deletion after some time, nor of one that was restored. */
const whyNotKept = (kind: DeletedKind, { event, deletedDays }: Undoing) =>
  event.at + deletedDays * DAY <= Date.now() ? inTheWay(kind, 'notKept') : inTheWay('event', 'undone');
