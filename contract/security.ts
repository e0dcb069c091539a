import { z } from 'zod';
import { SECURITY_EVENTS } from '#domain/access/security-events.ts';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { endpoint } from './endpoint.ts';
import { Id, integerParam, replyList } from './values.ts';

/** What happened to the caller's sign-in (security.3). */
export const SecurityEvent = z.object({
  id: z.int(),
  kind: z.enum(SECURITY_EVENTS),
  at: z.int(),
  /** How many failed sign-ins of an hour this is; 1 of other kinds. */
  amount: z.int(),
  /** `Firefox`, `Windows`; null if the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address; empty if it did not come from one. */
  address: z.string(),
  /** Whether the user had not signed in from this device before. */
  is_new_device: z.boolean(),
  /** The name of the token or passkey; empty of other kinds. */
  detail: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityEvents = endpoint('GET', '/api/account/security_events', {
  summary: 'List what happened to your sign-in within 90 days, newest first',
  query: z.object({
    limit: integerParam(SERVICE_LIMITS.securityEventsPage).default(SERVICE_LIMITS.securityEventsPageDefault),
    /** Id of the last event of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(SecurityEvent, SERVICE_LIMITS.securityEventsPage.max),
});
