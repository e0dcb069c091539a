import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { tooOften } from '../failures.ts';
import { countTry, forgetTries } from './delay-queries.ts';
import { deviceOf } from './devices.ts';

/** How many names that nobody has are told apart, so that naming ever more of them fills nothing. */
const PLACES = 65_536;

/** Whom a try is counted for, where nobody of that name is there: as slow as if there were. */
function placeOf(name: string): string {
  const place = createHash('sha256').update(name.toLowerCase()).digest().readUInt32BE() % PLACES;
  return `nobody ${place}`;
}

/**
 * Lets a try to sign in go on, or throws 429: the account has seen too many that failed (docs/decisions/025). Devices from
 * which somebody has signed in to the account before have delays of their own, so that nobody can lock its owner out.
 * The result is called once the sign-in has succeeded.
 */
export async function delayTry(
  sql: Sql,
  request: FastifyRequest,
  { name, user }: { name: string; user: { id: number } | undefined },
): Promise<() => Promise<void>> {
  const device = user && (await deviceOf(sql, request, user.id));
  const account = user ? `user ${user.id}` : placeOf(name);
  const who = device ? `${account} device ${device.hash.toString('base64url')}` : account;
  const wait = await countTry(sql, who);
  if (wait > 0) throw tooOften('account', wait);
  return () => forgetTries(sql, who);
}

/**
 * The same for somebody who is signed in and is asked for the password once more, so that whoever has their session can't
 * guess it.
 */
export async function delayProof(sql: Sql, { id }: { id: number }): Promise<() => Promise<void>> {
  const who = `user ${id} again`;
  const wait = await countTry(sql, who);
  if (wait > 0) throw tooOften('current_password', wait);
  return () => forgetTries(sql, who);
}
