import type { EventKind } from '#domain/events/kinds.ts';
import { eventKindOf } from '#domain/events/kinds.ts';
import type { Transaction } from '../database/connect.ts';
import {
  authorsOfDeleted,
  authorsOfOlder,
  authorsOfTranslations,
  authorsRepliedTo,
  type Entry,
  sectionsWithStringsBefore,
} from './entry-queries.ts';

/** The users whom some log entries concern, and what must be known of sections. */
export type Related = {
  /** By the id of a translation. */
  authors: Map<number, number[]>;
  olderAuthors: Map<number, number[]>;
  /** By the id of a log entry. */
  authorsOfDeleted: Map<number, number[]>;
  /** By the id of a comment. */
  answered: Map<number, number[]>;
  /** The sections whose strings are not their first ones. */
  growing: Set<number>;
};

const byId = (rows: readonly { id: number; user_id: number }[]): Map<number, number[]> =>
  new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, some]) => [id, some.map(({ user_id }) => user_id)]),
  );

/** Reads what some log entries concern, with a query only for what they have. */
export async function relatedTo(
  tx: Transaction,
  project: number,
  entries: readonly Entry[],
): Promise<Related> {
  const ofKinds = (...kinds: EventKind[]) =>
    entries.filter(({ w }) => kinds.some((kind) => kind === eventKindOf(w)));
  const ids = (some: readonly Entry[], field: 'translation_id' | 'comment_id') =>
    some.flatMap((entry) => entry[field] ?? []);
  const judged = ids(ofKinds('approve', 'editTranslation', 'vote'), 'translation_id');
  const added = ids(ofKinds('addTranslation'), 'translation_id');
  const deleted = ofKinds('deleteTranslation').map(({ id }) => id);
  const comments = ids(ofKinds('addComment'), 'comment_id');
  const grown = [...Map.groupBy(ofKinds('addStrings'), ({ section_id }) => section_id)].flatMap(
    ([section, [first]]) => (section !== null && first ? [{ section, id: first.id }] : []),
  );
  return {
    authors: byId(judged.length > 0 ? await authorsOfTranslations(tx, project, judged) : []),
    olderAuthors: byId(added.length > 0 ? await authorsOfOlder(tx, project, added) : []),
    authorsOfDeleted: byId(deleted.length > 0 ? await authorsOfDeleted(tx, project, deleted) : []),
    answered: byId(comments.length > 0 ? await authorsRepliedTo(tx, project, comments) : []),
    growing: new Set(
      grown.length > 0 ? (await sectionsWithStringsBefore(tx, project, grown)).map(({ id }) => id) : [],
    ),
  };
}
