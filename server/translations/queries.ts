import type { Translation } from '#contract/translations.ts';
import { inOrder, isCompeting } from '#domain/translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations.ts';
import type { Sql } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from '../strings/at-string.ts';

/** Who voted with this sign; looked for only where the counter says that somebody did. */
const voters = (sql: Sql, sign: 'plus' | 'minus') => sql`
  CASE WHEN ${sign === 'plus' ? sql`t.votes_plus` : sql`t.votes_minus`} = 0 THEN '[]'::json ELSE (
    SELECT coalesce(json_agg(json_build_object('id', u.id, 'username', u.username) ORDER BY v.created_at, u.id), '[]')
    FROM votes v JOIN users u ON u.id = v.user_id
    WHERE v.project_id = t.project_id AND v.translation_id = t.id AND v.is_minus = ${sign === 'minus'}) END`;

/**
 * The translations of some strings in one query: by string, each string's in the order of DECISIONS §5.4.
 * `among` is SQL that chooses the strings `s`.
 */
export async function translationsOf(sql: Sql, projectId: number, among: Fragment) {
  const rows = await sql<Omit<Translation, 'competing'>[]>`
    SELECT t.id, t.string_id, t.text, t.context, t.author_id, t.editor_id, t.updated_at,
      CASE WHEN t.id = s.approved_id THEN ${APPROVED}::int WHEN t.initial THEN ${INITIAL}::int
        ELSE ${REGULAR}::int END AS status,
      json_build_object('id', a.id, 'username', a.username) AS author,
      CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'username', e.username) END AS editor,
      ${voters(sql, 'plus')} AS votes_plus, ${voters(sql, 'minus')} AS votes_minus
    FROM strings s
      JOIN translations t ON t.project_id = s.project_id AND t.string_id = s.id
      JOIN users a ON a.id = t.author_id
      LEFT JOIN users e ON e.id = t.editor_id
    WHERE s.project_id = ${projectId} AND ${among}`;
  const byString = Map.groupBy(rows, ({ string_id }) => string_id);
  return new Map<number, Translation[]>(
    [...byString].map(([id, all]) => [
      id,
      inOrder(all).map((row) => ({ ...row, competing: isCompeting(row, all) })),
    ]),
  );
}

/** One translation as it now is. */
export async function translationOf(sql: Sql, { project, string }: AtString, id: number) {
  const byString = await translationsOf(sql, project, sql`s.id = ${string}`);
  return byString.get(string)?.find((translation) => translation.id === id);
}

/**
 * Adds a translation with its counters and log line, in one statement. Undefined: the string is gone.
 * Like every write inside a string it locks the string first, so that such writes wait in one order.
 */
export async function insertTranslation(
  sql: Sql,
  { project, section, string, actor }: AtString,
  { text, context, initial }: { text: string; context: string; initial: boolean },
) {
  const [made] = await sql<{ id: number }[]>`
    WITH string AS (
      UPDATE strings SET translations_amount = translations_amount + 1,
        regular_amount = regular_amount + ${initial ? 0 : 1}, last_translation_at = now_ms()
      WHERE project_id = ${project} AND id = ${string}
      RETURNING id, translations_amount = 1 AS is_first
    ), done AS (
      INSERT INTO translations (project_id, string_id, text, context, initial, author_id)
      SELECT ${project}, string.id, ${text}, ${context}, ${initial}, ${actor} FROM string
      RETURNING id
    ), counted AS (
      ${countLine(sql, project, section, { translated: sql`(SELECT is_first::int FROM string)`, translations: 1 })}
    ), logged AS (
      ${logLine(sql, 'addTranslation', project, {
        actor,
        section,
        string,
        translation: sql`done.id`,
        data: { acts: { text: [null, text] } },
      })}
    )
    SELECT id FROM done`;
  return made?.id;
}
