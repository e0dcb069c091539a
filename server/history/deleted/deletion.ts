import type { QuotaKind } from '#domain/core/access/quotas.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import type { DeletedKind } from '#domain/history/deleted/deleted.ts';
import type { DeletionKey } from '../../core/deletions/kept-row-queries.ts';

/** A deletion, as restoring needs it. */
export type Deletion = {
  kind: DeletedKind;
  item_id: number;
  section_id: number | null;
  string_id: number | null;
  author_id: number | null;
  by_site: boolean;
  data: DeletionData;
};

/** What a deletion keeps besides rows, by kind. */
export type DeletionData = {
  /** Of a string: the one before it, the format of its section, and the notes that it left in its file. */
  after?: number | null;
  format?: string | null;
  notes?: { words: string; heir: number | null } | null;
  /** Of a translation: whether it was approved. */
  approved?: boolean;
  /** Of a comment: its text. */
  text?: string;
  /** How many strings and bytes the project had less. */
  strings?: number;
  bytes?: number;
};

/** Who restores, and what limits it. */
export type Restoring = DeletionKey & {
  actor: number;
  /** The deletion's event, if its undo restores it. */
  origin?: Origin;
  /** The quota that refuses this much more, if any. */
  whyNot(coming: { strings: number; bytes: number }): QuotaKind | undefined;
  sectionsPerProject: number;
};

/** Where it is again; or why it can't be restored: its section or string is deleted, or there is no room. */
export type Restored =
  | { section_id: number | null; string_id: number | null }
  | { refused: 'gone' }
  | { refused: 'deleted'; key: 'section' | 'string' }
  | { refused: 'tooMany'; key: 'strings' | 'translations' | 'comments' }
  | { refused: 'quota'; kind: QuotaKind | 'quotaSections' | 'quotaEntries' | 'quotaPatterns' };
