import type { FastifyRequest } from 'fastify';

/**
 * Security events, with stable names (operations.17). A line has the client's address, and users only by id. What was typed
 * is not logged, because users sometimes type a password as their name.
 */
const EVENTS = {
  'login.failed': 'a sign-in failed',
  'password_link.made': 'a link for a new password was made',
  'password_link.used': 'a password was set by a link',
  'password_link.refused': 'a link for a new password was refused',
  'password_reset.asked': 'a link for a new password was asked for by email',
  'email.confirmed': 'an email address was confirmed',
  'code.deleted': 'a secret code was deleted',
  'second_factor.on': 'a second factor was switched on',
  'second_factor.off': 'a second factor was switched off',
  'passkey.added': 'a passkey was added',
  'passkey.removed': 'a passkey was removed',
  'passkey.copied': 'a passkey was refused, because its device may have been copied',
  'service.connected': 'a sign-in service was connected',
  'service.disconnected': 'a sign-in service was disconnected',
  'service.refused': 'a visit to a sign-in service was refused',
  'api_token.created': 'an API token was created',
  'api_token.revoked': 'an API token was revoked',
  'webhook.added': 'a webhook was added',
  'webhook.rotated': 'a new secret of a webhook was made',
} as const;

/** The affected user and the actor, by id, and the reason. */
type EventFacts = { account?: number | undefined; reason?: string } & Partial<
  Record<'actor' | 'code' | 'token' | 'project' | 'webhook' | 'passkey', number>
>;

/** Logs an event at level `warn`, which is logged by default. */
export function logEvent(request: FastifyRequest, event: keyof typeof EVENTS, about: EventFacts = {}) {
  request.log.warn({ event, address: request.ip, ...about }, EVENTS[event]);
}
