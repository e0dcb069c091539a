import type { Translation } from '#contract/texts/translations.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { initialChangeByAdding } from '../../core/content/string-count-queries.ts';
import { SECTION_OF_STRING } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { translationRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import type { StoredKey } from '../../platform/idempotency/queries.ts';
import { storeResultStep } from '../../platform/idempotency/queries.ts';

/** The fields of a new translation that the database sets. */
type AddedTranslation = Pick<Translation, 'id' | 'updated_at' | 'competing'>;
const MADE = fragment`to_jsonb(made)`;
const DONE_ID = fragment`done.id`;
const IS_FIRST = fragment`(SELECT (translations_amount = 1)::int FROM string)`;

/**
 * Adds a translation with its counters, log entry and revision in one statement, and returns what the database sets. Undefined:
 * the string is gone. It locks the string first, as every write inside a string does. It competes with the approved
 * one unless both are of the same millisecond. With a key the result is stored too; throws if the key was used
 * before.
 */
export async function insertTranslation(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  { text, context, initial }: { text: string; context: string; initial: boolean },
  once?: StoredKey,
): Promise<AddedTranslation | undefined> {
  const bytes = Buffer.byteLength(text) + Buffer.byteLength(context);
  const [translation] = await sql<AddedTranslation[]>`
    WITH string AS (
      UPDATE strings SET translations_amount = translations_amount + 1, inner_bytes = inner_bytes + ${bytes}::bigint,
        regular_amount = regular_amount + ${initial ? 0 : 1}, last_translation_at = now_ms()
      WHERE project_id = ${project} AND id = ${string} AND ${isProjectThere(project)}
      RETURNING id, section_id, approved_id, translations_amount, regular_amount, last_translation_at AS at
    ), done AS (
      INSERT INTO translations (project_id, string_id, text, context, initial, author_id, created_at, updated_at)
      SELECT ${project}, string.id, ${text}, ${context}, ${initial}, ${actor}, at, at FROM string
      RETURNING id, author_id, text, context
    ), counted AS (
      ${counterStep(
        project,
        SECTION_OF_STRING,
        {
          translated: IS_FIRST,
          initial: fragment`(SELECT ${initialChangeByAdding(1, initial ? 0 : 1)} FROM string)`,
          translations: 1,
          bytes,
        },
        string,
      )}
    ),
    ${logSteps('addTranslation', project, {
      actor,
      origin,
      section: SECTION_OF_STRING,
      string,
      translation: DONE_ID,
      data: { acts: { text: [null, text] } },
    })},
    ${translationRevisions({
      editor: actor,
      from: fragment`
        SELECT project_id, string_id, translation_id, logged.id AS event_id, author_id, ${initial ? INITIAL : REGULAR}::smallint AS status,
          text, context
        FROM logged, done`,
    })}, made AS (
      SELECT done.id, string.at AS updated_at, approved_id IS NOT NULL AND NOT ${initial}::boolean AND coalesce((
        SELECT a.updated_at FROM translations a WHERE a.project_id = ${project} AND a.id = approved_id), 0) < string.at
        AS competing
      FROM done, string
    ) ${once ? fragment`, kept AS (${storeResultStep(once, MADE, fragment`made`)})` : fragment``}
    SELECT * FROM made`;
  return translation;
}
