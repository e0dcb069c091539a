import type { Quotas } from '#domain/core/access/quotas.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import { type DeletedKind, whyNotRestore } from '#domain/history/deleted/deleted.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { type Deletion, endDeletions, type Restored, type Restoring } from './queries.ts';
import { restoreComment, restoreEntry, restoreTranslation } from './restore-item-queries.ts';
import { restoreSection } from './restore-section-queries.ts';
import { restoreString } from './restore-string-queries.ts';

type Restore = (tx: Transaction, restoring: Restoring, deletion: Deletion) => Promise<Restored>;

/**
 * How each kind is restored, with its locks from the outside in and then that of the deletion (deleted.3); `gone` if it was ended
 * meanwhile.
 */
const RESTORE: Readonly<Record<DeletedKind, Restore>> = {
  section: restoreSection,
  string: restoreString,
  translation: restoreTranslation,
  comment: restoreComment,
  entry: restoreEntry,
};

/** Who undoes a deletion, in which project. The log entry names the deletion as undone if `origin` does. */
type Restorer = {
  project: LoadedProject;
  viewer: Commenter & { id: number };
  quotas: Quotas;
  origin?: Origin;
};

/**
 * The inverse of every deletion, whether its event is undone (undo.17) or its item is restored from the list
 * (deleted.3): what was deleted is back, and the deletion is ended. Throws if the user may not, or if there is no room.
 * Returns why not if the deletion was ended meanwhile, or if what the item was in is deleted too.
 */
export async function restore(
  tx: Transaction,
  { project, viewer, quotas, origin }: Restorer,
  deletion: Deletion,
) {
  if (whyNotRestore(viewer, deletion)) throw forbidden('comment', 'limited');
  const { event } = deletion;
  const restoring: Restoring = {
    project: project.id,
    event,
    actor: viewer.id,
    origin,
    sectionsPerProject: quotas.sectionsPerProject,
    whyNot: (growth) => whyFull(project, quotas, growth),
  };
  const restored = await RESTORE[deletion.kind](tx, restoring, deletion);
  if (!('refused' in restored)) {
    await endDeletions(tx, project.id, [event]);
    return restored;
  }
  if (restored.refused === 'quota') throw forbidden('general', restored.kind);
  if (restored.refused === 'tooMany') throw tooMany(restored.key, 'tooMany');
  return restored;
}
