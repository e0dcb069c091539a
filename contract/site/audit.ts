import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/core/events/audit.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, replyList } from '../core/values.ts';
import * as routes from './audit.routes.ts';

/** An entry of the audit log (administration.11). */
export const AuditLogEntry = z.object({
  id: z.int(),
  at: z.int(),
  kind: z.enum(AUDIT_KINDS),
  /** Who did it; null for the command line. */
  actor: UserName.nullable(),
  /** Whom it concerns. */
  user: UserName.nullable(),
  /** Short facts: ids, numbers, words of the service, or the value before and after. */
  facts: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

export const listAuditLog = endpoint(routes.listAuditLog, {
  summary: 'List the audit log, newest first (site administrators)',
  query: z.object({
    limit: integerParam(SERVICE_LIMITS.auditPage).default(SERVICE_LIMITS.auditPageDefault),
    /** Id of the last entry of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(AuditLogEntry, SERVICE_LIMITS.auditPage.max),
});

export const verifyAuditLog = endpoint(routes.verifyAuditLog, {
  summary: 'Check the hashes of a part of the audit log (site administrators)',
  query: z.object({
    /** The entry after which it begins: `checked` of the part before. */
    after: Id.optional(),
  }),
  reply: z.object({
    /** The last entry that was checked; 0 if there is none. */
    checked: z.int(),
    /** The first entry that is not as it was written; null if there is none in this part. */
    broken: z.int().nullable(),
    /** Whether this is the last part. */
    is_end: z.boolean(),
    /** The hash of the last entry that was checked. */
    head: z.string(),
  }),
});
