import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { LIMITS } from '#domain/core/limits.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';

const argon = promisify(argon2);

/** Each hash takes memory and one of the few threads that also read files, so only a few run at once. */
const queue = createConcurrencyLimit(LIMITS.hashing);
const derive = (parameters: Parameters<typeof argon>[1]) =>
  queue.run({}, () => argon('argon2id', parameters));

/** OWASP's smallest recommended setting for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/**
 * The stored form of a password: `argon2id$memory$passes$parallelism$salt$tag`, so that the cost can be raised later. Throws
 * 503 `busy` if too many are queued.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive({ message: prepared(password), nonce: salt, tagLength: TAG_BYTES, ...cost });
  const { memory, passes, parallelism } = cost;
  return ['argon2id', memory, passes, parallelism, salt.toString('base64'), tag.toString('base64')].join('$');
}

/** Whether a password matches its hash; the empty hash of a user without a password has none. Throws as `hashPassword` does. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  if (hash === '') return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = hash.split('$');
  const expected = Buffer.from(tag, 'base64');
  const derived = await derive({
    message: prepared(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, expected);
}

/** Normalizes a password, because one keyboard writes é as one character and another as two (RFC 8265). */
function prepared(password: string) {
  return password.normalize('NFC');
}
