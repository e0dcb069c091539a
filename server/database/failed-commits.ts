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

const failedCommitError = () =>
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
