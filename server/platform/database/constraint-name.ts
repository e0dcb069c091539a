import type postgres from 'postgres';

/**
 * The name of the constraint that a statement violated. That of a distributed table has the number of the shard at its end, which is
 * left out, and stands only in the message if the shard is on another server.
 */
export function constraintOf({
  constraint_name,
  message,
}: Pick<postgres.PostgresError, 'constraint_name' | 'message'>): string | undefined {
  const name = constraint_name ?? /\b\w+_[pf]?key_\d+\b/.exec(message)?.[0];
  return name?.replace(/_\d+$/, '');
}
