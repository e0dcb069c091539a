import type { Transaction } from './connect.ts';
import { type Fragment, fragment } from './fragment.ts';

/**
 * Locks of rows of the directory, held until the transaction ends. They are advisory locks: on a distributed database a
 * row lock locks the whole table, and concurrent writes to one row may deadlock (docs/decisions/045). They only hold
 * back those who take them too. So whoever changes such a row takes its lock first, and decides by what a later
 * statement reads.
 */
const KINDS = { project: 1, user: 2, code: 3, credential: 4, events: 5, deletion: 6 } as const;

/** Locks of two parts have 32 bits for the second. Two ids with the same remainder only wait for each other. */
const MOST_KEYS = 2_147_483_647;

const keyOf = (id: Fragment) => fragment`(${id} % ${MOST_KEYS}::bigint)::int`;

const lockById =
  (kind: 'project' | 'user' | 'events' | 'deletion') => async (tx: Transaction, id: number) => {
    await tx`SELECT pg_advisory_xact_lock(${KINDS[kind]}, ${keyOf(fragment`${id}::bigint`)})`;
  };

/** Locks a project for a change of its settings, members, dictionary, or of the order or number of its sections. */
export const lockProject = lockById('project');

/** Locks a user for a change of how they sign in, of their profile, or of the number of their projects. */
export const lockUser = lockById('user');

/** Locks the order of a project's events, where row locks would not do: on a distributed database. */
export const lockEvents = lockById('events');

/** Locks what follows the deletion of a user's account, before any project or string. */
export const lockDeletionOf = lockById('deletion');

/** Locks projects in the order of their ids, which prevents deadlocks. */
export async function lockProjects(tx: Transaction, ids: readonly number[]) {
  await tx`
    SELECT pg_advisory_xact_lock(${KINDS.project}, ${keyOf(fragment`id`)})
    FROM (SELECT id FROM unnest(${[...ids]}::bigint[]) AS chosen (id) ORDER BY id) ordered`;
}

/** Locks a secret code, to use it. */
export async function lockSecretCode(tx: Transaction, phrase: string) {
  await tx`SELECT pg_advisory_xact_lock(${KINDS.code}, hashtext(${phrase}))`;
}

/** Locks a session or API token by its hash, unless another transaction has done so; returns whether it is locked. */
export async function tryLockCredential(tx: Transaction, hash: Buffer): Promise<boolean> {
  const [lock] = await tx<{ mine: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${KINDS.credential}, ${hash.readInt32BE()}) AS mine`;
  return lock?.mine === true;
}
