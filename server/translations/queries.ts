import type { Translation } from '#contract/translations.ts';
import type { UserName } from '#contract/user-name.ts';
import { inOrder, isCompeting } from '#domain/translations/translation-order.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { stringKeys, stringsByKey } from '../content/string-key-queries.ts';
import type { StringTarget, WriteTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { type Voters, votersOf } from './voter-queries.ts';

/** SQL: the number of votes of a sign that translation `t` has. */
const VOTES = { plus: fragment`t.votes_plus`, minus: fragment`t.votes_minus` };

/** SQL: who voted with this sign. The votes are read only if the counter is not 0. */
const voters = (sign: 'plus' | 'minus'): Fragment => fragment`
  CASE WHEN ${VOTES[sign]} = 0 THEN '[]'::json ELSE (
    SELECT coalesce(json_agg(json_build_object('id', u.id, 'username', u.username) ORDER BY v.created_at, u.id), '[]')
    FROM votes v JOIN users u ON u.id = v.user_id
    WHERE v.project_id = t.project_id AND v.translation_id = t.id AND v.is_minus = ${sign === 'minus'}) END`;
const VOTERS = { plus: voters('plus'), minus: voters('minus') };

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

/**
 * How voters are read: in the same query for `each` translation, which is fast for a page; `apart` in a second
 * concurrent query, for many; or `left out`.
 */
type VotesAs = 'each' | 'apart' | 'left out';

/** The translations of some strings, by string, in their order (translations.13). */
export async function translationsOf(
  sql: Sql | Transaction,
  projectId: number,
  strings: readonly number[],
  votes: VotesAs = 'each',
): Promise<Map<number, Translation[]>> {
  const [rows, apart] = await Promise.all([
    sql<TranslationRow[]>`${translationRows(stringsByKey(stringKeys(projectId, strings)), votes)}`,
    votes === 'apart' ? votersOf(sql, projectId, strings) : undefined,
  ]);
  return byString(rows, apart);
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

/** SQL: the translations of strings `s`, looked up string by string (docs/decisions/031). */
export const translationRows = (strings: Fragment, votes: VotesAs = 'each'): Fragment => fragment`
  SELECT t.id, t.string_id, t.text, t.context, t.author_id, t.editor_id, t.updated_at,
    CASE WHEN t.id = s.approved_id THEN ${APPROVED}::int WHEN t.initial THEN ${INITIAL}::int
      ELSE ${REGULAR}::int END AS status,
    a.username AS author_name, e.username AS editor_name,
    ${votes === 'each' ? VOTERS.plus : VOTES.plus} AS votes_plus,
    ${votes === 'each' ? VOTERS.minus : VOTES.minus} AS votes_minus
  FROM ${strings}
    CROSS JOIN LATERAL (SELECT * FROM translations WHERE project_id = s.project_id AND string_id = s.id OFFSET 0) t
    JOIN users a ON a.id = t.author_id
    LEFT JOIN users e ON e.id = t.editor_id`;

/** Copies each field, because rest and spread take most of the time for ten thousand rows. */
function asTranslation(row: TranslationRow, voters: Voters | undefined, competing: boolean): Translation {
  const { editor_id, editor_name } = row;
  return {
    id: row.id,
    string_id: row.string_id,
    text: row.text,
    context: row.context,
    status: row.status,
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
  at: StringTarget,
  id: number,
): Promise<Translation | undefined> {
  return oneOf(await sql<TranslationRow[]>`${translationsOfString(at)}`, id);
}

/** SQL: all translations of a string; whether one competes depends on the others. */
export const translationsOfString = ({
  project,
  string,
}: Pick<WriteTarget, 'project' | 'string'>): Fragment =>
  translationRows(fragment`(SELECT * FROM strings WHERE project_id = ${project} AND id = ${string}) s`);

/** One of the translations of a string. */
export const oneOf = (rows: readonly TranslationRow[], id: number): Translation | undefined =>
  [...byString(rows).values()].flat().find((translation) => translation.id === id);
