import type { UserName } from '#contract/core/user-name.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { namesAddedBy } from '#domain/notices/notifications/mentions.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { hasBlocked } from '../../core/content/block-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

type Project = { id: number; visibility: Visibility };

/**
 * Users, except one, whose name begins so: members first, then those who contributed to a public project without being
 * members (notifications.27). Others could not read what mentions them. Whoever has blocked the excepted user is left
 * out, because they would not be told (accounts.35).
 */
export const usersToMention = (
  sql: Sql | Transaction,
  { id, visibility }: Project,
  except: number,
  begin: string,
) => sql<UserName[]>`
  SELECT u.id, u.username FROM (
    SELECT user_id, 0 AS rank FROM members WHERE project_id = ${id}
    ${
      visibility === 'public'
        ? fragment`UNION ALL SELECT DISTINCT user_id, 1 FROM contributions WHERE project_id = ${id}`
        : fragment``
    }
  ) known JOIN users u ON u.id = known.user_id
  WHERE NOT ${BANNED} AND u.id <> ${except} AND NOT ${hasBlocked(fragment`u.id`, fragment`${except}::bigint`)}
    AND starts_with(lower(u.username), lower(${begin}::text))
  GROUP BY u.id, u.username ORDER BY min(known.rank), lower(u.username) LIMIT ${NOTIFICATION_LIMITS.mentionable}`;

/** A comment that an event added or changed: the text before and after. */
type Commented = { id: number; text: [before: string | null, after: string | null] | null };

/** The users whom comments and edits of comments mention for the first time, by the ids of their events (notifications.26). */
export async function usersMentioned(
  tx: Transaction,
  comments: readonly Commented[],
): Promise<Map<number, number[]>> {
  const names = new Map(
    comments.flatMap(({ id, text }) => {
      const added = text ? namesAddedBy(text[0] ?? '', text[1] ?? '') : [];
      return added.length > 0 ? [[id, added] as const] : [];
    }),
  );
  if (names.size === 0) return new Map();
  const users = await usersNamed(tx, [...new Set([...names.values()].flat())]);
  const idOf = new Map(users.map(({ id, name }) => [name, id]));
  return new Map([...names].map(([id, some]) => [id, some.flatMap((name) => idOf.get(name) ?? [])]));
}

/** The ids of users by their names in lower case (notifications.25). */
const usersNamed = (tx: Transaction, names: readonly string[]) => tx<{ id: number; name: string }[]>`
  SELECT id, lower(username) AS name FROM users WHERE lower(username) = ANY (${[...names]}::text[]) AND NOT ${BANNED}`;
