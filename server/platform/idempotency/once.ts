import { createHash, type Hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type postgres from 'postgres';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { invalid, Refused } from '../http/failures.ts';
import { claimKey, forgetKey, isUsedKey, resultOf, type StoredKey, storeResult } from './queries.ts';

/** The idempotency key of a request, and the hash of its body, which is computed as it arrives. */
export type Key = { readonly text: string; readonly digest: Hash };

/** What identifies a repeated request: its user, the key, and the body. */
export type Once = StoredKey & {
  /** Whether it is a repetition: set by {@link doOnce}. */
  isRepeat: boolean;
};

/** The header of the key. */
export const KEY_HEADER = 'idempotency-key';
const KEY = new RegExp(`^[\\x21-\\x7e]{${LIMITS.idempotencyKey.min},${LIMITS.idempotencyKey.max}}$`);

/** The key of a request to a call that accepts one. Throws 400 if it is invalid. */
export function keyOf({ isRepeatable }: Endpoint, { headers }: FastifyRequest): Key | undefined {
  const key = headers[KEY_HEADER];
  if (!isRepeatable || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid(KEY_HEADER, 'illegal');
  return { text: key, digest: createHash('sha256') };
}

/** The idempotency record of a request with a key, once its guard has admitted it and its body has arrived. */
export function onceOf(
  key: Key | undefined,
  { method, path }: Endpoint,
  { params, query }: { params: unknown; query: unknown },
  loaded: object | { project: { id: number }; me: { id: number } },
): Once | undefined {
  if (!key || !('project' in loaded && 'me' in loaded)) return undefined;
  const call = JSON.stringify([method, path, params, key.text]);
  return {
    keyHash: createHash('sha256').update(call).digest(),
    bodyHash: key.digest.update(JSON.stringify(query)).digest(),
    project: loaded.project.id,
    user: loaded.me.id,
    isRepeat: false,
  };
}

/**
 * Runs a write in its transaction. With a key it runs only if no request with that key was handled before; otherwise
 * the result that `storedPartOf` had of that one is returned. Of two concurrent requests the second waits for the
 * first. If the write is refused, and `storedPartOf` returns nothing, the key stays free. Throws 422 if the key was
 * used with another body.
 */
export async function doOnce<Result, Stored extends postgres.JSONValue>(
  tx: Transaction,
  once: Once | undefined,
  write: () => Promise<Result>,
  storedPartOf: (result: Result) => Stored | undefined,
): Promise<Result | { stored: Stored }> {
  if (!once) return write();
  const former = await claimKey<Stored>(tx, once);
  if (former) {
    return { stored: asRepeat(once, former) };
  }
  const result = await write();
  const stored = storedPartOf(result);
  await (stored === undefined ? forgetKey(tx, once) : storeResult(tx, once, stored));
  return result;
}

/**
 * Runs a write of one statement that stores its result itself (`storeResultStep`), so that a hot write needs no transaction.
 * If it fails, because its key was used or because it is refused now, the result of the first request with that key is
 * returned. `write` returns what is stored. Throws 422 if the key was used with another body.
 */
export async function writeOnce<Kept>(
  sql: Sql,
  once: Once | undefined,
  write: () => Promise<Kept>,
): Promise<Kept> {
  if (!once) return write();
  try {
    return await write();
  } catch (error) {
    const before = await resultOf<Kept>(sql, once);
    if (before) return asRepeat(once, before);
    if (!isUsedKey(error)) throw error;
    return write();
  }
}

/** The result of the first request, if this one is the same. */
function asRepeat<Kept>(once: Once, { isSame, result }: { isSame: boolean; result: Kept }): Kept {
  if (!isSame) throw new Refused(422, [{ key: KEY_HEADER, kind: 'keyUsed' }]);
  once.isRepeat = true;
  return result;
}
