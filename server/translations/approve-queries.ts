import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { isProjectThere } from '../content/present-project-queries.ts';
import { HAS_ONLY_INITIAL, INITIAL_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { translationRevisions } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';

/** SQL: the locked translation, approved by the entry in `logged`. */
const approvedNow = (): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${APPROVED}::smallint AS status, text, context
  FROM logged l, target`;

/** What the translation that is no longer approved becomes: initial only if an approval is undone that made it regular. */
type StatusAfter = typeof REGULAR | typeof INITIAL;

/**
 * SQL: the translations that these log entries have made regular. A function reads them, because they are not locked: a
 * statement that has waited for its string would see their former texts.
 */
const noLongerApproved = (entries: Fragment, status: StatusAfter): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${status}::smallint AS status, text, context
  FROM ${entries} l, LATERAL translation_now(l.project_id, l.translation_id)`;

/**
 * Approves a translation in one statement. The previously approved one becomes regular without a write, because the
 * approval is a reference of the string (translations.10); both are logged and get a revision. Does nothing if it is approved already,
 * or if either is gone. `replacedStatus` is what the previous one becomes, as the string's locked row has it.
 */
export async function insertApproval(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  replacedStatus: StatusAfter = REGULAR,
) {
  const section = sql`section_id`;
  await sql`
    WITH ${lockedTranslation({ project, string }, translation)}, made_regular AS (
      UPDATE translations t SET initial = false FROM target
      WHERE t.project_id = ${project} AND t.id = target.id AND target.initial
    ), done AS (
      UPDATE strings s SET approved_id = target.id, translations_amount = string.translations_amount,
        regular_amount = string.regular_amount + target.initial::int ${replacedStatus === INITIAL ? ONE_LESS : NOTHING}
      FROM string, target WHERE s.project_id = ${project} AND s.id = ${string} AND NOT target.approved
      RETURNING s.section_id, string.approved_id AS before, ${INITIAL_CHANGE} AS initial
    ) ${replacedStatus === INITIAL ? madeInitial(project, fragment`(SELECT before FROM done)`) : NOTHING}, counted AS (
      ${counterStep(project, section, { approved: sql`(before IS NULL)::int`, initial: sql`initial` }, string)}
    ),
    ${logSteps('approve', project, {
      actor,
      section,
      string,
      translation,
      origin,
      data: sql`CASE WHEN before IS NULL THEN '{}' ELSE jsonb_build_object('replaces', before) END`,
    })},
    ${logSteps('unapprove', project, { actor, section, string, translation: sql`before`, origin: { batch: origin?.batch }, data: { part: true } }, { step: 'before', where: sql`before IS NOT NULL` })},
    ${translationRevisions({ editor: actor, from: approvedNow() })},
    ${translationRevisions({ editor: actor, from: noLongerApproved(fragment`logged_before`, replacedStatus), step: fragment`revised_before` })}
    SELECT FROM done`;
}

/** Makes an approved translation regular again, or initial; does nothing for others. */
export async function deleteApproval(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  status: StatusAfter = REGULAR,
) {
  const section = sql`section_id`;
  await sql`
    WITH done AS (
      UPDATE strings s SET approved_id = NULL, regular_amount = regular_amount ${status === INITIAL ? ONE_LESS : NOTHING}
      WHERE project_id = ${project} AND id = ${string} AND approved_id = ${translation}
        AND ${isProjectThere(project)}
      RETURNING section_id, ${HAS_ONLY_INITIAL}::int AS initial
    ) ${status === INITIAL ? madeInitial(project, fragment`(SELECT ${translation}::bigint FROM done)`) : NOTHING}, counted AS (
      ${counterStep(project, section, { approved: -1, initial: sql`initial` }, string)}
    ),
    ${logSteps('unapprove', project, { actor, section, string, translation, origin })},
    ${translationRevisions({ editor: actor, from: noLongerApproved(fragment`logged`, status) })}
    SELECT FROM done`;
}

const NOTHING = fragment``;
const ONE_LESS = fragment`- 1`;

/** SQL: the step that makes a translation initial. */
const madeInitial = (project: number, translation: Fragment): Fragment => fragment`, made_initial AS (
  UPDATE translations SET initial = true WHERE project_id = ${project} AND id = ${translation}
)`;
