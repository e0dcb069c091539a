import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { findDevice, rememberDevice } from './device-queries.ts';
import { hashOf, newToken } from './tokens.ts';

/** The cookie of a device over plain http, and over https: one that only this very host can have set. */
const PLAIN = 'dragoman_device';
const HOST_ONLY = '__Host-dragoman_device';

const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? HOST_ONLY : PLAIN);

/** The device that a request comes from, where somebody has signed in to this account from it before. */
export type Device = { hash: Buffer };

/** The hash of the token that a request's device brings, whoever gave it. */
export const deviceHashIn = (request: FastifyRequest): Buffer | undefined => {
  const token = request.cookies[nameFor(request)];
  return token ? hashOf(token) : undefined;
};

/** Whether a request comes from a device from which somebody has signed in to this account before. */
export async function deviceOf(sql: Sql, request: FastifyRequest, user: number): Promise<Device | undefined> {
  const hash = deviceHashIn(request);
  return hash && (await findDevice(sql, user, hash)).isOfUser ? { hash } : undefined;
}

type Signer = { id: number; password_hash: string };

/**
 * Keeps in mind that somebody has signed in from here. A device serves several accounts with one token; one that we did not
 * give is not taken.
 */
export async function keepDevice(sql: Sql, request: FastifyRequest, reply: FastifyReply, user: Signer) {
  const name = nameFor(request);
  const old = request.cookies[name];
  const isOurs = old !== undefined && (await findDevice(sql, user.id, hashOf(old))).isKnown;
  const token = isOurs ? old : newToken().token;
  await rememberDevice(sql, user, hashOf(token));
  reply.setCookie(name, token, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    httpOnly: true,
    maxAge: LIMITS.deviceLasts / 1000,
  });
}
