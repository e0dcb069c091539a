import type postgres from 'postgres';

/** A piece of SQL that stands inside another statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;
