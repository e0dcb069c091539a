import type { DeletedKind } from '#domain/deleted/deleted.ts';
import type { Transaction } from '../database/connect.ts';
import type { Deletion, Restored, Restoring } from './deletion.ts';
import { restoreComment, restoreEntry, restoreTranslation } from './restore-item-queries.ts';
import { restoreSection } from './restore-section-queries.ts';
import { restoreString } from './restore-string-queries.ts';

type Restore = (tx: Transaction, restoring: Restoring, deletion: Deletion) => Promise<Restored>;

/**
 * How each kind is restored, with its locks from the outside in and then that of the deletion (deleted.3); `gone` if it was ended
 * meanwhile.
 */
export const RESTORE: Readonly<Record<DeletedKind, Restore>> = {
  section: restoreSection,
  string: restoreString,
  translation: restoreTranslation,
  comment: restoreComment,
  entry: restoreEntry,
};
