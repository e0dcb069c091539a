import type { Ban, Me } from '#contract/identity/users.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser, tryLockCredential } from '../../platform/database/directory-locks.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { BANNED } from '../content/ban-queries.ts';
import { IS_SITE_ADMIN, LACKS_SECOND_FACTOR } from '../content/site-admin-queries.ts';
import { SHOWN_IMAGE } from '../image-store/queries.ts';
import type { Credential } from './credential.ts';
import { NO_ORIGIN, type Origin, securityEventStep } from './security-event-queries.ts';

/** A signed-in user, as read from the database. */
export type SessionUser = Omit<Me, 'avatar_generated'> & {
  /** Whether the last recorded use of the session or token is some time ago. */
  is_unseen?: boolean;
  /** The scopes of the API token, if the request has one. */
  scopes?: Scope[];
};

const PERSONAL = fragment`u.id, u.username, u.email, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.limitations,
    u.created_at, u.updated_at, u.email_confirmed_at IS NOT NULL AS email_confirmed`;

/** SQL: whether a session `s`, or an API token `t`, has not expired, and its user `u` is not banned. */
export const IS_OPEN = fragment`s.expires_at > now_ms()`;
export const IS_VALID = fragment`(t.expires_at IS NULL OR t.expires_at > now_ms())`;
export const IS_ADMITTED = fragment`NOT ${BANNED}`;

/** Selects the user of a session, unless it has expired or the user is banned. */
const ofSession = (hash: Buffer | null): Fragment => fragment`
  SELECT ${PERSONAL}, ${IS_SITE_ADMIN} AS site_admin, ${LACKS_SECOND_FACTOR} AS lacks_second_factor, s.seen_at < now_ms() - ${LIMITS.sessionSeenEvery}::bigint AS is_unseen
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = ${hash}::bytea AND ${IS_OPEN} AND ${IS_ADMITTED}`;

/** Selects the user of an API token, with which nobody is a site administrator (tokens.8). */
const ofApiToken = (hash: Buffer): Fragment => fragment`
  SELECT ${PERSONAL}, false AS site_admin, false AS lacks_second_factor, t.scopes,
    coalesce(t.last_used_at < now_ms() - ${LIMITS.apiTokenSeenEvery}::bigint, true) AS is_unseen
  FROM api_tokens t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = ${hash}::bytea AND ${IS_VALID} AND ${IS_ADMITTED}`;

/** Selects the user of a credential: one row or none. */
export const ofCredential = (credential: Credential | undefined): Fragment =>
  credential?.via === 'token' ? ofApiToken(credential.hash) : ofSession(credential?.hash ?? null);

export async function userOf(sql: Sql, credential: Credential) {
  const [user] = await sql<SessionUser[]>`${ofCredential(credential)}`;
  return user;
}

/** What the security event of a sign-in says besides its origin; `by` as in `SignInChoices`. */
type SignInFacts = { isNewDevice?: boolean; by?: string | undefined };

/**
 * Opens a session at the end of a sign-in, with its security event. Returns false if the user was banned or changed the password meanwhile,
 * which end all sessions. The user is locked, so that it waits for both.
 */
export async function openSession(
  tx: Transaction,
  tokenHash: Buffer,
  { id, password_hash }: { id: number; password_hash: string },
  lasts: number,
  { address, user_agent, isNewDevice = false, by }: Origin & SignInFacts = NO_ORIGIN,
): Promise<boolean> {
  await lockUser(tx, id);
  const origin = { address, user_agent };
  const opened = await tx`
    WITH done AS (
      INSERT INTO sessions (token_hash, user_id, expires_at, address, user_agent)
      SELECT ${tokenHash}::bytea, id, now_ms() + ${lasts}::bigint, ${address}, ${user_agent}
      FROM users WHERE id = ${id} AND password_hash = ${password_hash} AND NOT ${BANNED}
      RETURNING user_id
    ), told AS (
      ${securityEventStep('signIn', { user: fragment`user_id`, origin, isNewDevice, ...(by && { detail: by }) })}
    )
    SELECT FROM done`;
  return opened.length === 1;
}

/** The milliseconds until a session expires, and whether it outlives the browser. */
export type SessionLifetime = { left: number; outlivesBrowser: boolean };

/** SQL for the {@link SessionLifetime} of a session; RETURNING of a directory table takes `now` from an earlier step. */
export const lifetimeColumns = (sql: Sql | Transaction, now = sql`now_ms()`) => sql`
  expires_at - ${now} AS left, expires_at - created_at > ${LIMITS.sessionBrowser}::bigint + 1000 AS "outlivesBrowser"`;

/** The remaining time of an open session. */
export async function sessionLifetime(sql: Sql, tokenHash: Buffer) {
  const [row] = await sql<SessionLifetime[]>`
    SELECT ${lifetimeColumns(sql)}
    FROM sessions WHERE token_hash = ${tokenHash} AND expires_at > now_ms()`;
  return row;
}

/** Records where a session is used, unless that was done recently or another request does so. */
export function touchSession(sql: Sql, tokenHash: Buffer, { address, user_agent }: Origin): Promise<void> {
  return sql.begin(async (tx) => {
    if (!(await tryLockCredential(tx, tokenHash))) return;
    await tx`
      UPDATE sessions SET seen_at = now_ms(), address = ${address}, user_agent = ${user_agent}
      WHERE token_hash = ${tokenHash} AND seen_at < now_ms() - ${LIMITS.sessionSeenEvery}::bigint`;
  });
}

export async function endSession(sql: Sql, tokenHash: Buffer) {
  await sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`;
}

/** Deletes expired sessions. */
export async function sweepSessions(sql: Sql) {
  await sql`DELETE FROM sessions WHERE expires_at <= now_ms()`;
}

/** The user with this name or email address, unless they were deleted. */
export async function userSigningIn(sql: Sql, nameOrEmail: string) {
  const [user] = await sql<(SessionUser & Ban & { password_hash: string; banned: boolean })[]>`
    SELECT ${PERSONAL}, ${IS_SITE_ADMIN} AS site_admin, ${LACKS_SECOND_FACTOR} AS lacks_second_factor, u.password_hash, ${BANNED} AS banned, u.ban_reason, u.banned_until
    FROM users u
    WHERE (lower(u.username) = lower(${nameOrEmail}) OR lower(u.email) = lower(${nameOrEmail})) AND u.deleted_at IS NULL`;
  return user;
}

/** The user of a sign-in that goes on, unless they were deleted. */
export async function userGoingOn(sql: Sql, id: number) {
  const [user] = await sql<(SessionUser & Ban & { banned: boolean })[]>`
    SELECT ${PERSONAL}, ${IS_SITE_ADMIN} AS site_admin, ${LACKS_SECOND_FACTOR} AS lacks_second_factor, ${BANNED} AS banned, u.ban_reason, u.banned_until FROM users u
    WHERE u.id = ${id} AND u.deleted_at IS NULL`;
  return user;
}

/** The hash of a user's password; empty if they have none. */
export async function passwordHashOf(sql: Sql, user: number): Promise<string> {
  const [row] = await sql<{ password_hash: string }[]>`SELECT password_hash FROM users WHERE id = ${user}`;
  return row?.password_hash ?? '';
}
