import type { UserName } from '#contract/core/user-name.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { inOrder, isCompeting } from '#domain/texts/translations/translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { idRuns } from '../../core/content/id-runs.ts';
import { stringKeys, stringsByKey } from '../../core/content/string-key-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { translationsInRuns, type Voters, votersOf } from './voter-queries.ts';

/** SQL: the number of votes of a sign that translation `t` has. */
const VOTES = { plus: fragment`t.votes_plus`, minus: fragment`t.votes_minus` };

/** SQL: who voted with this sign. The votes are read only if the counter is not 0. */
const voters = (sign: 'plus' | 'minus', ofProjects: Fragment): Fragment => fragment`
  CASE WHEN ${VOTES[sign]} = 0 THEN '[]'::json ELSE (
    SELECT coalesce(json_agg(json_build_object('id', u.id, 'username', u.username) ORDER BY v.created_at, u.id), '[]')
    FROM votes v JOIN users u ON u.id = v.user_id
    WHERE v.project_id ${ofProjects} AND v.project_id = t.project_id AND v.translation_id = t.id AND v.is_minus = ${sign === 'minus'}) END`;

/** A translation as read from the database. */
export type TranslationRow = Omit<
  Translation,
  'competing' | 'author' | 'editor' | 'votes_plus' | 'votes_minus'
> & {
  author_name: string;
  editor_name: string | null;
  /** The voters, or their number, which is enough for the order. */
  votes_plus: UserName[] | number;
  votes_minus: UserName[] | number;
};

/** The translations of some strings, by string, in their order (translations.13), with their voters. */
export async function translationsOf(
  sql: Sql | Transaction,
  projectId: number,
  strings: readonly number[],
): Promise<Map<number, Translation[]>> {
  const ofProject = fragment`= ${projectId}`;
  return byString(
    await sql<
      TranslationRow[]
    >`${translationRows(ofProject, stringsByKey(ofProject, stringKeys(projectId, strings)))}`,
  );
}

/**
 * The translations of many strings, in their order. With `fetch_votes` all voters are read in a second query at once,
 * not for each translation.
 */
export async function translationsOfMany(
  sql: Sql | Transaction,
  projectId: number,
  strings: readonly { id: number; approved_id: number | null }[],
  { fetch_votes }: { fetch_votes: boolean },
): Promise<Map<number, Translation[]>> {
  const ids = strings.map(({ id }) => id);
  const [rows, voters] = await Promise.all([
    sql<TranslationRow[]>`
      SELECT ${translationColumns(fragment`CASE WHEN t.initial THEN ${INITIAL}::int ELSE ${REGULAR}::int END`, VOTES)}
      FROM ${translationsInRuns(projectId, idRuns(ids))} ${USERS}`,
    fetch_votes ? votersOf(sql, projectId, ids) : undefined,
  ]);
  const approved = new Map(strings.map(({ id, approved_id }) => [id, approved_id]));
  const present = rows.filter(({ string_id }) => approved.has(string_id));
  for (const row of present) if (row.id === approved.get(row.string_id)) row.status = APPROVED;
  return byString(present, voters);
}

/** Groups translations by string, in their order. */
export function byString(
  rows: readonly TranslationRow[],
  apart?: Map<number, Voters>,
): Map<number, Translation[]> {
  return new Map(
    [...Map.groupBy(rows, ({ string_id }) => string_id)].map(([id, all]) => [
      id,
      inOrder(all).map((row) => asTranslation(row, apart?.get(row.id), isCompeting(row, all))),
    ]),
  );
}

/** SQL: the columns of translation `t`. */
const translationColumns = (
  status: Fragment,
  votes: Record<'plus' | 'minus', Fragment>,
): Fragment => fragment`
  t.id, t.string_id, t.text, t.context, t.author_id, t.editor_id, t.updated_at, t.needs_review, ${status} AS status,
  a.username AS author_name, e.username AS editor_name, ${votes.plus} AS votes_plus, ${votes.minus} AS votes_minus`;

const USERS = fragment`JOIN users a ON a.id = t.author_id LEFT JOIN users e ON e.id = t.editor_id`;

const STATUS = fragment`
  CASE WHEN t.id = s.approved_id THEN ${APPROVED}::int WHEN t.initial THEN ${INITIAL}::int ELSE ${REGULAR}::int END`;

/** SQL: the translations of strings `s` of some projects, looked up string by string (docs/decisions/031). */
export const translationRows = (ofProjects: Fragment, strings: Fragment): Fragment => fragment`
  SELECT ${translationColumns(STATUS, { plus: voters('plus', ofProjects), minus: voters('minus', ofProjects) })}
  FROM ${strings}
    CROSS JOIN LATERAL (
      SELECT * FROM translations
      WHERE project_id ${ofProjects} AND project_id = s.project_id AND string_id = s.id OFFSET 0) t
    ${USERS}`;

/** Copies each field, because rest and spread take most of the time for ten thousand rows. */
function asTranslation(row: TranslationRow, voters: Voters | undefined, competing: boolean): Translation {
  const { editor_id, editor_name } = row;
  return {
    id: row.id,
    string_id: row.string_id,
    text: row.text,
    context: row.context,
    status: row.status,
    needs_review: row.needs_review,
    author_id: row.author_id,
    author: { id: row.author_id, username: row.author_name },
    editor_id,
    editor: editor_id === null || editor_name === null ? null : { id: editor_id, username: editor_name },
    updated_at: row.updated_at,
    votes_plus: voters?.votes_plus ?? listed(row.votes_plus),
    votes_minus: voters?.votes_minus ?? listed(row.votes_minus),
    competing,
  };
}

const listed = (votes: UserName[] | number) => (typeof votes === 'number' ? [] : votes);

/** A translation as it is now. */
export async function translationOf(
  sql: Sql,
  target: StringTarget,
  id: number,
): Promise<Translation | undefined> {
  return oneOf(await sql<TranslationRow[]>`${translationsOfString(target)}`, id);
}

/** SQL: all translations of a string; whether one competes depends on the others. */
export const translationsOfString = ({
  project,
  string,
}: Pick<StringTarget, 'project' | 'string'>): Fragment =>
  translationRows(
    fragment`= ${project}`,
    fragment`(SELECT * FROM strings WHERE project_id = ${project} AND id = ${string}) s`,
  );

/** One of the translations of a string. */
export const oneOf = (rows: readonly TranslationRow[], id: number): Translation | undefined =>
  [...byString(rows).values()].flat().find((translation) => translation.id === id);
