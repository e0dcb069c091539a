import { z } from 'zod';
import { SECURITY_EVENTS } from '#domain/core/access/security-events.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, integerParam, replyList, shortString, text, withBlanks } from '../core/values.ts';
import { Assertion } from './passkeys.ts';
import * as routes from './security.routes.ts';
import { Me } from './users.ts';

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
  /** The name of the token or passkey, or of what one has signed in with; empty of other kinds, and of a sign-in with the password. */
  detail: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityEvents = endpoint(routes.listSecurityEvents, {
  summary: 'List what happened to your sign-in within 90 days, newest first',
  query: z.object({
    limit: integerParam(SERVICE_LIMITS.securityEventsPage).default(SERVICE_LIMITS.securityEventsPageDefault),
    /** Id of the last event of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(SecurityEvent, SERVICE_LIMITS.securityEventsPage.max),
});

const password = z.string().max(LIMITS.typedPassword);
const code = text({ min: 0, max: SERVICE_LIMITS.typedCode });
const RecoveryCodes = z.object({
  /** Shown only once, and stored as hashes. */
  recovery_codes: replyList(z.string(), SERVICE_LIMITS.recoveryCodes),
});
const attempts = { most: LIMITS.signInAttempts, key: 'attempts' } as const;

export const getSecondFactor = endpoint(routes.getSecondFactor, {
  summary: 'Get whether you have a second factor',
  reply: z.object({
    /** Since when; null without one. */
    since: z.int().nullable(),
    /** How many recovery codes are left. */
    recovery_codes: z.int(),
  }),
});

export const beginSecondFactor = endpoint(routes.beginSecondFactor, {
  summary: 'Get a secret for an app of one-time codes; a code then confirms it',
  attempts,
  body: z.object({ current_password: password }),
  reply: z.object({
    /** As it is typed into an app. */
    secret: z.string(),
    /** The secret as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  status: 201,
});

export const confirmSecondFactor = endpoint(routes.confirmSecondFactor, {
  summary: 'Switch the second factor on, by a code of the app; returns recovery codes',
  attempts,
  body: z.object({ code }),
  reply: RecoveryCodes,
});

export const makeRecoveryCodes = endpoint(routes.makeRecoveryCodes, {
  summary: 'Replace your recovery codes',
  attempts,
  body: z.object({ current_password: password, code }),
  reply: RecoveryCodes,
});

export const switchSecondFactorOff = endpoint(routes.switchSecondFactorOff, {
  summary: 'Switch your second factor off',
  attempts,
  body: z.object({ current_password: password, code }),
});

export const continueLogin = endpoint(routes.continueLogin, {
  summary:
    'Go on with a sign-in that needs a second factor, by a code of the app, a recovery code or a passkey',
  attempts,
  body: withBlanks(
    ['token'],
    z.object({
      /** `current.token` of the 401 that the sign-in was answered with. */
      token: shortString,
      /** Needed without `passkey`. */
      code: code.optional(),
      /** If `current.passkeys` says that the account has any; by the options of `beginPasskeyLogin` (passkeys.7). */
      passkey: Assertion.optional(),
    }),
  ),
  reply: Me,
});
