import type { BodyOf } from '#contract/core/endpoint.ts';
import type { addSharedWord, editSharedWord, SharedWord, SharedWords } from '#contract/texts/shared-words.ts';
import { fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Fragment } from '../../platform/database/fragment.ts';
import { conflict, forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { requireCurrentMember } from '../../projects/members/require-current-member.ts';
import { familyOf, readBy } from './queries.ts';

/** The project that the words are changed in, and the user who does it. */
type WordTarget = { project: number; actor: number };

const columns = (sql: Sql | Transaction): Fragment => sql`id, word, "desc", updated_at`;

/** The shared words of a project's family in the order of the alphabet; none if it has no other languages (families.18). */
export async function sharedWordsOf(sql: Sql, project: number, userId: number | null): Promise<SharedWords> {
  const family = await familyOf(sql, project);
  if (family === null) return { home: null, words: [] };
  const [home] = await sql<{ project_id: number; name: string; is_read: boolean }[]>`
    SELECT p.id AS project_id, p.name, ${readBy(userId)} AS is_read FROM projects p
    WHERE p.family_id = ${family} AND ${NOT_DELETED} ORDER BY p.id LIMIT 1`;
  const words = await sql<SharedWord[]>`
    SELECT ${columns(sql)} FROM shared_words WHERE family_id = ${family} ORDER BY lower(word), id LIMIT ${LIMITS.sharedWords}`;
  return { home: home?.is_read ? { project_id: home.project_id, name: home.name } : null, words };
}

/**
 * Changes the shared words of a family, with its first project locked. Throws 403 if the project isn't the first one, or the user no
 * longer has the right (families.19).
 */
function withWordsLocked<T>(
  sql: Sql,
  { project, actor }: WordTarget,
  act: (tx: Transaction, family: number) => Promise<T>,
): Promise<T> {
  return withProjectLocked(sql, project, async (tx) => {
    await requireCurrentMember(tx, project, actor, 'can_manage_strings');
    const family = await familyOf(tx, project);
    const [before] = await tx`
      SELECT FROM projects p WHERE p.family_id = ${family} AND p.id < ${project} AND ${NOT_DELETED} LIMIT 1`;
    if (family === null || before) throw forbidden('general', 'notFirst');
    return act(tx, family);
  });
}

/** Adds a shared word with its log entry. */
export const insertSharedWord = (
  sql: Sql,
  target: WordTarget,
  { word, desc }: BodyOf<typeof addSharedWord>,
) =>
  withWordsLocked(sql, target, async (tx, family) => {
    const [{ amount } = { amount: 0 }] = await tx<{ amount: number }[]>`
      SELECT count(*)::int AS amount FROM shared_words WHERE family_id = ${family}`;
    if (amount >= LIMITS.sharedWords) throw forbidden('general', 'quotaEntries');
    await refuseTaken(tx, family, word);
    const [added] = await tx<SharedWord[]>`
      WITH done AS (
        INSERT INTO shared_words (family_id, word, "desc") VALUES (${family}, ${word}, ${desc}) RETURNING ${columns(tx)}
      ),
      ${logSteps('addSharedWord', target.project, { actor: target.actor, data: { n: word, acts: { word: [null, word] } } })}
      SELECT * FROM done`;
    if (!added) throw new Error('the statement makes a row');
    return added;
  });

/** Changes a shared word; the log entry has the old one. Without a change nothing is written. */
export const updateSharedWord = (
  sql: Sql,
  target: WordTarget,
  id: number,
  { updated_at, ...change }: BodyOf<typeof editSharedWord>,
) =>
  withWordsLocked(sql, target, async (tx, family) => {
    const [row] = await tx<SharedWord[]>`
      SELECT ${columns(tx)} FROM shared_words WHERE family_id = ${family} AND id = ${id}`;
    const before = orNotFound(row, 'word');
    const acts = fieldChanges(['word', 'desc'], before, change);
    if (!hasFieldChanges(acts)) return before;
    if (updated_at !== undefined && updated_at !== before.updated_at)
      throw conflict('general', 'changed', before);
    const { word = before.word, desc = before.desc } = change;
    if (word !== before.word) await refuseTaken(tx, family, word, id);
    const [changed] = await tx<SharedWord[]>`
      WITH done AS (
        UPDATE shared_words SET word = ${word}, "desc" = ${desc}, updated_at = greatest(now_ms(), updated_at + 1)
        WHERE family_id = ${family} AND id = ${id} RETURNING ${columns(tx)}
      ),
      ${logSteps('editSharedWord', target.project, { actor: target.actor, data: { n: before.word, acts } })}
      SELECT * FROM done`;
    return orNotFound(changed, 'word');
  });

/** Deletes a shared word with its log entry. */
export const deleteSharedWordRow = (sql: Sql, target: WordTarget, id: number) =>
  withWordsLocked(sql, target, async (tx, family) => {
    const [row] = await tx<{ word: string }[]>`
      SELECT word FROM shared_words WHERE family_id = ${family} AND id = ${id}`;
    const { word } = orNotFound(row, 'word');
    await tx`
      WITH done AS (
        DELETE FROM shared_words WHERE family_id = ${family} AND id = ${id} RETURNING id
      ),
      ${logSteps('deleteSharedWord', target.project, { actor: target.actor, data: { n: word, acts: { word: [word, null] } } })}
      SELECT FROM done`;
  });

/** Refuses a word that the family has already, regardless of case. */
async function refuseTaken(tx: Transaction, family: number, word: string, except = 0) {
  const [taken] = await tx`
    SELECT FROM shared_words WHERE family_id = ${family} AND lower(word) = lower(${word}) AND id <> ${except}`;
  if (taken) throw invalid('word', 'notUnique');
}
