import { LIMITS } from '#domain/core/limits.ts';
import { INITIAL_CHANGE, REVIEW_CHANGE } from '../../core/content/string-count-queries.ts';
import { lockedString } from '../../core/content/string-lock-queries.ts';
import { type DeletionKey, insertKept, keptContent } from '../../core/deletions/kept-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import {
  ENTRY_STATE,
  entryRevisions,
  TRANSLATION_STATE,
  translationRevisions,
} from '../../core/revisions/write-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { whyNoRoom } from '../../texts/dictionary/queries.ts';
import { type Deletion, lockDeletion, type Restored, type Restoring } from './queries.ts';

/** The string of a deletion, locked, and then the deletion; or why not. */
async function lockInside(tx: Transaction, key: DeletionKey, string: number) {
  type Held = { section_id: number; translations_amount: number; comments_amount: number };
  const [held] = await tx<Held[]>`
    SELECT section_id, translations_amount, comments_amount FROM (${lockedString({ project: key.project, string })}) held`;
  if (!(await lockDeletion(tx, key))) return { refused: 'gone' } as const;
  return held ?? ({ refused: 'deleted', key: 'string' } as const);
}

/**
 * Restores a translation with its votes. It is approved again if it was approved and no other is now. A statement after
 * the lock reads what is written.
 */
export async function restoreTranslation(
  tx: Transaction,
  restoring: Restoring,
  deletion: Deletion,
): Promise<Restored> {
  const { project, actor, origin, whyNot } = restoring;
  const { item_id: translation, data } = deletion;
  const string = deletion.string_id ?? 0;
  const held = await lockInside(tx, restoring, string);
  if ('refused' in held) return held;
  if (held.translations_amount >= LIMITS.translationsPerString)
    return { refused: 'tooMany', key: 'translations' };
  const kind = whyNot({ strings: 0, bytes: data.bytes ?? 0 });
  if (kind) return { refused: 'quota', kind };
  await tx`
    WITH string AS MATERIALIZED (
      SELECT translations_amount, regular_amount, review_amount, approved_id FROM strings WHERE project_id = ${project} AND id = ${string}
    ), added AS (
      ${insertKept(restoring, 'translations', tx`jsonb_build_object('string_id', ${string}::bigint)`)}
      RETURNING id, text, context, initial, needs_review, author_id, updated_at, votes_plus, votes_minus
    ), done AS (
      UPDATE strings s SET translations_amount = string.translations_amount + 1,
        inner_bytes = s.inner_bytes + octet_length(added.text) + octet_length(added.context),
        regular_amount = string.regular_amount + (NOT added.initial)::int,
        review_amount = string.review_amount + added.needs_review::int,
        approved_id = CASE WHEN ${data.approved ?? false} THEN coalesce(string.approved_id, added.id) ELSE string.approved_id END,
        votes_plus = s.votes_plus + added.votes_plus, votes_minus = s.votes_minus + added.votes_minus,
        last_translation_at = greatest(s.last_translation_at, added.updated_at)
      FROM string, added WHERE s.project_id = ${project} AND s.id = ${string}
      RETURNING s.section_id, s.translations_amount = 1 AS is_first, ${INITIAL_CHANGE} AS initial_change, ${REVIEW_CHANGE} AS review_change,
        s.approved_id IS NOT DISTINCT FROM added.id AS approved, added.text, added.context, added.author_id,
        (CASE WHEN s.approved_id IS NOT DISTINCT FROM added.id THEN 1 ELSE -added.initial::int END)::smallint AS status,
        octet_length(added.text) + octet_length(added.context) AS bytes
    ), counted AS (
      ${counterStep(
        project,
        tx`section_id`,
        {
          translated: tx`is_first::int`,
          approved: tx`approved::int`,
          initial: tx`initial_change`,
          needingReview: tx`review_change`,
          translations: 1,
          bytes: tx`bytes`,
        },
        string,
      )}
    ),
    ${logSteps('restoreTranslation', project, {
      actor,
      origin,
      section: tx`done.section_id`,
      string,
      translation,
      data: tx`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, done.text)))`,
    })},
    ${translationRevisions({
      editor: actor,
      from: tx`
        SELECT project_id, string_id, translation_id, logged.id AS event_id, author_id, ${TRANSLATION_STATE} FROM logged, done`,
    })}
    SELECT FROM done`;
  await tx`${insertKept(restoring, 'votes')}`;
  return { section_id: held.section_id, string_id: string };
}

