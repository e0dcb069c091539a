import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import type { VisitSecrets } from './providers.ts';

/** The cookie that binds visits to a browser, over plain http, and over https, where only this host can set it (services.6). */
const PLAIN = 'dragoman_service';
const HOST_ONLY = '__Host-dragoman_service';

const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? HOST_ONLY : PLAIN);

/** The token of a browser that has begun a visit, and its hash as it is stored. */
export type Browser = { token: string; hash: Buffer };

export function browserOf(request: FastifyRequest): Browser | undefined {
  const token = request.cookies[nameFor(request)];
  return token ? { token, hash: hashOf(token) } : undefined;
}

/** The browser of a request, which gets a token if it has none. Browsers send the cookie along when a sign-in service leads back here. */
export function keepBrowser(request: FastifyRequest, reply: FastifyReply): Browser {
  const { token, hash } = browserOf(request) ?? newToken();
  reply.setCookie(nameFor(request), token, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    httpOnly: true,
    maxAge: SERVICE_LIMITS.serviceProofLasts / 1000,
  });
  return { token, hash };
}

/**
 * The secrets of a visit. All but the state are made from it and the browser's token. Only hashes of both are stored,
 * so that a reader of the database can do nothing with them.
 */
export function secretsOf({ token }: Browser, state: string): VisitSecrets {
  const secretFor = (what: string) =>
    createHash('sha256').update(`${what} ${token} ${state}`).digest('base64url');
  return { state, nonce: secretFor('nonce'), verifier: secretFor('verifier') };
}
