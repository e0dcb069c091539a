import type { QueryOf } from '#contract/core/endpoint.ts';
import type { countProjects, ProjectCount } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { isIndexed, isNamed, isWanted, RECENT_PROJECTS } from './listing-queries.ts';

type CountQuery = QueryOf<typeof countProjects> & { userId: number | null };

const MOST = LIMITS.projectsCounted;

/**
 * Counts the projects of a listing, up to one more than {@link LIMITS.projectsCounted}. A common name exceeds that
 * among the recently changed projects; the index of names is used only for rarer ones.
 */
export async function projectCount(sql: Sql | Transaction, query: CountQuery): Promise<ProjectCount> {
  const { name } = query;
  const all = sql`
    SELECT count(*) FROM (
      SELECT FROM projects p
      WHERE ${isWanted(sql, { ...query, after: undefined })} ${name ? sql`AND ${isIndexed(sql, name)}` : sql``}
      LIMIT ${MOST + 1}
    ) found`;
  const near = sql`
    SELECT count(*) FROM (
      SELECT FROM (SELECT p.* FROM projects p ORDER BY p.last_update DESC, p.id DESC LIMIT ${RECENT_PROJECTS}) p
      WHERE ${isWanted(sql, { ...query, after: undefined })} AND ${isNamed(sql, name ?? '')}
      LIMIT ${MOST + 1}
    ) found`;
  const [row] = await sql<{ amount: number }[]>`${
    name && !query.mine
      ? sql`
        WITH near AS MATERIALIZED (${near})
        SELECT CASE WHEN near.count > ${MOST} THEN near.count ELSE (${all}) END AS amount FROM near`
      : sql`SELECT (${all}) AS amount`
  }`;
  const amount = row?.amount ?? 0;
  return { amount: Math.min(amount, MOST), more: amount > MOST };
}
