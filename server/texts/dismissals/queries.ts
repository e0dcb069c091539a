import type { Dismissal } from '#contract/texts/dismissals.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { ALIKE_OFFERS, type Dismissed, isOfString, shownWhat } from '#domain/texts/checks/dismissals.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { lockedString, SECTION_OF_STRING } from '../../core/content/string-lock-queries.ts';
import { counterStep, type EntryData, logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

const FIELDS = fragment`
  d.id, d.check_id AS "check", d.scope, d.what, d.reason, d.string_id,
  json_build_object('id', u.id, 'username', u.username) AS "user", d.at`;

/** SQL: the dismissals in string `s`, as JSON (dismissals.1). */
export const DISMISSALS_OF_STRING: Fragment = fragment`
  (SELECT coalesce(json_agg(row_to_json(dismissed) ORDER BY id), '[]') FROM (
    SELECT ${FIELDS} FROM check_dismissals d JOIN users u ON u.id = d.user_id
    WHERE d.project_id = s.project_id AND d.string_id = s.id
  ) dismissed)`;

/** SQL: what checks need of the dismissals in string `s`, as JSON; null if there are none. */
export const DISMISSED_IN_STRING: Fragment = fragment`
  (SELECT json_agg(json_build_object('check', d.check_id, 'scope', d.scope, 'what', d.what) ORDER BY d.id)
    FROM check_dismissals d WHERE d.project_id = s.project_id AND d.string_id = s.id)`;

/** SQL: the same of a whole project. */
export const dismissedInProject = (project: number): Fragment => fragment`
  (SELECT json_agg(json_build_object('check', d.check_id, 'scope', d.scope, 'what', d.what) ORDER BY d.id)
    FROM check_dismissals d WHERE d.project_id = ${project} AND d.string_id IS NULL)`;

/** What is dismissed in a whole project, whose `string_id` is null, and in some of its strings. */
export const dismissedFor = (sql: Sql | Transaction, project: number, strings: readonly number[]) => sql<
  (Dismissed & { string_id: number | null })[]
>`
  SELECT string_id, check_id AS "check", scope, what FROM check_dismissals
  WHERE project_id = ${project} AND (string_id IS NULL OR string_id = ANY(${[...strings]}::bigint[])) ORDER BY id`;

/** What is dismissed in a whole project, in the order in which it was. */
export const dismissalsOf = (sql: Sql | Transaction, project: number) => sql<Dismissal[]>`
  SELECT ${FIELDS} FROM check_dismissals d JOIN users u ON u.id = d.user_id
  WHERE d.project_id = ${project} AND d.string_id IS NULL ORDER BY d.id LIMIT ${CAPS.dismissalsOfProject}`;

/** A dismissal by its id. */
export async function dismissalAt(sql: Sql | Transaction, project: number, id: number) {
  const [dismissal] = await sql<Dismissal[]>`
    SELECT ${FIELDS} FROM check_dismissals d JOIN users u ON u.id = d.user_id
    WHERE d.project_id = ${project} AND d.id = ${id}`;
  return dismissal;
}

/** The findings that were dismissed in most strings, of those that are not dismissed in the project (dismissals.5). */
export const offeredOf = (sql: Sql | Transaction, project: number) => sql<
  (Pick<Dismissed, 'check' | 'what'> & { strings: number })[]
>`
  SELECT check_id AS "check", what, count(*)::int AS strings FROM check_dismissals d
  WHERE project_id = ${project} AND scope = 'here' AND NOT EXISTS (
    SELECT FROM check_dismissals wide
    WHERE wide.project_id = ${project} AND wide.string_id IS NULL AND wide.check_id = d.check_id AND wide.scope = 'project'
      AND wide.what = d.what)
  GROUP BY check_id, what HAVING count(*) >= ${ALIKE_OFFERS}
  ORDER BY strings DESC, check_id, what LIMIT ${CAPS.dismissalsOffered}`;

/** A dismissal that is written, and who writes it. */
type NewDismissal = Dismissed & { project: number; string: number | null; reason: string; actor: number };

/** What the log says of a dismissal: its check, what was found and the reason (dismissals.9). */
function entryData(
  { check, scope, what, reason }: Dismissed & { reason: string },
  is: 'added' | 'removed',
): EntryData {
  const text = shownWhat({ scope, what }).join(' ');
  return {
    n: check,
    acts: {
      ...(text !== '' && { text: is === 'added' ? [null, text] : [text, null] }),
      ...(reason !== '' && is === 'added' && { reason: ['', reason] }),
    },
  };
}

/**
 * Dismisses a finding with its log entry, in one statement; what is dismissed already stays as it is. In a string its section gets another
 * version. The result is `full` if there are as many as may be, undefined if the string is gone.
 */
export async function insertDismissal(sql: Sql, dismissal: NewDismissal) {
  const { project, string, check, scope, what, reason, actor } = dismissal;
  const isInString = isOfString(scope) && string !== null;
  const place = isInString
    ? fragment`string AS (${lockedString({ project, string })})`
    : fragment`string AS (SELECT NULL::bigint AS id, NULL::bigint AS section_id WHERE ${isProjectThere(project)})`;
  const among = isInString ? fragment`string_id = ${string}` : fragment`string_id IS NULL`;
  const most = isInString ? LIMITS.dismissalsPerString : LIMITS.dismissalsPerProject;
  const [judged] = await sql<{ outcome: 'done' | 'full' }[]>`
    WITH ${place}, judged AS (
      SELECT id, (SELECT count(*) FROM check_dismissals WHERE project_id = ${project} AND ${among}) >= ${most}
        AND NOT EXISTS (
          SELECT FROM check_dismissals WHERE project_id = ${project} AND ${among} AND check_id = ${check} AND scope = ${scope}
            AND what = ${what}) AS is_full
      FROM string
    ), done AS (
      INSERT INTO check_dismissals (project_id, string_id, check_id, scope, what, reason, user_id)
      SELECT ${project}::bigint, judged.id, ${check}, ${scope}, ${what}, ${reason}, ${actor}::bigint FROM judged
      WHERE NOT judged.is_full
      ON CONFLICT DO NOTHING
      RETURNING id
    ), ${isInString ? fragment`counted AS (${counterStep(project, SECTION_OF_STRING, {}, string)}),` : fragment``}
    ${logSteps('dismissFinding', project, {
      actor,
      ...(isInString && { section: SECTION_OF_STRING, string }),
      data: entryData(dismissal, 'added'),
    })}
    SELECT CASE WHEN is_full THEN 'full' ELSE 'done' END AS outcome FROM judged`;
  return judged?.outcome;
}

/** The dismissal that says this, and in how many strings the same finding is dismissed (dismissals.5). */
export async function storedDismissal(
  sql: Sql,
  { project, string, check, scope, what }: Omit<NewDismissal, 'reason' | 'actor'>,
) {
  const [stored] = await sql<(Dismissal & { alike: number })[]>`
    SELECT ${FIELDS}, CASE WHEN d.scope = 'here' THEN (
      SELECT count(*)::int FROM check_dismissals other
      WHERE other.project_id = ${project} AND other.scope = 'here' AND other.check_id = ${check} AND other.what = ${what}
    ) ELSE 0 END AS alike
    FROM check_dismissals d JOIN users u ON u.id = d.user_id
    WHERE d.project_id = ${project} AND ${string === null ? fragment`d.string_id IS NULL` : fragment`d.string_id = ${string}`}
      AND d.check_id = ${check} AND d.scope = ${scope} AND d.what = ${what}`;
  return stored;
}

/** Takes a dismissal back with its log entry; nothing happens if it is gone. */
export async function removeDismissal(
  sql: Sql,
  dismissal: Dismissal,
  { project, actor }: { project: number; actor: number },
): Promise<void> {
  const { id, string_id: string } = dismissal;
  const place = string === null ? fragment`` : fragment`string AS (${lockedString({ project, string })}),`;
  await sql`
    WITH ${place} done AS (
      DELETE FROM check_dismissals
      WHERE project_id = ${project} AND id = ${id} AND ${string === null ? isProjectThere(project) : fragment`EXISTS (SELECT FROM string)`}
      RETURNING id
    ), ${string === null ? fragment`` : fragment`counted AS (${counterStep(project, SECTION_OF_STRING, {}, string)}),`}
    ${logSteps('restoreFinding', project, {
      actor,
      ...(string !== null && { section: SECTION_OF_STRING, string }),
      data: entryData(dismissal, 'removed'),
    })}
    SELECT FROM done`;
}
