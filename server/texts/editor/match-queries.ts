import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { TEXT_FILTERS, type TextFilter } from '#domain/texts/editor/string-filters.ts';
import { likePattern } from '#domain/texts/editor/text-search.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { fromUnread } from '../comments/read-queries.ts';
import { numbersIn } from './numbers.ts';

/** The conditions of a search, all of which must hold. The state of a string is not among them. */
export type Search = { readonly [Name in TextFilter]?: string } & {
  /** The languages of the project, whose letters are compared; of no pattern. */
  readonly languages?: ProjectLanguages;
  /** The texts are regular expressions of PostgreSQL's dialect. */
  readonly regex: boolean;
  /** The username of an author of one of its translations. */
  readonly from?: string;
  /** It has a regular translation that is newer than the approved one (translations.15). */
  readonly competing: boolean;
  /** It has a translation that needs review (translations.27). */
  readonly needsReview: boolean;
  /** It has comments. */
  readonly commented: boolean;
};

/** The strings to search: those of some sections, or some strings. */
export type Among = { sections: number[] } | { strings: number[] };

type MatchRequest = { project: number; among: Among; search: Search };

/** The ids of the matching strings by section; sections without matches are left out. */
export async function matchesOf(
  sql: Sql | Transaction,
  request: MatchRequest,
): Promise<Map<number, Float64Array>> {
  const { project, among, search } = request;
  const isOfTranslations = search.translation !== undefined || search.text !== undefined;
  const range =
    isOfTranslations && 'sections' in among ? await denseRange(sql, project, among.sections) : undefined;
  const rows = await matching(sql, request, range);
  return new Map(rows.map(({ section, ids }) => [section, numbersIn(ids)]));
}

/** The first and last id of strings, if few of the ids between them belong to others. */
type IdRange = { first: number; last: number };

/** The most ids in a range per id of the sections for which the whole range is read. */
const DENSE = 2;

/** The range of the ids of some sections' strings; undefined if it holds many others. */
async function denseRange(
  sql: Sql | Transaction,
  project: number,
  sections: number[],
): Promise<IdRange | undefined> {
  const [row] = await sql<{ amount: number; first: number | null; last: number | null }[]>`
    SELECT count(*) AS amount, min(s.id) AS first, max(s.id) AS last
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ANY(${sections}::bigint[])`;
  const { amount = 0, first = null, last = null } = row ?? {};
  return first !== null && last !== null && last - first < DENSE * amount ? { first, last } : undefined;
}

const matching = (sql: Sql | Transaction, request: MatchRequest, range: IdRange | undefined) => {
  const { project, among, search } = request;
  const isByReview = search.needsReview && 'sections' in among;
  const isByAuthor = search.from !== undefined && 'sections' in among && !isByReview;
  const byTranslation =
    range && !isByReview && !isByAuthor
      ? TEXT_FILTERS.find((name) => BY_TRANSLATION[name] && search[name])
      : undefined;
  const others = TEXT_FILTERS.filter((name) => name !== byTranslation);
  let candidates: Fragment | undefined;
  if ('strings' in among) candidates = sql`SELECT id FROM unnest(${among.strings}::bigint[]) AS given (id)`;
  else if (isByReview) candidates = needingReview(project);
  else if (isByAuthor) candidates = translatedBy(sql, project, search.from);
  else if (range && byTranslation) {
    candidates = matchingInRange(sql, byTranslation, { project, sections: among.sections, search }, range);
  }
  return sql<{ section: number; ids: string }[]>`
    SELECT s.section_id AS section, array_agg(s.id)::text AS ids
    FROM ${
      candidates
        ? sql`(${candidates}) candidate, LATERAL (
            SELECT * FROM strings WHERE project_id = ${project} AND id = candidate.id OFFSET 0) s`
        : sql`strings s`
    }
    WHERE s.project_id = ${project} ${'sections' in among ? sql`AND ${isIn(sql, among.sections)}` : sql``}
      ${search.commented ? sql`AND s.comments_amount > 0` : sql``}
      ${search.competing ? sql`AND ${isCompeting(sql, project)}` : sql``}
      ${search.needsReview && !isByReview ? sql`AND ${needsReview(sql, project)}` : sql``}
      ${search.from === undefined || isByAuthor ? sql`` : sql`AND ${isFrom(sql, project, search.from)}`}
      ${others.map((name) => sql`${search[name] ? sql`AND ${HOLDS[name](sql, project, holds(search[name], search))}` : sql``}`)}
    GROUP BY s.section_id`;
};

