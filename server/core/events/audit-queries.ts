import type postgres from 'postgres';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';
import { type AuditEntry, auditHash, CHAIN_START } from './audit-chain.ts';

type Audited = Pick<AuditEntry, 'kind' | 'actor'> & Partial<Pick<AuditEntry, 'user' | 'facts'>>;

/**
 * Appends an entry to the audit log in the transaction of what it is about (administration.11). It is the last thing that the transaction
 * does, because others wait for it to end.
 */
export async function appendAudit(
  tx: Transaction,
  { kind, actor, user = null, facts = {} }: Audited,
): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.auditLog})`;
  const [head] = await tx<{ id: number; hash: string; now: number }[]>`
    SELECT coalesce(last.id, 0)::bigint AS id, coalesce(last.hash, ${CHAIN_START}) AS hash, now_ms() AS now
    FROM (VALUES (1)) one LEFT JOIN (SELECT id, hash FROM audit_log ORDER BY id DESC LIMIT 1) last ON true`;
  if (!head) throw new Error('the statement returns a row');
  const entry: AuditEntry = { id: head.id + 1, at: head.now, kind, actor, user, facts, previous: head.hash };
  await tx`
    INSERT INTO audit_log (id, at, kind, actor_id, user_id, facts, previous, hash)
    VALUES (${entry.id}, ${entry.at}, ${kind}, ${actor}, ${user}, ${asJson(facts as postgres.JSONValue)}::jsonb,
      ${entry.previous}, ${auditHash(entry)})`;
}
