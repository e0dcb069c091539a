import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { InterfaceLanguageCode, replyList, shortString, text } from '../core/values.ts';
import * as routes from './account.routes.ts';
import { Me } from './users.ts';

/** A session of the caller (accounts.17). */
export const Session = z.object({
  id: z.int(),
  created_at: z.int(),
  /** When it was last used; may be LIMITS.sessionSeenEvery old. */
  seen_at: z.int(),
  expires_at: z.int(),
  /** `Firefox`, `Windows`; null if the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address of its last use. */
  address: z.string(),
  /** Whether this is the session of the request. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** Limited in length only; the domain validates the rest. */
const password = z.string().max(LIMITS.typedPassword);

export const changePassword = endpoint(routes.changePassword, {
  summary: 'Change your password; all your other sessions end',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({ current_password: password, password }),
});

export const changeEmail = endpoint(routes.changeEmail, {
  summary: 'Change your email',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({ current_password: password, email: text(LIMITS.typedText) }),
  reply: Me,
});

export const sendConfirmation = endpoint(routes.sendConfirmation, {
  summary: 'Send an email with a link that confirms your address',
  attempts: { most: LIMITS.mailAttempts, key: 'attempts' },
});

export const confirmEmail = endpoint(routes.confirmEmail, {
  summary: 'Confirm an email address with a link',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({ token: shortString }),
});

export const requestPasswordReset = endpoint(routes.requestPasswordReset, {
  summary: 'Send an email with a link for a new password, if an account has this address',
  attempts: { most: LIMITS.mailAttempts, key: 'attempts' },
  body: z.object({ email: text(LIMITS.typedText), language: InterfaceLanguageCode.optional() }),
});

export const storeLanguage = endpoint(routes.storeLanguage, {
  summary: 'Store your interface language, which emails are written in',
  body: z.object({ language: InterfaceLanguageCode }),
});

export const listSessions = endpoint(routes.listSessions, {
  summary: 'List your sessions, last active first',
  reply: replyList(Session, LIMITS.sessionsShown),
});

export const endSession = endpoint(routes.endSession, {
  summary: 'End one of your sessions',
});

export const endOtherSessions = endpoint(routes.endOtherSessions, {
  summary: 'End all your sessions except this one',
});