/** Restores the text of a comment in its place. */
export async function restoreComment(
  tx: Transaction,
  restoring: Restoring,
  deletion: Deletion,
): Promise<Restored> {
  const { project, actor, origin, whyNot } = restoring;
  const { item_id: comment, data } = deletion;
  const { text = '' } = data;
  const string = deletion.string_id ?? 0;
  const held = await lockInside(tx, restoring, string);
  if ('refused' in held) return held;
  if (held.comments_amount >= LIMITS.commentsPerString) return { refused: 'tooMany', key: 'comments' };
  const bytes = Buffer.byteLength(text);
  const kind = whyNot({ strings: 0, bytes });
  if (kind) return { refused: 'quota', kind };
  await tx`
    WITH done AS (
      UPDATE comments SET text = ${text}, updated_at = greatest(now_ms(), updated_at + 1)
      WHERE project_id = ${project} AND string_id = ${string} AND id = ${comment} AND deleted
      RETURNING id
    ), of_string AS (
      UPDATE strings s SET comments_amount = s.comments_amount + 1, inner_bytes = s.inner_bytes + ${bytes}::bigint
      FROM done WHERE s.project_id = ${project} AND s.id = ${string}
    ), counted AS (
      ${counterStep(project, held.section_id, { bytes }, string)}
    ),
    ${logSteps('restoreComment', project, {
      actor,
      origin,
      section: held.section_id,
      string,
      comment,
      data: { acts: { text: [null, text] } },
    })}
    SELECT FROM done`;
  return { section_id: held.section_id, string_id: string };
}

/** Restores a dictionary word. The project is locked, so that the number of words stays within its limit. */
export async function restoreEntry(
  tx: Transaction,
  restoring: Restoring,
  { data }: Deletion,
): Promise<Restored> {
  const { project, actor, origin, whyNot } = restoring;
  await lockProject(tx, project);
  if (!(await lockDeletion(tx, restoring))) return { refused: 'gone' };
  const [row] = await tx<{ states: number | null }[]>`
    SELECT (content ->> 'states')::int AS states FROM (${keptContent(restoring, 'dictionary')}) kept`;
  const full = await whyNoRoom(tx, project, { states: row?.states ?? 0 });
  if (full) return { refused: 'quota', kind: full };
  const bytes = data.bytes ?? 0;
  const kind = whyNot({ strings: 0, bytes });
  if (kind) return { refused: 'quota', kind };
  await tx`
    WITH done AS (
      ${insertKept(restoring, 'dictionary')}
      RETURNING id, ${ENTRY_STATE}
    ),
    ${logSteps('restoreEntry', project, {
      actor,
      origin,
      data: tx`jsonb_build_object('n', done.word, 'acts', jsonb_build_object('word', jsonb_build_array(NULL, done.word),
        'translate', jsonb_build_array(NULL, done.translate)))`,
    })},
    ${entryRevisions({
      editor: actor,
      from: tx`SELECT project_id, done.id AS entry_id, logged.id AS event_id, ${ENTRY_STATE} FROM logged, done`,
    })},
    touched AS (
      UPDATE projects SET last_update = now_ms(), bytes = projects.bytes + ${bytes}::bigint FROM done WHERE projects.id = ${project}
    )
    SELECT FROM done`;
  return { section_id: null, string_id: null };
}
