import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  bounded,
  InterfaceLanguageCode,
  list,
  replyList,
  shortString,
  text,
  trimmed,
} from '../core/values.ts';
import * as routes from './passkeys.routes.ts';
import { Me } from './users.ts';

/** How a browser reaches a device, as WebAuthn names it. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes as WebAuthn's JSON has them. */
const base64url = (max: number) => bounded(max).regex(/^[\w-]+$/);
const CredentialId = base64url(1364);
const clientDataJSON = base64url(2048);

/** A passkey of the caller (passkeys.1). */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.int(),
  /** When one signed in with it last; null if never. */
  used_at: z.int().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a device makes for a new passkey: `PublicKeyCredential.toJSON()`, of which the rest is not read. */
export const NewCredential = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(4096),
    transports: list(bounded(32), { max: 16 }).default([]),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What a device signs with a passkey, in the same form. */
export const Assertion = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(1024),
    signature: base64url(1024),
    userHandle: base64url(128).nullish(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: replyList(z.enum(TRANSPORTS), TRANSPORTS.length),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: replyList(z.object({ type: z.literal('public-key'), alg: z.int() }), 10),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: replyList(Known, SERVICE_LIMITS.passkeysPerUser),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: replyList(Known, SERVICE_LIMITS.passkeysPerUser),
});

const password = z.string().max(LIMITS.typedPassword);
const name = trimmed(SERVICE_LIMITS.passkeyName);
const attempts = { most: LIMITS.signInAttempts, key: 'attempts' } as const;

export const listPasskeys = endpoint(routes.listPasskeys, {
  summary: 'List your passkeys, newest first, and the address that they work at',
  reply: z.object({
    passkeys: replyList(Passkey, SERVICE_LIMITS.passkeysPerUser),
    /** The origin at which passkeys work; null if there is none, because the service doesn't know its address (passkeys.2). */
    origin: z.string().nullable(),
  }),
});

export const beginPasskey = endpoint(routes.beginPasskey, {
  summary: 'Get the options with which a browser makes a new passkey',
  attempts,
  body: z.object({
    current_password: password,
    /** A one-time or recovery code, if you have a second factor. */
    code: text({ min: 0, max: SERVICE_LIMITS.typedCode }).default(''),
  }),
  reply: CreationOptions,
  status: 201,
});

export const addPasskey = endpoint(routes.addPasskey, {
  summary: 'Add a passkey, made by the browser with the options',
  attempts,
  body: z.object({ name, credential: NewCredential }),
  reply: Passkey,
  status: 201,
});

export const renamePasskey = endpoint(routes.renamePasskey, {
  summary: 'Rename one of your passkeys',
  body: z.object({ name }),
  reply: Passkey,
});

export const removePasskey = endpoint(routes.removePasskey, {
  summary: 'Remove one of your passkeys',
  attempts,
  body: z.object({ current_password: password }),
});

export const beginPasskeyLogin = endpoint(routes.beginPasskeyLogin, {
  summary: 'Get the options with which a browser signs in by a passkey',
  attempts: { most: SERVICE_LIMITS.passkeyChallengesOfAddress, key: 'attempts' },
  body: z.object({
    /** That of a sign-in that needs a second factor; without it the passkey alone signs in. */
    token: shortString.optional(),
  }),
  reply: z.object({
    /** Goes with the passkey, to `continueLogin` if one was given, otherwise to `loginWithPasskey`. */
    token: z.string(),
    options: RequestOptions,
  }),
  status: 201,
});

export const loginWithPasskey = endpoint(routes.loginWithPasskey, {
  summary: 'Sign in with a passkey, which counts as both factors',
  attempts,
  body: z.object({
    token: shortString,
    passkey: Assertion,
    /** As in `login`. */
    remember: z.boolean().default(false),
    remember_forever: z.boolean().default(false),
    language: InterfaceLanguageCode.optional(),
  }),
  reply: Me,
});
