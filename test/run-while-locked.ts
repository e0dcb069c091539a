import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../server/auth/session-queries.ts';
import type { Sql, Transaction } from '../server/database/connect.ts';
import type { TestApp, TestUser } from './test-app.ts';

/**
 * Begins `act` while a transaction holds what `hold` has locked, commits that once `act` waits for it, and answers what came
 * of `act`: a race in the one order that matters.
 */
export async function runWhileLocked<T>(
  { sql }: TestApp,
  hold: (tx: Transaction) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const acting = Promise.withResolvers<T>();
  await sql.begin(async (tx) => {
    await hold(tx);
    act().then(acting.resolve, acting.reject);
    while (!(await isAnybodyWaiting(sql))) await wait(5);
  });
  return acting.promise;
}

/** Asked outside of the transaction, which would be shown who waited when it asked first. */
async function isAnybodyWaiting(sql: Sql): Promise<boolean> {
  const waiting = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return waiting.length > 0;
}

/** A sign-in that has opened its session and not come to its end. */
export async function signInHeld(tx: Transaction, { id }: Pick<TestUser, 'id'>) {
  const [user] = await tx<{ id: number; password_hash: string }[]>`
    SELECT id, password_hash FROM users WHERE id = ${id}`;
  if (user) await openSession(tx, randomBytes(32), user, LASTS);
}

const LASTS = 60_000;
