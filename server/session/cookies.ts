import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HINT } from '#contract/users.ts';
import { hashOf } from './tokens.ts';

/** The cookie of a session over plain http, and until this version over https too. */
const PLAIN = 'dragoman_session';
/** Over https: browsers take a cookie of this name from this very host alone, not from a sibling or over plain http. */
const HOST_ONLY = '__Host-dragoman_session';

const isHttps = (request: FastifyRequest) => request.protocol === 'https';

/** The token that a request brings. Over https the name that only this host can have set goes first. */
function tokenOf(request: FastifyRequest): string | undefined {
  const { [PLAIN]: plain, [HOST_ONLY]: hostOnly } = request.cookies;
  return (isHttps(request) && hostOnly) || plain || undefined;
}

/** The stored form of the token that a request brings. */
export function tokenHashOf(request: FastifyRequest): Buffer | undefined {
  const token = tokenOf(request);
  return token ? hashOf(token) : undefined;
}

/** The token of a session that was opened before its cookie had the name that it has over https; undefined for others. */
export function tokenToRename(request: FastifyRequest): string | undefined {
  const { [PLAIN]: plain, [HOST_ONLY]: hostOnly } = request.cookies;
  return isHttps(request) && !hostOnly ? plain : undefined;
}

/** Hands the token to the browser. `keepFor` milliseconds; left out, until the browser is closed. */
export function setSessionCookies(reply: FastifyReply, token: string, keepFor: number | undefined) {
  const secure = isHttps(reply.request);
  const common = {
    path: '/',
    sameSite: 'lax',
    secure,
    ...(keepFor && { maxAge: Math.ceil(keepFor / 1000) }),
  } as const;
  reply.setCookie(secure ? HOST_ONLY : PLAIN, token, { ...common, httpOnly: true });
  // No secret, and read by the page's script: one name does.
  reply.setCookie(SESSION_HINT, '1', common);
  if (secure) reply.clearCookie(PLAIN, { path: '/' });
}

export function clearSessionCookies(reply: FastifyReply) {
  reply.clearCookie(PLAIN, { path: '/' });
  reply.clearCookie(SESSION_HINT, { path: '/' });
  // Without `secure` a browser would not take this name, and keep the cookie.
  if (isHttps(reply.request)) reply.clearCookie(HOST_ONLY, { path: '/', secure: true });
}
