import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { namesAddedBy } from '#domain/notices/notifications/mentions.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  authorsOfDeleted,
  authorsOfOlder,
  authorsOfTranslations,
  authorsRepliedTo,
  type Entry,
  sectionsOfUpdates,
  sectionsWithStringsBefore,
  usersNamed,
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
  /** Those whom a comment mentions for the first time, by the id of the log entry. */
  mentioned: Map<number, number[]>;
  /** The sections that updates of books have updated or added, by the id of the log entry. */
  updated: Map<number, number[]>;
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
  const books = ofKinds('updateSource').flatMap(({ id, section_id }) => (section_id === null ? id : []));
  const parts = books.length > 0 ? await sectionsOfUpdates(tx, project, books) : [];
  return {
    updated: new Map(
      [...Map.groupBy(parts, ({ batch }) => batch)].map(([id, some]) => [
        id,
        some.map(({ section_id }) => section_id),
      ]),
    ),
    authors: byId(judged.length > 0 ? await authorsOfTranslations(tx, project, judged) : []),
    olderAuthors: byId(added.length > 0 ? await authorsOfOlder(tx, project, added) : []),
    authorsOfDeleted: byId(deleted.length > 0 ? await authorsOfDeleted(tx, project, deleted) : []),
    answered: byId(comments.length > 0 ? await authorsRepliedTo(tx, project, comments) : []),
    mentioned: await mentionedIn(tx, ofKinds('addComment', 'editComment')),
    growing: new Set(
      grown.length > 0 ? (await sectionsWithStringsBefore(tx, project, grown)).map(({ id }) => id) : [],
    ),
  };
}

/** The users whom comments and edits of comments mention for the first time, by the ids of their entries (notifications.26). */
async function mentionedIn(tx: Transaction, entries: readonly Entry[]): Promise<Map<number, number[]>> {
  const names = new Map(
    entries.flatMap(({ id, text }) => {
      const added = text ? namesAddedBy(text[0] ?? '', text[1] ?? '') : [];
      return added.length > 0 ? [[id, added] as const] : [];
    }),
  );
  if (names.size === 0) return new Map();
  const users = await usersNamed(tx, [...new Set([...names.values()].flat())]);
  const idOf = new Map(users.map(({ id, name }) => [name, id]));
  return new Map([...names].map(([id, some]) => [id, some.flatMap((name) => idOf.get(name) ?? [])]));
}
