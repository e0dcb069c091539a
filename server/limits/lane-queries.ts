import type { Transaction } from '../database/connect.ts';

/**
 * Limits every statement of a transaction to so many milliseconds, to the ordinary ones where none are given, and answers by
 * which number it can be cancelled.
 */
export async function beginWork(tx: Transaction, longest: number | undefined): Promise<number> {
  const [own] = await tx<{ pid: number }[]>`
    SELECT pg_backend_pid() AS pid,
      set_config('statement_timeout', coalesce(${longest ?? null}::text, current_setting('statement_timeout')), true)`;
  return own?.pid ?? 0;
}
