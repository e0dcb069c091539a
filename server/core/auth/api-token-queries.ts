import type { ApiToken } from '#contract/identity/api-tokens.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser, tryLockCredential } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { BANNED } from '../content/ban-queries.ts';
import { type Origin, securityEventStep } from './security-event-queries.ts';

const TOKEN = fragment`id, name, scopes, start, created_at, expires_at, last_used_at`;

/** A user's tokens, newest first. */
export function apiTokensOf(sql: Sql, user: number) {
  return sql<ApiToken[]>`
    SELECT ${TOKEN} FROM api_tokens WHERE user_id = ${user} ORDER BY id DESC LIMIT ${LIMITS.apiTokensPerUser}`;
}

type NewToken = {
  user: number;
  /** The hash of the password that was just verified. */
  passwordHash: string;
  name: string;
  scopes: Scope[];
  expiresAt: number | null;
  hash: Buffer;
  start: string;
  origin: Origin;
};

/**
 * Why a token is not created: the user has too many, it would already be expired, or the password was changed
 * meanwhile.
 */
type Refusal = 'tooMany' | 'past' | 'password';

/**
 * Creates a token. A separate statement locks the user, so that concurrent calls are counted and a concurrent ban or
 * password change is awaited.
 */
export function insertApiToken(
  sql: Sql,
  { user, passwordHash, name, scopes, expiresAt, hash, start, origin }: NewToken,
): Promise<ApiToken | Refusal> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [owner] = await tx`
      SELECT FROM users WHERE id = ${user} AND password_hash = ${passwordHash} AND NOT ${BANNED}`;
    if (!owner) return 'password';
    const [now] = await tx<{ amount: number; isPast: boolean }[]>`
      SELECT (SELECT count(*) FROM api_tokens WHERE user_id = ${user}) AS amount,
        coalesce(${expiresAt}::bigint <= now_ms(), false) AS "isPast"`;
    if (now?.isPast) return 'past';
    if ((now?.amount ?? 0) >= LIMITS.apiTokensPerUser) return 'tooMany';
    const [token] = await tx<ApiToken[]>`
      WITH done AS (
        INSERT INTO api_tokens (user_id, token_hash, name, scopes, start, expires_at)
        VALUES (${user}, ${hash}, ${name}, ${scopes}::text[], ${start}, ${expiresAt}::bigint)
        RETURNING ${TOKEN}
      ), told AS (
        ${securityEventStep('tokenCreated', { user, origin, detail: name })}
      )
      SELECT * FROM done`;
    return token ?? 'password';
  });
}

/** Deletes one of a user's tokens; false if they have no such token. */
export async function deleteApiToken(
  sql: Sql,
  { user, id, origin }: { user: number; id: number; origin: Origin },
): Promise<boolean> {
  const deleted = await sql`
    WITH done AS (
      DELETE FROM api_tokens WHERE user_id = ${user} AND id = ${id} RETURNING name
    ), told AS (
      ${securityEventStep('tokenRevoked', { user, origin, detail: fragment`done.name` })}
    )
    SELECT FROM done`;
  return deleted.length === 1;
}

/** Records that a token is used, unless that was done recently or another request does so. */
export function touchApiToken(sql: Sql, hash: Buffer): Promise<void> {
  return sql.begin(async (tx) => {
    if (!(await tryLockCredential(tx, hash))) return;
    await tx`
      UPDATE api_tokens SET last_used_at = now_ms()
      WHERE token_hash = ${hash}
        AND (last_used_at IS NULL OR last_used_at < now_ms() - ${LIMITS.apiTokenSeenEvery}::bigint)`;
  });
}

/** Deletes tokens that expired some time ago. */
export async function sweepApiTokens(sql: Sql) {
  await sql`DELETE FROM api_tokens WHERE expires_at <= now_ms() - ${LIMITS.expiredApiTokenListed}::bigint`;
}
