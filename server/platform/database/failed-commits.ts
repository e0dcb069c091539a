import postgres from 'postgres';

/** What a pool was warned of. */
export type CommitWarnings = { failed: number };

/**
 * The warning with which Citus acknowledges a transaction whose commit failed on one of its servers. The transaction may be
 * lost there (docs/decisions/045).
 */
const WARNING = /^failed to commit transaction on /;

/** Counts those warnings; an observer of a pool's notices. */
export function countFailedCommits(warnings: CommitWarnings) {
  return ({ message }: { message?: string }) => {
    if (message !== undefined && WARNING.test(message)) warnings.failed += 1;
  };
}

/**
 * Whether Citus lost a server in the middle of a transaction, which it then rolled back. The message is the only sign: its
 * code is that of any internal error.
 */
export const isServerLost = (error: Error): boolean =>
  error instanceof postgres.PostgresError && error.code === INTERNAL_ERROR && LOST_SERVER.test(error.message);

const INTERNAL_ERROR = 'XX000';
const LOST_SERVER =
  /^(failure on connection marked as essential|server closed the connection unexpectedly|SSL SYSCALL error: EOF)/;

/** Whether an error is about another server of a distributed database than that of the connection, which can go on. */
export const isOfAnotherServer = (error: Error): boolean =>
  isServerLost(error) || (error instanceof postgres.PostgresError && ELSEWHERE.test(error.where ?? ''));

const ELSEWHERE = /^while executing command on /m;

/** What is thrown after such a warning. */
export const failedCommitError = () =>
  Object.assign(new Error('A server of the database failed to commit'), { code: 'COMMIT_FAILED' });

/**
 * Rejects the result of what was sent to the database if a warning came meanwhile. A warning doesn't say whose it is, so
 * everything that the pool did at that moment fails; a client repeats it with its Idempotency-Key.
 */
export async function refuseFailedCommits<T>(warnings: CommitWarnings, result: Promise<T>): Promise<T> {
  const before = warnings.failed;
  const value = await result;
  if (warnings.failed !== before) throw failedCommitError();
  return value;
}
