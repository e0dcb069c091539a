import { createHash, type Hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type postgres from 'postgres';
import type { Endpoint } from '#contract/endpoint.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Transaction } from '../database/connect.ts';
import { invalid, Refused } from '../failures.ts';
import { claimKey, forgetKey, keepResult } from './queries.ts';

/** What tells a request that is repeated from another: whose it is, the key for its call and path, and what was sent. */
export type Once = {
  readonly project: number;
  readonly user: number;
  readonly keyHash: Buffer;
  readonly bodyHash: Buffer;
  /** Whether it was done before: set by {@link doOnce}. */
  isRepeat: boolean;
};

/** Where a request names its key. */
export const KEY_HEADER = 'idempotency-key';
const KEY = new RegExp(`^[\\x21-\\x7e]{${LIMITS.idempotencyKey.min},${LIMITS.idempotencyKey.max}}$`);

/** The key that a call which takes one is made with. Throws 400 for one that is none. */
export function keyOf({ isRepeatable }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = headers[KEY_HEADER];
  if (!isRepeatable || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid(KEY_HEADER, 'illegal');
  return key;
}

/** What is kept of a request with a key, once its body was read, whose pieces `body` has seen. */
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
 * Does a write in its transaction; with a key, only where no request with that key was done before, and otherwise answers
 * what `keptOf` told of that one. Of two at once the second waits for the first. A write that is refused, where `keptOf` tells
 * nothing, leaves the key free. Throws 422 where the key came with something else.
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
