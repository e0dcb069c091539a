import { createHash } from 'node:crypto';
import type { AuditFacts, AuditKind } from '#domain/core/events/audit.ts';

/** What is hashed of an entry of the audit log. `actor` is null for the command line. */
export type AuditEntry = {
  id: number;
  at: number;
  kind: AuditKind;
  actor: number | null;
  user: number | null;
  facts: AuditFacts;
  /** The hash of the entry before. */
  previous: string;
};

/** What the first entry has as the hash before it. */
export const CHAIN_START = '0'.repeat(64);

/** A value as JSON that is the same however it was stored: without spaces, with sorted keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

/** The SHA-256 of an entry in hexadecimal. */
export const auditHash = ({ id, at, kind, actor, user, facts, previous }: AuditEntry): string =>
  createHash('sha256').update(canonicalJson({ id, at, kind, actor, user, facts, previous })).digest('hex');
