import type { QueryOf } from '#contract/core/endpoint.ts';
import type { AuditLogEntry, listAuditLog } from '#contract/site/audit.ts';
import type { AuditEntry } from '../../core/events/audit-chain.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** An entry as it is stored. */
export type StoredEntry = AuditEntry & { hash: string };

const userName = (id: Fragment): Fragment =>
  fragment`(SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = ${id})`;

/** A page of the audit log, newest first. */
export const auditPage = (sql: Sql, { limit, before }: QueryOf<typeof listAuditLog>) => sql<AuditLogEntry[]>`
  SELECT id, at, kind, ${userName(fragment`e.actor_id`)} AS actor, ${userName(fragment`e.user_id`)} AS user, facts, hash
  FROM audit_log e ${before === undefined ? fragment`` : fragment`WHERE id < ${before}`}
  ORDER BY id DESC LIMIT ${limit}`;

/** The entries after one, as they are stored, in their order. */
export const entriesAfter = (sql: Sql, after: number, most: number) => sql<StoredEntry[]>`
  SELECT id, at, kind, actor_id AS actor, user_id AS user, facts, previous, hash
  FROM audit_log WHERE id > ${after} ORDER BY id LIMIT ${most}`;

/** The last entry; undefined if there is none. */
export async function lastEntry(sql: Sql): Promise<Pick<StoredEntry, 'id' | 'hash'> | undefined> {
  const [entry] = await sql<{ id: number; hash: string }[]>`
    SELECT id, hash FROM audit_log ORDER BY id DESC LIMIT 1`;
  return entry;
}

/** The hash of an entry; undefined if there is none. */
export async function hashAt(sql: Sql, id: number): Promise<string | undefined> {
  const [entry] = await sql<{ hash: string }[]>`SELECT hash FROM audit_log WHERE id = ${id}`;
  return entry?.hash;
}
