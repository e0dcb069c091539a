import type { Sql, Transaction } from './connect.ts';

/** The backend pid of a connection, by which its statements can be cancelled. */
export async function backendPidOf(own: Sql | Transaction): Promise<number> {
  const [row] = await own<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
}

/** Cancels the statement that a backend runs, over another connection. Does nothing if it runs none. */
export async function cancelStatement(sql: Sql, backend: number): Promise<void> {
  await sql`SELECT pg_cancel_backend(${backend}::int)`;
}

/**
 * Runs `work` on a connection and cancels its statement, over `other`, when the signal is aborted. Resolves only
 * after a cancellation that was sent has arrived, so that it can't cancel the connection's next statement.
 */
export async function cancelOnAbort<Value>(
  { signal, backend, other }: { signal: AbortSignal; backend: number | Promise<number>; other: Sql },
  work: () => Promise<Value>,
): Promise<Value> {
  let cancelled: Promise<void> | undefined;
  const cancel = () => {
    cancelled = Promise.resolve(backend)
      .then((pid) => cancelStatement(other, pid))
      .catch(() => {});
  };
  signal.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelled;
  }
}
