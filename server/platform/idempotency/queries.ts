import postgres from 'postgres';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { constraintOf } from '../database/constraint-name.ts';
import { type Fragment, fragment } from '../database/fragment.ts';

/** The key of a user’s request in a project: the hashes of the key for its call and path, and of the body with the query. */
export type StoredKey = {
  readonly keyHash: Buffer;
  readonly bodyHash: Buffer;
  readonly project: number;
  readonly user: number;
};

/**
 * Takes a key for this transaction and returns nothing; or, if a request with it was handled within a day, returns its stored
 * result and whether the body was the same. Waits for a concurrent transaction with the same key.
 */
export async function claimKey<Kept>(tx: Transaction, { project, user, keyHash, bodyHash }: StoredKey) {
  const claimed = await tx`
    INSERT INTO idempotency_keys AS k (project_id, user_id, key_hash, body_hash)
    VALUES (${project}, ${user}, ${keyHash}, ${bodyHash})
    ON CONFLICT (project_id, user_id, key_hash) DO UPDATE
      SET body_hash = excluded.body_hash, result = NULL, created_at = excluded.created_at
      WHERE k.created_at <= excluded.created_at - ${LIMITS.idempotencyKeyLasts}::bigint`;
  if (claimed.count === 1) return undefined;
  const [before] = await tx<{ isSame: boolean; result: Kept }[]>`
    SELECT body_hash = ${bodyHash} AS "isSame", result FROM idempotency_keys
    WHERE project_id = ${project} AND user_id = ${user} AND key_hash = ${keyHash}`;
  return before;
}

/**
 * A step that stores the result with its key in the statement of the write: `result` is SQL over the steps `from`. If
 * the key was used before, the whole statement fails, as `writeOnce` expects; without a result the key stays free.
 */
export const storeResultStep = (
  { project, user, keyHash, bodyHash }: StoredKey,
  result: Fragment,
  from: Fragment,
): Fragment => fragment`
  INSERT INTO idempotency_keys (project_id, user_id, key_hash, body_hash, result)
  SELECT ${project}, ${user}, ${keyHash}, ${bodyHash}, ${result} FROM ${from}`;

/** What was stored with a key within a day, and whether the body was the same. An older one is deleted, so that the key is free. */
export async function resultOf<Kept>(sql: Sql, { project, user, keyHash, bodyHash }: StoredKey) {
  const here = fragment`project_id = ${project} AND user_id = ${user} AND key_hash = ${keyHash}`;
  const isOld = fragment`created_at <= now_ms() - ${LIMITS.idempotencyKeyLasts}::bigint`;
  const [before] = await sql<{ isSame: boolean; result: Kept }[]>`
    WITH swept AS (DELETE FROM idempotency_keys WHERE ${here} AND ${isOld})
    SELECT body_hash = ${bodyHash} AS "isSame", result FROM idempotency_keys WHERE ${here} AND NOT ${isOld}`;
  return before;
}

/** Whether a statement failed because its key was used before. */
export function isUsedKey(error: unknown): boolean {
  return error instanceof postgres.PostgresError && constraintOf(error) === 'idempotency_keys_pkey';
}

/** Stores the result of a request with its key. */
export async function storeResult(
  tx: Transaction,
  { project, user, keyHash }: StoredKey,
  result: postgres.JSONValue,
) {
  await tx`
    UPDATE idempotency_keys SET result = ${tx.json(result)}
    WHERE project_id = ${project} AND user_id = ${user} AND key_hash = ${keyHash}`;
}

/** Frees the key of a refused request. */
export async function forgetKey(tx: Transaction, { project, user, keyHash }: StoredKey) {
  await tx`
    DELETE FROM idempotency_keys
    WHERE project_id = ${project} AND user_id = ${user} AND key_hash = ${keyHash}`;
}

/** Deletes expired keys. */
export async function sweepKeys(sql: Sql) {
  await sql`DELETE FROM idempotency_keys WHERE created_at <= now_ms() - ${LIMITS.idempotencyKeyLasts}::bigint`;
}
