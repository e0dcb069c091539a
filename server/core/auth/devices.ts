import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { findDevice, rememberDevice } from './device-queries.ts';
import { hashOf, newToken } from './tokens.ts';

/** The device cookie over plain http, and over https, where only this host can set it. */
const PLAIN = 'dragoman_device';
const HOST_ONLY = '__Host-dragoman_device';

const nameFor = (request: FastifyRequest) => (request.protocol === 'https' ? HOST_ONLY : PLAIN);

/** The device of a request, if it is known for this account. */
export type Device = { hash: Buffer };

/** The hash of a request's device token, whoever issued it. */
export const deviceHashIn = (request: FastifyRequest): Buffer | undefined => {
  const token = request.cookies[nameFor(request)];
  return token ? hashOf(token) : undefined;
};

/** Whether a request comes from a known device of this account. */
export async function findKnownDevice(
  sql: Sql,
  request: FastifyRequest,
  user: number,
): Promise<Device | undefined> {
  const hash = deviceHashIn(request);
  return hash && (await findDevice(sql, user, hash)).isOfUser ? { hash } : undefined;
}

type UserWithHash = { id: number; password_hash: string };

/**
 * Remembers the device of a sign-in; `onFurther` is called in the same transaction if the account has others but not this one.
 * A device has one token for several accounts; a token that we did not issue is replaced.
 */
export async function keepDevice(
  sql: Sql,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserWithHash,
  onFurther?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const name = nameFor(request);
  const old = request.cookies[name];
  const isOurs = old !== undefined && (await findDevice(sql, user.id, hashOf(old))).isKnown;
  const token = isOurs ? old : newToken().token;
  await rememberDevice(sql, user, hashOf(token), onFurther);
  reply.setCookie(name, token, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    httpOnly: true,
    maxAge: SERVICE_LIMITS.deviceLasts / 1000,
  });
}
