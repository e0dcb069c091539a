import { roundsBy } from '../../core/content/rounds.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import { deleteTranslationRows } from '../../texts/translations/delete-queries.ts';

/** A translation and its string. */
export type TranslationOf = { string: number; translation: number };

/** A deleted user, and the project in which their texts are erased. */
export type Erasing = { project: number; user: number };

/** The next translations in a project that a user has ever been the author of, also deleted ones, by string and id. */
export const translationsBy = (
  tx: Transaction,
  { project, user }: Erasing,
  after: TranslationOf,
  most: number,
) =>
  tx<TranslationOf[]>`
    SELECT DISTINCT string_id AS string, translation_id AS translation FROM translation_revisions
    WHERE project_id = ${project} AND author_id = ${user}
      AND (string_id, translation_id) > (${after.string}::bigint, ${after.translation}::bigint)
    ORDER BY string_id, translation_id LIMIT ${most}`;

/**
 * Of a user's translations those that no other user has approved or given another text: only these are erased (accounts.30). The
 * first state of a part of a split string is one that whoever split it has given.
 */
export async function notBuiltUpon(
  tx: Transaction,
  { project, user }: Erasing,
  translations: readonly TranslationOf[],
): Promise<TranslationOf[]> {
  if (translations.length === 0) return [];
  const states = await tx<TranslationOf[]>`
    SELECT string_id AS string, translation_id AS translation
    FROM (
      SELECT string_id, translation_id, editor_id, status,
        (text, context) IS DISTINCT FROM (lag(text) OVER earlier, lag(context) OVER earlier) AS is_changed
      FROM translation_revisions
      WHERE project_id = ${project} AND string_id = ANY(${translations.map(({ string }) => string)}::bigint[])
        AND translation_id = ANY(${translations.map(({ translation }) => translation)}::bigint[])
      WINDOW earlier AS (PARTITION BY translation_id ORDER BY event_id)
    ) state
    WHERE editor_id <> ${user} AND (status = 1 OR is_changed)
    GROUP BY string_id, translation_id`;
  const withStates = new Set(states.map(({ translation }) => translation));
  return translations.filter(({ translation }) => !withStates.has(translation));
}

/**
 * Erases translations of a user that nobody has built upon: those that are there are deleted as by their author, and what the
 * database still has of them goes: revisions, texts in the log, what a restoring would need.
 */
export async function eraseTranslations(tx: Transaction, erasing: Erasing, some: readonly TranslationOf[]) {
  const { project, user } = erasing;
  // Decided under their locks, so that nobody approves one meanwhile.
  await lockStrings(tx, project, undefined, [...new Set(some.map(({ string }) => string))]);
  const erased = await notBuiltUpon(tx, erasing, some);
  if (erased.length === 0) return;
  const ids = erased.map(({ translation }) => translation);
  const strings = erased.map(({ string }) => string);
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM translations WHERE project_id = ${project} AND id = ANY(${ids}::bigint[])`;
  const isThere = new Set(rows.map(({ id }) => id));
  const items = erased.filter(({ translation }) => isThere.has(translation));
  for (const round of roundsBy(items, ({ string }) => string))
    await deleteTranslationRows(tx, { project, actor: user, items: round });
  await tx`
    DELETE FROM deletions
    WHERE project_id = ${project} AND author_id = ${user} AND kind = 3 AND item_id = ANY(${ids}::bigint[])`;
  await tx`
    DELETE FROM translation_revisions
    WHERE project_id = ${project} AND string_id = ANY(${strings}::bigint[]) AND translation_id = ANY(${ids}::bigint[])`;
  await tx`
    DELETE FROM vote_counts
    WHERE project_id = ${project} AND string_id = ANY(${strings}::bigint[]) AND translation_id = ANY(${ids}::bigint[])`;
  await tx`
    UPDATE log SET data = data #- '{acts,text}' #- '{acts,context}'
    WHERE project_id = ${project} AND string_id = ANY(${strings}::bigint[]) AND translation_id = ANY(${ids}::bigint[])
      AND data -> 'acts' ?| ARRAY['text', 'context']`;
}

/** Whether a project has a translation of a user that is to be erased still. */
export async function hasTranslationToErase(
  tx: Transaction,
  erasing: Erasing,
  most: number,
): Promise<boolean> {
  let after = 0;
  for (;;) {
    const some = await tx<TranslationOf[]>`
      SELECT string_id AS string, id AS translation FROM translations
      WHERE project_id = ${erasing.project} AND author_id = ${erasing.user} AND id > ${after} ORDER BY id LIMIT ${most}`;
    if ((await notBuiltUpon(tx, erasing, some)).length > 0) return true;
    if (some.length < most) return false;
    after = some.at(-1)?.translation ?? 0;
  }
}
