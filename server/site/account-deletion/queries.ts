import type { AccountDeletion } from '#contract/site/account-deletion.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { DAY } from '#domain/core/units.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** SQL: the projects `p` that a user owns, besides deleted ones. */
const ownedBy = (user: number): Fragment => fragment`
  FROM members m JOIN projects p ON p.id = m.project_id
  WHERE m.user_id = ${user} AND m.role_id = ${OWNER_ROLE} AND ${NOT_DELETED}`;

/** SQL: whether a user is the only site administrator who is not banned. */
const isLastAdmin = (user: number): Fragment => fragment`
  (EXISTS (SELECT FROM users WHERE id = ${user} AND site_admin)
    AND NOT EXISTS (SELECT FROM users WHERE id <> ${user} AND site_admin AND NOT ${BANNED}))`;

/** Why an account can't be deleted now (accounts.28). */
export type Obstacle = 'ownsProjects' | 'last';

/** What stands in the way of deleting the account of a user who is locked, together with the rights of site administrators. */
export async function obstacleTo(tx: Transaction, user: number): Promise<Obstacle | undefined> {
  const [row] = await tx<{ owns: boolean; last: boolean }[]>`
    SELECT EXISTS (SELECT ${ownedBy(user)}) AS owns, ${isLastAdmin(user)} AS last`;
  if (row?.owns) return 'ownsProjects';
  return row?.last ? 'last' : undefined;
}

/** Locks a user for their deletion; before that the rights of all site administrators, one of whom always stays. */
export async function lockForDeletion(tx: Transaction, user: number): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.userAccess})`;
  await lockUser(tx, user);
}

/** Whether a user's account is going to be deleted, and what stands in the way. */
export async function deletionOf(sql: Sql, user: number): Promise<AccountDeletion> {
  const [row] = await sql<Omit<AccountDeletion, 'days'>[]>`
    SELECT (
        SELECT json_build_object('asked_at', asked_at, 'due_at', due_at, 'texts', CASE WHEN erases THEN 'erase' ELSE 'keep' END)
        FROM account_deletions WHERE user_id = ${user}
      ) AS deletion,
      (SELECT coalesce(json_agg(owned), '[]') FROM (
        SELECT p.id, p.handle, p.name ${ownedBy(user)} ORDER BY p.name, p.id LIMIT ${SERVICE_LIMITS.ownedShown}
      ) owned) AS projects,
      ${isLastAdmin(user)} AS is_last_admin`;
  if (!row) throw new Error('a query without FROM answers a row');
  return { days: SERVICE_LIMITS.accountDeletionDays, ...row };
}

type DeletionRequest = { user: number; passwordHash: string; erases: boolean };

/**
 * Stores that a user has asked for the deletion of their account, and sends them an email; asking again begins the days anew.
 * `changed`: the checked password is no longer the current one.
 */
export function storeDeletion(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, passwordHash, erases }: DeletionRequest,
): Promise<'stored' | 'changed' | Obstacle> {
  return sql.begin(async (tx) => {
    await lockForDeletion(tx, user);
    const obstacle = await obstacleTo(tx, user);
    if (obstacle) return obstacle;
    const [stored] = await tx<{ due_at: number }[]>`
      WITH done AS (
        INSERT INTO account_deletions AS d (user_id, erases, asked_at, due_at)
        SELECT id, ${erases}, at, at + ${SERVICE_LIMITS.accountDeletionDays * DAY}::bigint
        FROM users, (SELECT now_ms() AS at OFFSET 0) asked
        WHERE id = ${user} AND password_hash = ${passwordHash} AND NOT ${BANNED}
        ON CONFLICT (user_id) DO UPDATE
          SET erases = excluded.erases, asked_at = excluded.asked_at, due_at = excluded.due_at, told_at = NULL
        RETURNING due_at
      ), logged AS (
        ${siteLogStep('askDeletion', { actor: user, user })}
      )
      SELECT due_at FROM done`;
    if (!stored) return 'changed';
    await queueMail(tx, settings, { kind: 'deletionAsked', user, data: { due_at: stored.due_at } });
    await appendAudit(tx, {
      kind: 'askDeletion',
      actor: user,
      user,
      facts: { erases, due_at: stored.due_at },
    });
    return 'stored';
  });
}

/** Cancels the deletion of an account; false if there is none to cancel. */
export function cancelDeletion(sql: Sql, user: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const cancelled = await tx`
      WITH done AS (
        DELETE FROM account_deletions WHERE user_id = ${user} AND deleted_at IS NULL RETURNING user_id
      ), logged AS (
        ${siteLogStep('cancelDeletion', { actor: user, user })}
      )
      SELECT FROM done`;
    if (cancelled.length === 0) return false;
    await appendAudit(tx, { kind: 'cancelDeletion', actor: user, user });
    return true;
  });
}
