import type { QueryOf } from '#contract/core/endpoint.ts';
import type { listProjects } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinOwnRole } from '../core/content/role-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import type { Fragment } from '../platform/database/fragment.ts';
import { type Card, card, isFoundBy, OF_CHOSEN, projectCounts } from './queries.ts';

type ListQuery = QueryOf<typeof listProjects> & { userId: number | null };

/**
 * The projects that the user may find (visibility.9), last changed first. Cards are read only for the projects of the
 * page.
 */
export function findProjects(sql: Sql | Transaction, query: ListQuery) {
  return sql<Card[]>`
    WITH ${chosen(sql, query)}, counts AS MATERIALIZED (${projectCounts(OF_CHOSEN)})
    SELECT ${card(sql, query.userId)}
    FROM chosen JOIN projects p ON p.id = chosen.id LEFT JOIN counts ON counts.project_id = chosen.id
      ${joinOwnRole(query.userId)}
    ORDER BY p.last_update DESC, p.id DESC`;
}

/** Those of some listed projects that the user may still find: who may see a project is not for a replica to say. */
export async function stillFound(sql: Sql, cards: readonly Card[], userId: number | null): Promise<Card[]> {
  if (cards.length === 0) return [];
  const rows = await sql<{ id: number }[]>`
    SELECT p.id FROM projects p
    WHERE p.id = ANY(${cards.map(({ id }) => id)}::bigint[]) AND ${isFoundBy(sql, userId)}`;
  const ids = new Set(rows.map(({ id }) => id));
  return cards.filter(({ id }) => ids.has(id));
}

function chosen(sql: Sql | Transaction, query: ListQuery): Fragment {
  if (query.needs_translators) return inNeed(sql, query);
  return query.name && !query.mine ? namedOnes(sql, query, query.name) : all(sql, query);
}

/**
 * SQL: projects with untranslated strings. Only the last changed projects are searched, so that a site of finished
 * projects is not read completely.
 */
const inNeed = (sql: Sql | Transaction, query: ListQuery): Fragment => sql`
  latest AS MATERIALIZED (
    SELECT p.id, p.last_update FROM projects p
    WHERE p.status = 'opened' AND ${isWanted(sql, query)} ${query.name ? sql`AND ${isNamed(sql, query.name)}` : sql``}
    ORDER BY p.last_update DESC, p.id DESC LIMIT ${LIMITS.projectsInNeed}
  ), latest_counts AS MATERIALIZED (${projectCounts(sql`IN (SELECT id FROM latest)`)}), chosen AS (
    SELECT l.id FROM latest l JOIN latest_counts c ON c.project_id = l.id
    WHERE c.strings_amount > c.strings_translated
    ORDER BY l.last_update DESC, l.id DESC LIMIT ${query.limit}
  )`;

const all = (sql: Sql | Transaction, query: ListQuery): Fragment => sql`
  chosen AS (
    SELECT p.id FROM projects p
    WHERE ${isWanted(sql, query)} ${query.name ? sql`AND ${isNamed(sql, query.name)}` : sql``}
    ORDER BY p.last_update DESC, p.id DESC LIMIT ${query.limit}
  )`;

/** The most recently changed projects, in which a common name is searched without the index. */
export const RECENT_PROJECTS = 2000;

/**
 * SQL: projects by name. A common name, such as a single letter, fills the page from the recently changed projects;
 * if it does not, it is rare and the index of names is fast. The planner can't know which of the two it is.
 */
function namedOnes(sql: Sql | Transaction, query: ListQuery, name: string): Fragment {
  return sql`
    near AS MATERIALIZED (
      SELECT p.id, p.last_update FROM (
        SELECT p.* FROM projects p WHERE true ${isAfter(sql, query)} ORDER BY p.last_update DESC, p.id DESC LIMIT ${RECENT_PROJECTS}
      ) p
      WHERE ${isWanted(sql, query)} AND ${isNamed(sql, name)}
      ORDER BY p.last_update DESC, p.id DESC LIMIT ${query.limit}
    ), named AS MATERIALIZED (
      SELECT p.id, p.last_update FROM projects p
      WHERE (SELECT count(*) < ${query.limit} FROM near) AND ${isWanted(sql, query)}
        AND ${isIndexed(sql, name)}
    ), chosen AS (
      SELECT id, last_update FROM near UNION SELECT id, last_update FROM named
      ORDER BY last_update DESC, id DESC LIMIT ${query.limit}
    )`;
}

export const isWanted = (
  sql: Sql | Transaction,
  { userId, mine, popular, since, after }: Omit<ListQuery, 'name' | 'limit' | 'needs_translators'>,
) => sql`
  ${isFoundBy(sql, userId)}
  ${mine ? sql`AND p.id IN (SELECT project_id FROM members WHERE user_id = ${userId})` : sql``}
  ${popular ? sql`AND p.last_update > now_ms() - ${LIMITS.popularWithin}::bigint` : sql``}
  ${since === undefined ? sql`` : sql`AND p.last_update > ${since}`}
  ${isAfter(sql, { after })}`;

/** SQL: whether project `p` comes after the previous page. */
export const isAfter = (sql: Sql | Transaction, { after }: Pick<ListQuery, 'after'>) =>
  after ? sql`AND (p.last_update, p.id) < (${after.listed_at}, ${after.id})` : sql``;

/**
 * SQL: whether the name of project `p` contains a text. The database folds the text as it folds the names, in a scalar
 * subquery, so that it happens once and not for each row, as in a generic plan.
 */
export const isNamed = (sql: Sql | Transaction, part: string) => sql`
  p.name_key LIKE (SELECT '%' || lower(normalize(${escapedForLike(part)}, NFC)) || '%')`;

/** SQL: the same with an index; trigrams don't find one or two letters, so `pieces` are used for them. */
export const isIndexed = (sql: Sql | Transaction, part: string) =>
  Array.from(part.normalize('NFC')).length < 3
    ? sql`name_pieces(p.name) @> (SELECT ARRAY[lower(normalize(${part}, NFC))])`
    : isNamed(sql, part);

function escapedForLike(text: string) {
  return text.replace(/[\\%_]/g, '\\$&');
}