const isIn = (sql: Sql | Transaction, sections: number[]) => sql`s.section_id = ANY(${sections}::bigint[])`;

/** The filters that search translations, and whether the source too. */
const BY_TRANSLATION: { readonly [Name in TextFilter]?: 'alone' | 'with source' } = {
  translation: 'alone',
  text: 'with source',
};

/**
 * SQL: the ids of strings that match a filter, by one pass over the translations of a range. Looking up the
 * translations of each string would take as long as searching their texts.
 */
function matchingInRange(
  sql: Sql | Transaction,
  name: TextFilter,
  { project, sections, search }: { project: number; sections: number[]; search: Search },
  { first, last }: IdRange,
): Fragment {
  const condition = holds(search[name] ?? '', search);
  const translated = sql`
    SELECT DISTINCT t.string_id AS id FROM translations t
    WHERE t.project_id = ${project} AND t.string_id BETWEEN ${first} AND ${last} AND ${condition(TRANSLATION)}`;
  if (BY_TRANSLATION[name] === 'alone') return translated;
  return sql`
    ${translated} UNION
    SELECT s.id FROM strings s WHERE s.project_id = ${project} AND ${isIn(sql, sections)} AND ${condition(SOURCE)}`;
}

/** A column of texts, the one that has them in lower case, if they are stored, and which of a project's languages they are in. */
type TextColumn = { text: Fragment; lower?: Fragment; language?: keyof ProjectLanguages };

const SOURCE: TextColumn = { text: fragment`s.text`, lower: fragment`s.text_lower`, language: 'source_lang' };
const TRANSLATION: TextColumn = {
  text: fragment`t.text`,
  lower: fragment`t.text_lower`,
  language: 'target_lang',
};

/** Makes the condition for a text column. */
type Condition = (column: TextColumn) => Fragment;

/** Makes the condition for the strings of a project. */
type OfStrings = (sql: Sql | Transaction, project: number, condition: Condition) => Fragment;

const ofTranslation: OfStrings = (sql, project, condition) => sql`
  s.translations_amount > 0 AND EXISTS (
    SELECT FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = s.id AND ${condition(TRANSLATION)}
    -- By the index for each string; otherwise the texts of the whole project would be searched for one section.
    OFFSET 0)`;

/** The texts that each filter searches. */
const HOLDS: Record<TextFilter, OfStrings> = {
  text: (sql, project, condition) => sql`(${condition(SOURCE)} OR ${ofTranslation(sql, project, condition)})`,
  original: (_sql, _project, condition) => condition(SOURCE),
  translation: ofTranslation,
  key: (_sql, _project, condition) => condition({ text: fragment`s.key` }),
  context: (_sql, _project, condition) => condition({ text: fragment`s.context` }),
};

/**
 * Whether a text matches a pattern or contains a text, ignoring case. For a text it also ignores Unicode composition
 * and differences that its language treats as one letter. The database lowers what is sought as it lowers the stored
 * texts, and only once: a generic plan would do so for each row.
 */
