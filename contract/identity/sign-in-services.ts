import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  bounded,
  Flag,
  InterfaceLanguageCode,
  replyList,
  shortString,
  text,
  withBlanks,
} from '../core/values.ts';
import * as routes from './sign-in-services.routes.ts';
import { Me } from './users.ts';

const attempts = { most: LIMITS.signInAttempts, key: 'attempts' } as const;
const typed = text(LIMITS.typedText);
const password = z.string().max(LIMITS.typedPassword);

/** A long text that a provider sends along: its code is as long as it likes. */
const sent = bounded(8192).optional();

export const beginServiceSignIn = endpoint(routes.beginServiceSignIn, {
  summary: 'Go to a sign-in service, which leads back to the callback; a browser opens the address itself',
  attempts,
  redirects: true,
  query: z.object({
    /** The page to come back to; one of another site is ignored. */
    from: shortString.optional(),
    /** A visit that has been begun by a call of the same browser, instead of a sign-in. */
    visit: shortString.optional(),
    /** As of `login`. */
    remember: Flag,
    remember_forever: Flag,
    language: InterfaceLanguageCode.optional(),
  }),
});

export const endServiceSignIn = endpoint(routes.endServiceSignIn, {
  summary: 'Come back from a sign-in service, which leads here itself',
  attempts,
  redirects: true,
  query: z.object({
    state: sent,
    code: sent,
    iss: sent,
    error: sent,
    error_description: sent,
    session_state: sent,
  }),
});

export const getServiceSignUp = endpoint(routes.getServiceSignUp, {
  summary: 'Get what a sign-in service said of a visitor who has no account yet',
  reply: z.object({
    /** What the service is called. */
    label: z.string(),
    /** Suggestions; empty if there are none. */
    username: z.string(),
    email: z.string(),
  }),
});

export const signUpWithService = endpoint(routes.signUpWithService, {
  summary: 'Create an account with a sign-in service, and sign in',
  attempts: { most: LIMITS.signUpAttempts, key: 'attempts' },
  body: withBlanks(
    ['username', 'email'],
    z.object({
      username: typed,
      email: typed,
      secret_code: typed.optional(),
      invitation: typed.optional(),
      language: InterfaceLanguageCode.optional(),
    }),
  ),
  reply: Me,
  status: 201,
});

/** A sign-in service of this site, or one that the user has connected and the site no longer has. */
export const AccountService = z.object({
  /** Null if the site no longer has it. */
  name: z.string().nullable(),
  label: z.string(),
  issuer: z.string(),
  /** The connection and since when it is; null if the user hasn't connected it. */
  id: z.int().nullable(),
  since: z.int().nullable(),
});
export type AccountService = z.infer<typeof AccountService>;

export const AccountServices = z.object({
  /** Whether one can sign in with a password. */
  has_password: z.boolean(),
  /** Whether a sign-in service has just confirmed who this is, so that a first password can be set. */
  may_set_password: z.boolean(),
  services: replyList(AccountService, 2 * SERVICE_LIMITS.signInServices),
});
export type AccountServices = z.infer<typeof AccountServices>;

export const listAccountServices = endpoint(routes.listAccountServices, {
  summary: 'List the sign-in services and which of them you have connected',
  reply: AccountServices,
});

/** Where a page sends the browser next: an address of this service, which works once, in this browser. */
const Departure = z.object({ address: z.string() });

export const connectService = endpoint(routes.connectService, {
  summary: 'Begin to connect a sign-in service: returns the address of this service that leads there',
  attempts,
  body: z.object({ current_password: password }),
  reply: Departure,
});

export const confirmWithService = endpoint(routes.confirmWithService, {
  summary: 'Sign in again with a connected service before setting a first password: returns the address',
  attempts,
  reply: Departure,
});

export const disconnectService = endpoint(routes.disconnectService, {
  summary: 'Disconnect a sign-in service',
  attempts,
  body: z.object({ current_password: password }),
});

export const setFirstPassword = endpoint(routes.setFirstPassword, {
  summary: 'Set the first password of an account, after a connected service has confirmed it',
  attempts,
  body: z.object({ password }),
});
