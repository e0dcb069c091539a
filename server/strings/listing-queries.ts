import type { ListedString } from '#contract/strings.ts';
import { commentsOf } from '../comments/queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { translationsOf } from '../translations/queries.ts';
import type { FoundString } from './queries.ts';

/** The parts that a call requests besides the strings (api.33): `fetch_votes` needs `fetch_translations`. */
export type Flags = Record<'fetch_translations' | 'fetch_votes' | 'fetch_comments', boolean>;

/** A project and the user, whose read marks the comments have. */
export type Asked = { project: number; userId: number | null };

/**
 * Adds what the flags request to strings, in a fixed number of concurrent queries. Translations are in their order,
 * with or without voters.
 */
export async function withFetched(
  sql: Sql | Transaction,
  { project, userId }: Asked,
  { strings: ids }: { strings: number[] },
  { fetch_translations, fetch_votes, fetch_comments }: Flags,
  strings: FoundString[] | PromiseLike<FoundString[]>,
): Promise<ListedString[]> {
  const votes = fetch_votes ? 'apart' : 'left out';
  const [sources, translations, comments] = await Promise.all([
    strings,
    fetch_translations ? translationsOf(sql, project, ids, votes) : undefined,
    fetch_comments ? commentsOf(sql, project, userId, sql`c.string_id = ANY(${ids}::bigint[])`) : undefined,
  ]);
  const commentsByString = comments && Map.groupBy(comments, ({ string_id }) => string_id);
  return sources.map((source) => ({
    ...source,
    ...(translations && { translations: translations.get(source.id) ?? [] }),
    ...(commentsByString && { comments: commentsByString.get(source.id) ?? [] }),
  }));
}
