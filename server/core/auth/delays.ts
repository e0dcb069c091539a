import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../../platform/database/connect.ts';
import { tooOften } from '../../platform/http/failures.ts';
import { countAttempt, resetAttempts } from './delay-queries.ts';
import { findKnownDevice } from './devices.ts';

/** The number of counters for names without an account, so that inventing names can't fill the table. */
const UNKNOWN_NAME_COUNTERS = 65_536;

/** The counter of a name without an account: it is delayed as if there were one. */
function counterOf(name: string): string {
  const place =
    createHash('sha256').update(name.toLowerCase()).digest().readUInt32BE() % UNKNOWN_NAME_COUNTERS;
  return `nobody ${place}`;
}

/** An attempt that is counted as failed: `reset` after a success deletes the counter. */
type CountedAttempt = { reset(): Promise<void> };

/**
 * Lets a sign-in attempt continue, or throws 429: the account has had too many failures (docs/decisions/025). Known devices of
 * the account have their own delays, so that nobody can lock the owner out.
 */
export async function throttleSignIn(
  sql: Sql,
  request: FastifyRequest,
  { name, user }: { name: string; user: { id: number } | undefined },
): Promise<CountedAttempt> {
  const device = user && (await findKnownDevice(sql, request, user.id));
  const account = user ? `user ${user.id}` : counterOf(name);
  const who = device ? `${account} device ${device.hash.toString('base64url')}` : account;
  const wait = await countAttempt(sql, who);
  if (wait > 0) throw tooOften('account', wait);
  return { reset: () => resetAttempts(sql, who) };
}

/** Lets a signed-in user try the password again, or throws 429: a stolen session must not be used to guess it. */
export async function throttlePasswordCheck(sql: Sql, { id }: { id: number }): Promise<CountedAttempt> {
  const who = `user ${id} again`;
  const wait = await countAttempt(sql, who);
  if (wait > 0) throw tooOften('current_password', wait);
  return { reset: () => resetAttempts(sql, who) };
}

/**
 * Lets somebody try a code of an account's second factor, or throws 429. The failures of all sign-ins count together.
 */
export async function throttleSecondFactor(sql: Sql, user: number): Promise<CountedAttempt> {
  const who = `user ${user} second factor`;
  const wait = await countAttempt(sql, who);
  if (wait > 0) throw tooOften('code', wait);
  return { reset: () => resetAttempts(sql, who) };
}
