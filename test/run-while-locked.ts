import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../server/core/auth/session-queries.ts';
import type { Transaction } from '../server/platform/database/connect.ts';
import type { TestApp, TestUser } from './test-app.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

/**
 * Tests a race in the order that matters: starts `act` while a transaction holds the locks of `hold`, commits the
 * transaction once `act` waits for it, and returns the result of `act`.
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
    // Asked outside of the transaction, which would always see the first answer.
    while ((await waitingForLocks(sql)) === 0) await wait(5);
  });
  return acting.promise;
}

/** Opens a session as a sign-in does that is not finished. */
export async function signInHeld(tx: Transaction, { id }: Pick<TestUser, 'id'>) {
  const [user] = await tx<{ id: number; password_hash: string }[]>`
    SELECT id, password_hash FROM users WHERE id = ${id}`;
  if (user) await openSession(tx, randomBytes(32), user, LASTS);
}

const LASTS = 60_000;
