import type { BodyOf } from '#contract/core/endpoint.ts';
import type { Entry, editEntry } from '#contract/texts/dictionary.ts';
import { fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { ENTRY_FIELDS } from '#domain/texts/dictionary/dictionary.ts';
import { editedEntry } from '#domain/texts/dictionary/keys.ts';
import { ownStates } from '#domain/texts/dictionary/pattern-size.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { conflict, forbidden, orNotFound } from '../../platform/http/failures.ts';
import { bytesOf, hasSameKeys, lockEntry, updateEntry, whyNoRoom } from './queries.ts';

/** The project of an entry, and the user who changes it. */
type EntryTarget = {
  project: ProjectLanguages & { id: number };
  entry: number;
  actor: number;
  origin?: Origin;
};

/**
 * Changes an entry while it is locked, so that a key written concurrently is not mistaken for a generated one.
 * Without a change nothing is written.
 */
export async function changeEntry(
  sql: Sql | Transaction,
  { project, entry, actor, origin }: EntryTarget,
  { updated_at, ...change }: BodyOf<typeof editEntry>,
  refuseByQuota: (bytes: number) => void,
): Promise<Entry> {
  const { changed } = await inTransaction(sql, async (tx) => {
    const before = orNotFound(await lockEntry(tx, project.id, entry), 'entry');
    const after = editedEntry(before, change, project);
    const acts = fieldChanges(ENTRY_FIELDS, before, after);
    if (!hasFieldChanges(acts)) return { changed: before };
    if (updated_at !== undefined && updated_at !== before.updated_at) {
      throw conflict('general', 'changed', before);
    }
    refuseByQuota(bytesOf(after) - bytesOf(before));
    const states = hasSameKeys(before, after) ? 0 : ownStates(after);
    const full = states > 0 && (await whyNoRoom(tx, project.id, { states, instead: entry }));
    if (full) throw forbidden('general', full);
    const target = { project: project.id, actor, origin };
    return { changed: await updateEntry(tx, target, { before, after, acts }) };
  });
  return orNotFound(changed, 'entry');
}
