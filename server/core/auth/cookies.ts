import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { hashOf } from './tokens.ts';

/** The session cookie over plain http, and in earlier versions over https too. */
const PLAIN = 'dragoman_session';
/** Over https: browsers accept a cookie of this name only from this host, over https (accounts.13). */
const HOST_ONLY = '__Host-dragoman_session';

const isHttps = (request: FastifyRequest) => request.protocol === 'https';

/**
 * The session token of a request; undefined beside a bearer token, with which cookies don't count (tokens.9). Over https the
 * cookie that only this host can set has precedence.
 */
function tokenOf(request: FastifyRequest): string | undefined {
  if (bearerOf(request) !== undefined) return undefined;
  const { [PLAIN]: plain, [HOST_ONLY]: hostOnly } = request.cookies;
  return (isHttps(request) && hostOnly) || plain || undefined;
}

/** The hash of a request's session token, as it is stored. */
export function tokenHashOf(request: FastifyRequest): Buffer | undefined {
  const token = tokenOf(request);
  return token ? hashOf(token) : undefined;
}

/** The token of a session whose cookie still has the old name over https; undefined for others. */
export function tokenToRename(request: FastifyRequest): string | undefined {
  if (bearerOf(request) !== undefined) return undefined;
  const { [PLAIN]: plain, [HOST_ONLY]: hostOnly } = request.cookies;
  return isHttps(request) && !hostOnly ? plain : undefined;
}

/** Sets the session cookies for `keepFor` milliseconds, or until the browser is closed if it is undefined. */
export function setSessionCookies(reply: FastifyReply, token: string, keepFor: number | undefined) {
  const secure = isHttps(reply.request);
  const common = {
    path: '/',
    sameSite: 'lax',
    secure,
    ...(keepFor && { maxAge: Math.ceil(keepFor / 1000) }),
  } as const;
  reply.setCookie(secure ? HOST_ONLY : PLAIN, token, { ...common, httpOnly: true });
  // Not secret, and read by scripts: one name is enough.
  reply.setCookie(SESSION_HINT, '1', common);
  if (secure) reply.clearCookie(PLAIN, { path: '/' });
}

export function clearSessionCookies(reply: FastifyReply) {
  reply.clearCookie(PLAIN, { path: '/' });
  reply.clearCookie(SESSION_HINT, { path: '/' });
  // Browsers reject this name without `secure`.
  if (isHttps(reply.request)) reply.clearCookie(HOST_ONLY, { path: '/', secure: true });
}
