import type { FastifyRequest } from 'fastify';

/**
 * What an operator may want to act upon, by names that stay. A line has the client's address and users by id alone: what was
 * typed is not repeated, since a password is easily typed where a name belongs.
 */
const EVENTS = {
  'login.failed': 'a sign-in failed',
  'password_link.made': 'a link for a new password was made',
  'password_link.used': 'a password was set by a link',
  'password_link.refused': 'a link for a new password was refused',
  'code.deleted': 'a secret code was deleted',
} as const;

/** Whom it concerns and who did it, by id, and why it was refused. */
type About = { account?: number | undefined; actor?: number; code?: number; reason?: string };

/** Writes a line of such an event, of level `warn`, so that it stands in the log as it is by default. */
export function logEvent(request: FastifyRequest, event: keyof typeof EVENTS, about: About = {}) {
  request.log.warn({ event, address: request.ip, ...about }, EVENTS[event]);
}
