import type { Permission } from '#domain/core/access/roles.ts';
import { kindsNeeding } from '#domain/notices/notifications/kinds.ts';
import { seesCardSql, seesContentSql } from '../../core/content/visible-project-queries.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether row `m` of members has a role that answers requests to join. */
export const MANAGES_MEMBERS = fragment`EXISTS (
  SELECT FROM roles r WHERE r.id = m.role_id AND ${'can_manage_members' satisfies Permission}::text = ANY (r.permissions))`;

/** A user whose rights are checked, each as SQL. */
type Reader = { id: Fragment; isSiteAdmin: Fragment };

/**
 * SQL: whether a user may be told of a kind now (notifications.9), in a project `p` with their row `m` of members. The kinds that
 * need the texts come last, so that one that is not known any more needs them.
 */
export const mayReadSql = (kind: Fragment, { id, isSiteAdmin }: Reader): Fragment => fragment`
  CASE WHEN ${kind} = ANY (${kindsNeeding('nothing')}::text[]) THEN true
    WHEN ${kind} = ANY (${kindsNeeding('card')}::text[]) THEN ${seesCardSql(id, isSiteAdmin)}
    WHEN ${kind} = ANY (${kindsNeeding('members')}::text[])
      THEN ${seesContentSql(isSiteAdmin)} AND ${MANAGES_MEMBERS}
    ELSE ${seesContentSql(isSiteAdmin)} END`;
