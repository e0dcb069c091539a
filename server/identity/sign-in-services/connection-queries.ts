import type { Ban } from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { type Origin, securityEventStep } from '../../core/auth/security-event-queries.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Identity } from './providers.ts';

type Who = Pick<Identity, 'issuer' | 'subject'>;

/** The user who has connected an identity, unless they were deleted. */
export async function userWithIdentity(sql: Sql, { issuer, subject }: Who) {
  const [user] = await sql<(Ban & { id: number; password_hash: string; banned: boolean })[]>`
    SELECT u.id, u.password_hash, ${BANNED} AS banned, u.ban_reason, u.banned_until
    FROM connected_services s JOIN users u ON u.id = s.user_id
    WHERE s.issuer = ${issuer} AND s.subject = ${subject} AND u.deleted_at IS NULL`;
  return user;
}

/** Whether an identity is connected to this user. */
export async function isIdentityOf(
  sql: Sql | Transaction,
  user: number,
  { issuer, subject }: Who,
): Promise<boolean> {
  const rows = await sql`
    SELECT FROM connected_services WHERE user_id = ${user} AND issuer = ${issuer} AND subject = ${subject}`;
  return rows.length > 0;
}

/** Stores the identity of a new user, in the transaction that makes them. Throws the unique violation if another user has it. */
export async function storeFirstIdentity(
  tx: Transaction,
  { user, label, issuer, subject, origin }: Who & { user: number; label: string; origin: Origin },
): Promise<void> {
  await tx`
    WITH done AS (
      INSERT INTO connected_services (user_id, issuer, subject, label) VALUES (${user}, ${issuer}, ${subject}, ${label}) RETURNING id
    )
    ${securityEventStep('serviceConnected', { user, origin, detail: label })}`;
}

type Connecting = Who & { user: number; label: string; origin: Origin };

/**
 * Connects an identity to a user, who is told by email. `taken`: it is another user's; `another`: this user has connected another
 * one of the same service; `gone`: the user was banned or deleted meanwhile.
 */
export function connectIdentity(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, label, issuer, subject, origin }: Connecting,
): Promise<'connected' | 'taken' | 'another' | 'gone'> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [owner] = await tx`SELECT FROM users WHERE id = ${user} AND NOT ${BANNED} AND deleted_at IS NULL`;
    if (!owner) return 'gone';
    const rows = await tx<{ isOwn: boolean; isSame: boolean }[]>`
      SELECT user_id = ${user} AS "isOwn", subject = ${subject} AS "isSame" FROM connected_services
      WHERE issuer = ${issuer} AND (user_id = ${user} OR subject = ${subject})`;
    if (rows.some(({ isOwn, isSame }) => isOwn && isSame)) return 'connected';
    if (rows.some(({ isOwn }) => !isOwn)) return 'taken';
    if (rows.length > 0) return 'another';
    const result = await tx`
      WITH done AS (
        INSERT INTO connected_services (user_id, issuer, subject, label) VALUES (${user}, ${issuer}, ${subject}, ${label})
        ON CONFLICT (issuer, subject) DO NOTHING RETURNING id
      ), told AS (
        ${securityEventStep('serviceConnected', { user, origin, detail: label })}
      )
      SELECT FROM done`;
    if (result.length === 0) return 'taken';
    await queueMail(tx, settings, { kind: 'serviceConnected', user, data: { service: label } });
    return 'connected';
  });
}

type Disconnecting = { user: number; id: number; passwordHash: string; origin: Origin };

/**
 * Disconnects a service from a user who has just entered their password, by which they still sign in. False if it isn't
 * connected, or the password was changed meanwhile. Sign-ins that wait for their second factor end.
 */
export function disconnectIdentity(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, id, passwordHash, origin }: Disconnecting,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [owner] = await tx`
      SELECT FROM users WHERE id = ${user} AND password_hash = ${passwordHash} AND password_hash <> '' AND NOT ${BANNED}`;
    if (!owner) return false;
    const [row] = await tx<{ label: string }[]>`
      WITH done AS (
        DELETE FROM connected_services WHERE user_id = ${user} AND id = ${id} RETURNING label
      ), told AS (
        ${securityEventStep('serviceDisconnected', { user, origin, detail: fragment`done.label` })}
      )
      SELECT label FROM done`;
    if (!row) return false;
    await tx`DELETE FROM pending_sign_ins WHERE user_id = ${user}`;
    await queueMail(tx, settings, { kind: 'serviceDisconnected', user, data: { service: row.label } });
    return true;
  });
}

/** Whether a user has a password, and the services that they have connected. */
export async function connectionsOf(sql: Sql, user: number) {
  const [row] = await sql<
    { has_password: boolean; services: { id: number; issuer: string; label: string; since: number }[] }[]
  >`
    SELECT password_hash <> '' AS has_password, (
        SELECT coalesce(json_agg(s ORDER BY s.id), '[]') FROM (
          SELECT id, issuer, label, since FROM connected_services WHERE user_id = ${user}
          ORDER BY id DESC LIMIT ${SERVICE_LIMITS.signInServices}
        ) s
      ) AS services
    FROM users WHERE id = ${user}`;
  return row ?? { has_password: true, services: [] };
}
