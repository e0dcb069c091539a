import { APPROVED, REGULAR } from '#domain/translations/translations.ts';
import { HAS_ONLY_INITIAL, INITIAL_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { translationRevisions } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';

/** SQL: the locked translation, approved by the entry in `logged`. */
const approvedNow = (): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${APPROVED}::smallint AS status, text, context
  FROM logged l, target`;

/**
 * SQL: the translations that these log entries have made regular. A function reads them, because they are not locked: a
 * statement that has waited for its string would see their former texts.
 */
const regularNow = (entries: Fragment): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${REGULAR}::smallint AS status, text, context
  FROM ${entries} l, LATERAL translation_now(l.project_id, l.translation_id)`;

/**
 * Approves a translation in one statement. The previously approved one becomes regular without a write, because the
 * approval is a reference of the string (translations.10); both are logged and get a revision. Does nothing if it is approved already,
 * or if either is gone.
 */
export async function insertApproval(
  sql: Sql,
  { project, string, actor }: StringTarget,
  translation: number,
) {
  const section = sql`section_id`;
  await sql`
    WITH ${lockedTranslation({ project, string }, translation)}, made_regular AS (
      UPDATE translations t SET initial = false FROM target
      WHERE t.project_id = ${project} AND t.id = target.id AND target.initial
    ), done AS (
      UPDATE strings s SET approved_id = target.id, translations_amount = string.translations_amount,
        regular_amount = string.regular_amount + target.initial::int
      FROM string, target WHERE s.project_id = ${project} AND s.id = ${string} AND NOT target.approved
      RETURNING s.section_id, string.approved_id AS before, ${INITIAL_CHANGE} AS initial
    ), counted AS (
      ${counterStep(project, section, { approved: sql`(before IS NULL)::int`, initial: sql`initial` }, string)}
    ),
    ${logSteps('approve', project, { actor, section, string, translation })},
    ${logSteps('unapprove', project, { actor, section, string, translation: sql`before` }, { step: 'before', where: sql`before IS NOT NULL` })},
    ${translationRevisions({ editor: actor, from: approvedNow() })},
    ${translationRevisions({ editor: actor, from: regularNow(fragment`logged_before`), step: fragment`revised_before` })}
    SELECT FROM done`;
}

/** Makes an approved translation regular again; does nothing for others. */
export async function deleteApproval(
  sql: Sql,
  { project, string, actor }: StringTarget,
  translation: number,
) {
  const section = sql`section_id`;
  await sql`
    WITH done AS (
      UPDATE strings s SET approved_id = NULL
      WHERE project_id = ${project} AND id = ${string} AND approved_id = ${translation}
      RETURNING section_id, ${HAS_ONLY_INITIAL}::int AS initial
    ), counted AS (
      ${counterStep(project, section, { approved: -1, initial: sql`initial` }, string)}
    ),
    ${logSteps('unapprove', project, { actor, section, string, translation })},
    ${translationRevisions({ editor: actor, from: regularNow(fragment`logged`) })}
    SELECT FROM done`;
}
