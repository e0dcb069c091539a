import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { siteLogStep } from '../events/record.ts';
import { NO_ORIGIN, type Origin, securityEventStep } from './security-event-queries.ts';

/** The second factor of a user as stored; `secret` is null if they have none that is confirmed. */
export type StoredFactor = { secret: Buffer | null; since: number | null; codes: number };

export async function secondFactorOf(sql: Sql, user: number): Promise<StoredFactor> {
  const [row] = await sql<StoredFactor[]>`
    SELECT secret, since, (SELECT count(*) FROM recovery_codes WHERE user_id = ${user}) AS codes
    FROM second_factors WHERE user_id = ${user}`;
  return row ?? { secret: null, since: null, codes: 0 };
}

/** Stores a secret that its user has to confirm by a code; the present one stays until then. */
export function storePending(sql: Sql, user: number, pending: Buffer): Promise<void> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    await tx`
      INSERT INTO second_factors AS f (user_id, pending, pending_at) VALUES (${user}, ${pending}, now_ms())
      ON CONFLICT (user_id) DO UPDATE SET pending = excluded.pending, pending_at = excluded.pending_at`;
  });
}

/** The secret that a user has to confirm, unless that was long ago. */
export async function pendingOf(sql: Sql, user: number): Promise<Buffer | undefined> {
  const [row] = await sql<{ pending: Buffer }[]>`
    SELECT pending FROM second_factors
    WHERE user_id = ${user} AND pending IS NOT NULL AND pending_at > now_ms() - ${SERVICE_LIMITS.enrolmentLasts}::bigint`;
  return row?.pending;
}

type Confirmed = { user: number; pending: Buffer; step: number; codes: readonly Buffer[]; origin: Origin };

/**
 * Makes the pending secret the second factor, with new recovery codes. False: it is not the pending one any more. The code that
 * confirmed it counts as used.
 */
export function confirmPending(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, pending, step, codes, origin }: Confirmed,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const result = await tx`
      WITH done AS (
        UPDATE second_factors SET secret = pending, since = now_ms(), last_step = ${step}::bigint, pending = NULL, pending_at = NULL
        WHERE user_id = ${user} AND pending = ${pending} RETURNING user_id
      ), told AS (
        ${securityEventStep('secondFactorOn', { user, origin })}
      )
      SELECT FROM done`;
    if (result.length === 0) return false;
    await replaceCodes(tx, user, codes);
    await queueMail(tx, settings, { kind: 'secondFactorOn', user });
    return true;
  });
}

async function replaceCodes(tx: Transaction, user: number, codes: readonly Buffer[]) {
  await tx`DELETE FROM recovery_codes WHERE user_id = ${user}`;
  await tx`INSERT INTO recovery_codes ${tx(codes.map((code_hash) => ({ user_id: user, code_hash })))}`;
}

/** Replaces the recovery codes of a user; false if they have no second factor any more. */
export function storeRecoveryCodes(
  sql: Sql,
  { user, codes, origin }: { user: number; codes: readonly Buffer[]; origin: Origin },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const result = await tx`
      WITH done AS (
        UPDATE second_factors SET pending = NULL WHERE user_id = ${user} AND secret IS NOT NULL RETURNING user_id
      ), told AS (
        ${securityEventStep('recoveryCodesMade', { user, origin })}
      )
      SELECT FROM done`;
    if (result.length > 0) await replaceCodes(tx, user, codes);
    return result.length > 0;
  });
}

/** Marks the code of a time step as used; false if it, or a later one, was used already: of two uses at once one succeeds. */
export function redeemStep(sql: Sql, user: number, step: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const { count } = await tx`
      UPDATE second_factors SET last_step = ${step}::bigint
      WHERE user_id = ${user} AND secret IS NOT NULL AND last_step < ${step}::bigint`;
    return count === 1;
  });
}

/** Uses a recovery code up; false if the user has no such code. */
export function redeemRecoveryCode(sql: Sql, user: number, code: Buffer, origin: Origin): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const result = await tx`
      WITH done AS (
        DELETE FROM recovery_codes WHERE user_id = ${user} AND code_hash = ${code} RETURNING user_id
      ), told AS (
        ${securityEventStep('recoveryCodeUsed', { user, origin })}
      )
      SELECT FROM done`;
    return result.length === 1;
  });
}

/**
 * Switches the second factor of a user off. `origin` is the user's own request; without it the command line does so,
 * which the site's log has. False if there is none.
 */
export function removeSecondFactor(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, origin }: { user: number; origin?: Origin },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const kind = origin ? 'secondFactorOff' : 'secondFactorRemoved';
    const logged = fragment`, logged AS (
      ${siteLogStep('editUser', { actor: null, user, data: { fields: ['second_factor'] } })}
    )`;
    const result = await tx`
      WITH done AS (
        DELETE FROM second_factors WHERE user_id = ${user} AND secret IS NOT NULL RETURNING user_id
      ), told AS (
        ${securityEventStep(kind, { user, origin: origin ?? NO_ORIGIN })}
      ) ${origin ? fragment`` : logged}
      SELECT FROM done`;
    await tx`DELETE FROM recovery_codes WHERE user_id = ${user}`;
    if (result.length === 1) await queueMail(tx, settings, { kind: 'secondFactorOff', user });
    return result.length === 1;
  });
}
