import type { DeletedKind } from '#domain/history/deleted/deleted.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import type { Deletion, Restored, Restoring } from './deletion.ts';
import { endDeletion } from './lock-queries.ts';
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

/**
 * Restores what a deletion has deleted, and ends the deletion. Throws if there is no room; returns why not if the deletion was ended
 * meanwhile or what it was in is deleted too.
 */
export async function restoreItem(tx: Transaction, restoring: Restoring, deletion: Deletion) {
  const done = await RESTORE[deletion.kind](tx, restoring, deletion);
  if (!('refused' in done)) {
    await endDeletion(tx, restoring);
    return done;
  }
  if (done.refused === 'quota') throw forbidden('general', done.kind);
  if (done.refused === 'tooMany') throw tooMany(done.key, 'tooMany');
  return done;
}
