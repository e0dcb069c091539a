import type { ListedString } from '#contract/texts/strings.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { commentsOf } from '../comments/queries.ts';
import { translationsOfMany } from '../translations/queries.ts';
import type { FoundString } from './queries.ts';

/** The parts that a call requests besides the strings (api.33): `fetch_votes` needs `fetch_translations`. */
export type Flags = Record<'fetch_translations' | 'fetch_votes' | 'fetch_comments', boolean>;

/** A project and the user, whose read marks the comments have. */
export type ListingScope = { project: number; userId: number | null };

/**
 * Strings with what the flags request, in a fixed number of concurrent queries. Translations are in their order, with or
 * without voters. The result has the fields of the contract and no others.
 */
export async function withFetched(
  sql: Sql | Transaction,
  { project, userId }: ListingScope,
  flags: Flags,
  strings: readonly FoundString[],
): Promise<ListedString[]> {
  const [translations, comments] = await Promise.all([
    flags.fetch_translations ? translationsOfMany(sql, project, strings, flags) : undefined,
    flags.fetch_comments ? commentsOfStrings(sql, project, userId, strings) : undefined,
  ]);
  return strings.map((string) => {
    const listed = withoutOthers(string);
    if (string.frame !== undefined) listed.frame = string.frame;
    if (string.joint !== undefined) listed.joint = string.joint;
    if (string.translations_amount !== undefined) listed.translations_amount = string.translations_amount;
    if (translations) listed.translations = translations.get(string.id) ?? [];
    if (comments) listed.comments = comments.get(string.id) ?? [];
    return listed;
  });
}

/** Copies each field, because rest and spread take most of the time for ten thousand rows. */
const withoutOthers = (string: FoundString): ListedString => ({
  id: string.id,
  section_id: string.section_id,
  index: string.index,
  text: string.text,
  key: string.key,
  context: string.context,
  max_length: string.max_length,
  continues: string.continues,
  target_start: string.target_start,
  target_end: string.target_end,
  updated_at: string.updated_at,
  comments_amount: string.comments_amount,
});

/** The comments of some strings, by string; each is looked up by itself (docs/decisions/031). */
async function commentsOfStrings(
  sql: Sql | Transaction,
  project: number,
  userId: number | null,
  strings: readonly FoundString[],
) {
  const from = sql`unnest(${strings.map(({ id }) => id)}::bigint[]) AS string (id) CROSS JOIN LATERAL (
    SELECT * FROM comments WHERE project_id = ${project} AND string_id = string.id OFFSET 0) c`;
  const comments = await commentsOf(sql, project, userId, sql`true`, {}, from);
  return Map.groupBy(comments, ({ string_id }) => string_id);
}
