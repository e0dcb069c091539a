import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HINT } from '#contract/users.ts';

const TOKEN = 'dragoman_session';

/** A new session's token, known to the browser alone, and the hash that is stored. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

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

/** The token is 256 random bits, so a plain hash can't be guessed back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
