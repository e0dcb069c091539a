import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { NOT_DELETED } from './present-project-queries.ts';

/**
 * SQL for `seesContent` (visibility.6) of a signed-in user: `p` is the project, `m` the user's row of
 * members or null. The value says whether they are a site administrator.
 */
export const seesContentSql = (isSiteAdmin: Fragment): Fragment => fragment`
  (${NOT_DELETED} AND CASE WHEN p.hidden_at IS NULL THEN p.visibility = 'public' OR m.role_id IS NOT NULL
    ELSE coalesce(m.role_id = ${OWNER_ROLE}::int, false) OR ${isSiteAdmin} END)`;

/**
 * SQL for `seesCard` (visibility.5) of a signed-in user; `user` is their id, by which an open invitation
 * is found.
 */
export const seesCardSql = (user: Fragment, isSiteAdmin: Fragment): Fragment => fragment`
  (${NOT_DELETED} AND CASE WHEN p.hidden_at IS NULL THEN p.visibility <> 'closed' OR m.role_id IS NOT NULL
      OR EXISTS (SELECT FROM invites i WHERE i.project_id = p.id AND i.user_id = ${user})
    ELSE coalesce(m.role_id = ${OWNER_ROLE}::int, false) OR ${isSiteAdmin} END)`;
