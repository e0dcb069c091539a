import { randomBytes } from 'node:crypto';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

const CHALLENGE_BYTES = 32;

/**
 * Makes the challenge of whoever has the token with this hash, in place of an earlier one (passkeys.4). Undefined: too many
 * wait already, of all together.
 */
export async function openChallenge(sql: Sql, boundTo: Buffer): Promise<Buffer | undefined> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  const { count } = await sql`
    INSERT INTO passkey_challenges AS c (bound_to, challenge, expires_at)
    SELECT ${boundTo}::bytea, ${challenge}::bytea, at + ${SERVICE_LIMITS.passkeyChallengeLasts}::bigint
    FROM (SELECT now_ms() AS at OFFSET 0) moment
    WHERE (SELECT count(*) FROM (SELECT FROM passkey_challenges LIMIT ${SERVICE_LIMITS.passkeyChallenges}::int) waiting)
      < ${SERVICE_LIMITS.passkeyChallenges}::int
    ON CONFLICT (bound_to) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`;
  return count === 1 ? challenge : undefined;
}

/** Takes the challenge of whoever has the token with this hash: it is there once. Undefined: there is none any more. */
export async function takeChallenge(sql: Sql, boundTo: Buffer): Promise<Buffer | undefined> {
  const [taken] = await sql<{ challenge: Buffer; is_open: boolean }[]>`
    WITH moment AS MATERIALIZED (SELECT now_ms() AS at)
    DELETE FROM passkey_challenges c USING moment WHERE bound_to = ${boundTo}
    RETURNING challenge, expires_at > moment.at AS is_open`;
  return taken?.is_open ? taken.challenge : undefined;
}

/** Deletes those that have ended. */
export async function sweepChallenges(sql: Sql): Promise<void> {
  await sql`DELETE FROM passkey_challenges WHERE expires_at <= now_ms()`;
}