function holds(search: string, { regex, languages }: Pick<Search, 'regex' | 'languages'>): Condition {
  if (regex) return ({ text }) => fragment`${text} ~* ${search}`;
  return ({ text, lower, language }) => {
    const { like, pattern, hasOwnCase } = likePattern(search, language && languages?.[language]);
    if (pattern === undefined && lower)
      return fragment`strpos(${lower}, (SELECT lower(${search.normalize('NFC')}::text))) > 0`;
    const contains = lower
      ? fragment`${lower} LIKE (SELECT lower(${like}::text))`
      : fragment`${text} ILIKE ${like}`;
    if (pattern === undefined) return contains;
    return hasOwnCase
      ? fragment`(${contains} AND ${text} ~ ${pattern})`
      : fragment`(${contains} AND ${text} ~* ${pattern})`;
  };
}

const isCompeting = (sql: Sql | Transaction, project: number) => sql`
  s.approved_id IS NOT NULL AND s.regular_amount > 1 AND EXISTS (
    SELECT FROM translations a JOIN translations t
      ON t.project_id = ${project} AND t.string_id = s.id AND NOT t.initial AND t.updated_at > a.updated_at
    WHERE a.project_id = ${project} AND a.id = s.approved_id OFFSET 0)`;

/** SQL: the ids of the strings with a translation that needs review, found by the index of these, of which there are few. */
const needingReview = (project: number) => fragment`
  SELECT DISTINCT t.string_id AS id FROM translations t WHERE t.project_id = ${project} AND t.needs_review`;

/** The same as a condition on a string. */
const needsReview = (sql: Sql | Transaction, project: number) => sql`
  s.translations_amount > 0 AND EXISTS (
    SELECT FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = s.id AND t.needs_review OFFSET 0)`;

const userNamed = (sql: Sql | Transaction, username: string) =>
  sql`(SELECT u.id FROM users u WHERE lower(u.username) = lower(${username}))`;

/** SQL: the ids of the strings with a translation by a user, found by the index of authors. */
const translatedBy = (sql: Sql | Transaction, project: number, username: string) => sql`
  SELECT DISTINCT t.string_id AS id FROM translations t
  WHERE t.project_id = ${project} AND t.author_id = ${userNamed(sql, username)}`;

/** The same as a condition on a string. */
const isFrom = (sql: Sql | Transaction, project: number, username: string) => sql`
  EXISTS (
    SELECT FROM translations t
    WHERE t.project_id = ${project} AND t.string_id = s.id AND t.author_id = ${userNamed(sql, username)} OFFSET 0)`;

/** The strings of a project with comments that a user has not read. */
export async function stringsWithUnread(sql: Sql, project: number, userId: number): Promise<Set<number>> {
  const [row] = await sql<{ ids: string }[]>`
    SELECT coalesce(array_agg(DISTINCT c.string_id)::text, '{}') AS ids
    ${fromUnread(sql, project, userId)}`;
  return new Set(row ? numbersIn(row.ids) : []);
}

/** A guest's read marks: every comment up to one, and later ones by string. */
export type GuestRead = { upTo: number; marks: readonly { string: number; comment: number }[] };

/** The strings of a project with comments that a guest has not read. */
export async function unreadByGuest(
  sql: Sql,
  project: number,
  { upTo, marks }: GuestRead,
): Promise<Set<number>> {
  const strings = marks.map(({ string }) => string);
  const comments = marks.map(({ comment }) => comment);
  const [row] = await sql<{ ids: string }[]>`
    SELECT coalesce(array_agg(DISTINCT c.string_id)::text, '{}') AS ids
    FROM comments c
      LEFT JOIN unnest(${strings}::bigint[], ${comments}::bigint[]) AS r(string_id, comment_id) ON r.string_id = c.string_id
    WHERE c.project_id = ${project} AND NOT c.deleted
      AND c.id > ${upTo}::bigint AND c.id > coalesce(r.comment_id, 0)`;
  return new Set(row ? numbersIn(row.ids) : []);
}

/** Rejects with the database's error if a pattern does not compile. */
export async function tryPattern(sql: Sql | Transaction, pattern: string): Promise<void> {
  await sql`SELECT '' ~* ${pattern}`;
}
