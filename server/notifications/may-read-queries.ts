import { isManager, ROLES } from '#domain/access/roles.ts';
import { kindsNeeding } from '#domain/notifications/kinds.ts';
import { seesCardSql, seesContentSql } from '../content/visible-project-queries.ts';
import { type Fragment, fragment } from '../database/fragment.ts';

/** The roles that answer requests to join. */
export const MANAGER_ROLES = ROLES.map(({ id }) => id).filter(isManager);

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
      THEN ${seesContentSql(isSiteAdmin)} AND coalesce(m.role_id = ANY (${MANAGER_ROLES}::int[]), false)
    ELSE ${seesContentSql(isSiteAdmin)} END`;
