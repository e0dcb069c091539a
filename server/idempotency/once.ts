import { createHash, type Hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type postgres from 'postgres';
import type { Endpoint } from '#contract/endpoint.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';
import { invalid, Refused } from '../failures.ts';
import { claimKey, forgetKey, keepResult } from './queries.ts';

/** What identifies a repeated request: its user, the key for its call and path, and the body. */
export type Once = {
  readonly project: number;
  readonly user: number;
  readonly keyHash: Buffer;
  readonly bodyHash: Buffer;
  /** Whether it is a repetition: set by {@link doOnce}. */
  isRepeat: boolean;
};

/** The header of the key. */
export const KEY_HEADER = 'idempotency-key';
const KEY = new RegExp(`^[\\x21-\\x7e]{${LIMITS.idempotencyKey.min},${LIMITS.idempotencyKey.max}}$`);

/** The key of a request to a call that accepts one. Throws 400 if it is invalid. */
export function keyOf({ isRepeatable }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER];
  if (!isRepeatable || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid(KEY_HEADER, 'illegal');
  return key;
}

/** What is stored of a request with a key, once its body was read, with its hash in `body`. */
export function onceOf(
  key: string,
  { method, path }: Endpoint,
  { params, query, body }: { params: unknown; query: unknown; body: Hash },
  { project, me }: { project: { id: number }; me: { id: number } },
): Once {
  const call = JSON.stringify([method, path, params, key]);
  return {
    project: project.id,
    user: me.id,
    keyHash: createHash('sha256').update(call).digest(),
    bodyHash: body.update(JSON.stringify(query)).digest(),
    isRepeat: false,
  };
}

/**
 * Runs a write in its transaction. With a key, only if no request with that key was handled before; otherwise it returns what
 * `keptOf` stored for that one. Of two concurrent requests the second waits for the first. If the write is refused, and
 * `keptOf` returns nothing, the key stays free. Throws 422 if the key was used with another body.
 */
export async function doOnce<Done, Kept extends postgres.JSONValue>(
  tx: Transaction,
  once: Once | undefined,
  write: () => Promise<Done>,
  keptOf: (done: Done) => Kept | undefined,
): Promise<Done | { again: Kept }> {
  if (!once) return write();
  const before = await claimKey<Kept>(tx, once);
  if (before) {
    if (!before.isSame) throw new Refused(422, [{ key: KEY_HEADER, kind: 'keyUsed' }]);
    once.isRepeat = true;
    return { again: before.result };
  }
  const done = await write();
  const kept = keptOf(done);
  await (kept === undefined ? forgetKey(tx, once) : keepResult(tx, once, kept));
  return done;
}
