import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: whether a user has blocked another (accounts.35). `OFFSET` has it looked up by its key, however many blocks there are. */
export const hasBlocked = (user: Fragment, other: Fragment): Fragment =>
  fragment`EXISTS (SELECT FROM blocks b WHERE b.user_id = ${user} AND b.blocked_id = ${other} OFFSET 0)`;
