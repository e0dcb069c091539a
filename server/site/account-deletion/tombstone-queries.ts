import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { deletedName } from '#domain/core/names/deleted-user.ts';
import { formerNameHash } from '../../core/auth/former-name-queries.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { lockForDeletion, obstacleTo } from './queries.ts';

type Deleting = { user: number; settings: Pick<Settings, 'mail'> };

/** A deletion that is under way: the account is gone, and what belongs to it follows. */
export type DeletionUnderWay = { erases: boolean; deletedFor: number };

/**
 * Makes a user whose time has come an anonymous one, in one transaction: name, address, password, profile, sessions, tokens and
 * invitations are gone (accounts.31). Undefined if they have cancelled it meanwhile, or something stands in the way, which they
 * are told once (accounts.28).
 */
export function makeAnonymous(sql: Sql, { user, settings }: Deleting): Promise<DeletionUnderWay | undefined> {
  return sql.begin(async (tx) => {
    await lockForDeletion(tx, user);
    const [deletion] = await tx<
      { erases: boolean; isTold: boolean; isDeleted: boolean; deletedFor: number | null }[]
    >`
      SELECT erases, told_at IS NOT NULL AS "isTold", deleted_at IS NOT NULL AS "isDeleted", now_ms() - deleted_at AS "deletedFor"
      FROM account_deletions WHERE user_id = ${user} AND ended_at IS NULL AND due_at <= now_ms()`;
    if (!deletion) return undefined;
    const { erases, deletedFor } = deletion;
    if (deletedFor !== null) return { erases, deletedFor };
    if (await obstacleTo(tx, user)) {
      if (!deletion.isTold) await tellThatItWaits(tx, { user, settings });
      return undefined;
    }
    await anonymize(tx, { user, settings }, erases);
    await appendAudit(tx, { kind: 'deleteUser', actor: user, user, facts: { erases } });
    return { erases, deletedFor: 0 };
  });
}

async function tellThatItWaits(tx: Transaction, { user, settings }: Deleting) {
  await tx`UPDATE account_deletions SET told_at = now_ms() WHERE user_id = ${user}`;
  await queueMail(tx, settings, { kind: 'deletionWaits', user });
}

/** What a user signs in with, and what happened to it. */
const SIGN_IN_TABLES = [
  'sessions',
  'api_tokens',
  'devices',
  'password_links',
  'email_links',
  'security_events',
  'second_factors',
  'recovery_codes',
  'pending_sign_ins',
  'passkeys',
  'connected_services',
  'service_visits',
  'service_proofs',
];

async function anonymize(tx: Transaction, { user, settings }: Deleting, erases: boolean) {
  const [before] = await tx<
    { username: string; email: string; isConfirmed: boolean; language: InterfaceLanguage | null }[]
  >`
    SELECT username, email, email_confirmed_at IS NOT NULL AS "isConfirmed", language FROM users WHERE id = ${user}`;
  for (const table of SIGN_IN_TABLES) await tx`DELETE FROM ${tx(table)} WHERE user_id = ${user}`;
  await deleteLists(tx, user, { erases });
  await tx`
    WITH done AS (
      UPDATE users SET former_name_hash = ${formerNameHash(before?.username ?? '')}, username = ${deletedName(user)},
        email = ${deletedName(user)}, email_confirmed_at = NULL, password_hash = '', about = '', avatar_url = '', avatar_from = '',
        avatar_hash = NULL, avatar_problem = NULL, avatar_tries = 0, avatar_next_at = 0, gender = 'hidden', limitations = 0,
        banned = true, ban_reason = '', banned_until = NULL, site_admin = false, language = NULL, updated_at = greatest(updated_at + 1, now_ms()), deleted_at = now_ms()
      WHERE id = ${user} RETURNING id
    ), logged AS (
      ${siteLogStep('deleteUser', { actor: user, user })}
    )
    SELECT FROM done`;
  await tx`UPDATE account_deletions SET deleted_at = now_ms() WHERE user_id = ${user}`;
  if (!before?.isConfirmed) return;
  const { username, email, language } = before;
  await queueMail(tx, settings, {
    kind: 'accountDeleted',
    address: email,
    ...(language && { language }),
    data: { username },
  });
}

/**
 * Deletes what a user has sent or gets: emails that wait, notifications, what they watch, blocks, open invitations and
 * requests, those that they have sent, their invitation links, the notes of their reports, and what reports quote of their
 * profile or of texts that are erased.
 */
export async function deleteLists(
  tx: Transaction,
  user: number,
  { erases }: { erases: boolean },
): Promise<void> {
  for (const table of [
    'mails',
    'notifications',
    'watches',
    'reading_places',
    'notification_settings',
    'notification_mail',
    'push_subscriptions',
  ])
    await tx`DELETE FROM ${tx(table)} WHERE user_id = ${user}`;
  await tx`DELETE FROM invites WHERE user_id = ${user} OR inviter_id = ${user}`;
  await tx`DELETE FROM blocks WHERE user_id = ${user} OR blocked_id = ${user}`;
  await tx`DELETE FROM invite_links WHERE maker_id = ${user}`;
  await tx`UPDATE reports SET note = '' WHERE reporter_id = ${user} AND note <> ''`;
  await tx`
    UPDATE report_cases SET text = '' WHERE author_id = ${user} AND text <> ''
      AND (${erases} OR (translation_id IS NULL AND comment_id IS NULL))`;
}
