import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HINT } from '#contract/users.ts';
import { hashOf } from './tokens.ts';

const TOKEN = 'dragoman_session';

/** The stored form of the token that a request brings. */
export function tokenHashOf(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[TOKEN];
  return token ? hashOf(token) : undefined;
}

/** Hands the token to the browser. `keepFor` milliseconds; left out, until the browser is closed. */
export function setSessionCookies(reply: FastifyReply, token: string, keepFor: number | undefined) {
  const secure = reply.request.protocol === 'https';
  const common = { path: '/', sameSite: 'lax', secure, ...(keepFor && { maxAge: keepFor / 1000 }) } as const;
  reply.setCookie(TOKEN, token, { ...common, httpOnly: true });
  reply.setCookie(SESSION_HINT, '1', common);
}

export function clearSessionCookies(reply: FastifyReply) {
  reply.clearCookie(TOKEN, { path: '/' });
  reply.clearCookie(SESSION_HINT, { path: '/' });
}
