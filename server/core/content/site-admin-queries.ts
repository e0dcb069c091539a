import { type Fragment, fragment } from '../../platform/database/fragment.ts';

const HAS_SECOND_FACTOR = fragment`EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.secret IS NOT NULL)`;
const IS_NEEDED = fragment`EXISTS (SELECT FROM site_rules WHERE name = 'adminSecondFactor' AND is_on)`;

/**
 * SQL: whether user `u` is a site administrator who may use the right now: with a second factor where the site asks for it
 * (security.9).
 */
export const IS_SITE_ADMIN: Fragment = fragment`(u.site_admin AND (${HAS_SECOND_FACTOR} OR NOT ${IS_NEEDED}))`;

/** SQL: whether only the second factor is missing for that. */
export const LACKS_SECOND_FACTOR: Fragment = fragment`(u.site_admin AND NOT ${HAS_SECOND_FACTOR} AND ${IS_NEEDED})`;
