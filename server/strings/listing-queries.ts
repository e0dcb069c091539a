import type { ListedString } from '#contract/strings.ts';
import { commentsOf } from '../comments/queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { translationsOf } from '../translations/queries.ts';
import type { FoundString } from './queries.ts';

/** What a call asks for besides the strings (api.33): `fetch_votes` counts with `fetch_translations`. */
export type Flags = Record<'fetch_translations' | 'fetch_votes' | 'fetch_comments', boolean>;

/** A project, and who asks: the comments carry their read marks. */
export type Asked = { project: number; userId: number | null };

/**
 * Strings with what the flags ask for, in as many queries however many strings there are, all at the same time.
 * Translations stand in their order, with voters or without.
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
    fetch_translations ? translationsOf(sql, project, sql`s.id = ANY(${ids}::bigint[])`, votes) : undefined,
    fetch_comments ? commentsOf(sql, project, userId, sql`c.string_id = ANY(${ids}::bigint[])`) : undefined,
  ]);
  const commentsByString = comments && Map.groupBy(comments, ({ string_id }) => string_id);
  return sources.map((source) => ({
    ...source,
    ...(translations && { translations: translations.get(source.id) ?? [] }),
    ...(commentsByString && { comments: commentsByString.get(source.id) ?? [] }),
  }));
}
