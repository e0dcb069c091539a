import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether the user of a query is banned now (administration.10). Only `users` has these columns, so they need no alias. */
export const BANNED: Fragment = fragment`(banned AND (banned_until IS NULL OR banned_until > now_ms()))`;
