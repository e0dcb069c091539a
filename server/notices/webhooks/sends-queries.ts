import type { Permission } from '#domain/core/access/roles.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether the owner of webhook `w` manages its project now. */
export const IS_OWNED: Fragment = fragment`EXISTS (
  SELECT FROM members m JOIN users u ON u.id = m.user_id AND NOT ${BANNED} JOIN roles r ON r.id = m.role_id
  WHERE m.project_id = w.project_id AND m.user_id = w.owner_id
    AND ${'can_manage_project' satisfies Permission}::text = ANY (r.permissions))`;

/**
 * SQL: the webhooks `w` that send: enabled, of a project that is neither deleted nor hidden, whose owner manages it, so that nobody
 * learns of a project what they may not read (webhooks.5). More conditions may follow.
 */
export const SENDS: Fragment = fragment`
  SELECT w.* FROM webhooks w JOIN projects p ON p.id = w.project_id AND p.hidden_at IS NULL AND ${NOT_DELETED}
  WHERE w.enabled AND ${IS_OWNED}`;
