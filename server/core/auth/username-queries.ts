import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** Usernames by ids; none for users who do not exist. */
export async function usernamesOf(
  sql: Sql | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ id: number; username: string }[]>`
    SELECT id, username FROM users WHERE id = ANY (${[...ids]}::bigint[])`;
  return new Map(rows.map(({ id, username }) => [id, username]));
}
