import type { UserName } from '#contract/core/user-name.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { hasBlocked } from '../../core/content/block-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

type Project = { id: number; visibility: Visibility };

/**
 * Users whose name begins so, except one: members, then those who contributed to a public project and aren't members (notifications.27).
 * Others could not read what mentions them, and who has blocked that one user would not be told (accounts.35).
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
