import type { Passkey } from '#contract/identity/passkeys.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type Origin, securityEventStep } from './security-event-queries.ts';

const PASSKEY = fragment`id, name, created_at, used_at`;

/** A user's passkeys, newest first. */
export function passkeysOf(sql: Sql, user: number) {
  return sql<Passkey[]>`
    SELECT ${PASSKEY} FROM passkeys WHERE user_id = ${user} ORDER BY id DESC LIMIT ${SERVICE_LIMITS.passkeysPerUser}`;
}

/** The credentials of a user's passkeys, as browsers are told of them. */
export function credentialsOf(sql: Sql, user: number) {
  return sql<{ credential_id: Buffer; transports: string[] }[]>`
    SELECT credential_id, transports FROM passkeys WHERE user_id = ${user} ORDER BY id DESC LIMIT ${SERVICE_LIMITS.passkeysPerUser}`;
}

/** Whether a user has any passkey. */
export async function hasPasskeys(sql: Sql, user: number): Promise<boolean> {
  const rows = await sql`SELECT FROM passkeys WHERE user_id = ${user} LIMIT 1`;
  return rows.length === 1;
}

type NewPasskey = {
  user: number;
  name: string;
  credential: { id: Buffer; publicKey: Buffer; counter: number; transports: readonly string[] };
  origin: Origin;
};

/** Adds a passkey, with its security event and an email. A reason: the user has too many, or the credential is known already. */
export function insertPasskey(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, name, credential: { id, publicKey, counter, transports }, origin }: NewPasskey,
): Promise<Passkey | 'tooMany' | 'notUnique'> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [now] = await tx<{ amount: number; is_known: boolean }[]>`
      SELECT (SELECT count(*) FROM passkeys WHERE user_id = ${user}) AS amount,
        EXISTS (SELECT FROM passkeys WHERE credential_id = ${id}) AS is_known`;
    if (now?.is_known) return 'notUnique';
    if ((now?.amount ?? 0) >= SERVICE_LIMITS.passkeysPerUser) return 'tooMany';
    const [added] = await tx<Passkey[]>`
      WITH done AS (
        INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
        VALUES (${user}, ${id}, ${publicKey}, ${counter}::bigint, ${[...transports]}::text[], ${name})
        ON CONFLICT (credential_id) DO NOTHING
        RETURNING ${PASSKEY}
      ), told AS (
        ${securityEventStep('passkeyAdded', { user, origin, detail: name })}
      )
      SELECT * FROM done`;
    if (!added) return 'notUnique';
    await queueMail(tx, settings, { kind: 'passkeyAdded', user, data: { name } });
    return added;
  });
}

/** Renames one of a user's passkeys; undefined if they have no such one. */
export function renameStored(
  sql: Sql,
  { user, id, name }: { user: number; id: number; name: string },
): Promise<Passkey | undefined> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [renamed] = await tx<Passkey[]>`
      UPDATE passkeys SET name = ${name} WHERE user_id = ${user} AND id = ${id} RETURNING ${PASSKEY}`;
    return renamed;
  });
}

/** Removes one of a user's passkeys, with its security event and an email; false if they have no such one. */
export function deletePasskey(
  sql: Sql,
  settings: Pick<Settings, 'mail'>,
  { user, id, origin }: { user: number; id: number; origin: Origin },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    const [removed] = await tx<{ name: string }[]>`
      WITH done AS (
        DELETE FROM passkeys WHERE user_id = ${user} AND id = ${id} RETURNING name
      ), told AS (
        ${securityEventStep('passkeyRemoved', { user, origin, detail: fragment`done.name` })}
      )
      SELECT name FROM done`;
    if (removed)
      await queueMail(tx, settings, { kind: 'passkeyRemoved', user, data: { name: removed.name } });
    return removed !== undefined;
  });
}

/** A passkey as it is checked. */
export type StoredPasskey = { id: number; user_id: number; public_key: Buffer; name: string };

/** The passkey with a credential, whoever has it. */
export async function passkeyWith(sql: Sql, credential: Buffer): Promise<StoredPasskey | undefined> {
  const [row] = await sql<StoredPasskey[]>`
    SELECT id, user_id, public_key, name FROM passkeys WHERE credential_id = ${credential}`;
  return row;
}

/**
 * Records a use of a passkey. False if its device has counted fewer uses than before: then there is a copy of it, which
 * is a security event (passkeys.5). Of two uses with one count only one succeeds.
 */
export function countUse(
  sql: Sql,
  { passkey: { id, user_id }, counter, origin }: { passkey: StoredPasskey; counter: number; origin: Origin },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user_id);
    const { count } = await tx`
      WITH moment AS MATERIALIZED (SELECT now_ms() AS at)
      UPDATE passkeys p SET counter = ${counter}::bigint, used_at = moment.at FROM moment
      WHERE id = ${id} AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`;
    if (count === 1) return true;
    await tx`
      WITH done AS (
        SELECT name FROM passkeys WHERE id = ${id}
      )
      ${securityEventStep('passkeyCopied', { user: user_id, origin, detail: fragment`done.name` })}`;
    return false;
  });
}

/** Whether a passkey is still there, asked while its user is locked. */
export async function isThere(tx: Transaction, { id }: StoredPasskey): Promise<boolean> {
  const rows = await tx`SELECT FROM passkeys WHERE id = ${id}`;
  return rows.length === 1;
}
