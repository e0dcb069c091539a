import type { ListedString } from '#contract/strings.ts';
import { commentsOf, onSection } from '../comments/queries.ts';
import type { Sql } from '../database/connect.ts';
import { translationsOf } from '../translations/queries.ts';
import type { FoundString } from './queries.ts';

/** What a call asks for besides the strings (SPEC §7): `fetch_votes` counts with `fetch_translations`. */
type Flags = Record<'fetch_translations' | 'fetch_votes' | 'fetch_comments', boolean>;

/** Which strings of a project: all, those of a section, or these. */
type Extent = { section?: number; strings?: number[] };

/** A project, and who asks: the comments carry their read marks. */
type Asked = { project: number; userId: number | null };

/**
 * Strings with what the flags ask for, in as many queries however many strings there are, all at the same time.
 * Translations stand in their order, with voters or without.
 */
export async function withFetched(
  sql: Sql,
  { project, userId }: Asked,
  extent: Extent,
  { fetch_translations, fetch_votes, fetch_comments }: Flags,
  strings: FoundString[] | PromiseLike<FoundString[]>,
): Promise<ListedString[]> {
  const votes = fetch_votes ? 'apart' : 'left out';
  const [sources, translations, comments] = await Promise.all([
    strings,
    fetch_translations ? translationsOf(sql, project, amongStrings(sql, extent), votes) : undefined,
    fetch_comments ? commentsOf(sql, project, userId, amongComments(sql, project, extent)) : undefined,
  ]);
  const commentsByString = comments && Map.groupBy(comments, ({ string_id }) => string_id);
  return sources.map((source) => ({
    ...source,
    ...(translations && { translations: translations.get(source.id) ?? [] }),
    ...(commentsByString && { comments: commentsByString.get(source.id) ?? [] }),
  }));
}

function amongStrings(sql: Sql, { section, strings }: Extent) {
  if (strings) return sql`s.id = ANY(${strings}::bigint[])`;
  return section === undefined ? sql`true` : sql`s.section_id = ${section}`;
}

function amongComments(sql: Sql, project: number, { section, strings }: Extent) {
  if (strings) return sql`c.string_id = ANY(${strings}::bigint[])`;
  return section === undefined ? sql`true` : onSection(sql, project, section);
}
