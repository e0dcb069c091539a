import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { addressOf, type RequestOf } from '#contract/core/request.ts';
import { PASSWORD } from '#contract/example.ts';
import { login, register } from '#contract/identity/users.ts';

/** A user signed in over the network, who stays signed in when the service restarts at another address. */
export type Client = {
  <E extends Endpoint>(address: string, endpoint: E, request: RequestOf<E> & Key): Promise<ReplyOf<E>>;
  /** The cookie of their session. */
  cookie: string;
};

/** With a key, a request can be repeated if its response was lost (api.11). */
type Key = { key?: string };

/** A response with another status than that of the endpoint. */
export class UnexpectedStatus extends Error {
  readonly status: number;

  constructor({ method, path }: Endpoint, status: number, text: string) {
    super(`${method} ${path}: ${status} ${text}`);
    this.status = status;
  }
}

async function send(address: string, endpoint: Endpoint, request: RequestOf<Endpoint> & Key, cookie: string) {
  const answer = await fetch(address + addressOf(endpoint.path, request.params, request.query), {
    method: endpoint.method,
    headers: {
      cookie,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(request.key !== undefined && { 'idempotency-key': request.key }),
    },
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  });
  const text = await answer.text();
  if (answer.status !== endpoint.status) throw new UnexpectedStatus(endpoint, answer.status, text);
  return {
    reply: endpoint.reply.parse(text ? JSON.parse(text) : undefined),
    cookies: answer.headers.getSetCookie(),
  };
}

/** The client with these cookies. Its calls reject if the service refuses or is unavailable. */
export function clientOf(cookie: string): Client {
  const ask = async <E extends Endpoint>(at: string, endpoint: E, request: RequestOf<E> & Key) =>
    (await send(at, endpoint, request, cookie)).reply as ReplyOf<E>;
  return Object.assign(ask, { cookie });
}

/** Signs a user up and in. */
export async function signUp(address: string, username: string, code: string): Promise<Client> {
  const email = `${username}@example.org`;
  await send(address, register, { body: { username, email, password: PASSWORD, secret_code: code } }, '');
  return signIn(address, username);
}

/** Signs in a user who has signed up here. */
export async function signIn(address: string, username: string): Promise<Client> {
  const { cookies } = await send(address, login, { body: { username, password: PASSWORD } }, '');
  return clientOf(cookies.map((line) => line.split(';')[0]).join('; '));
}
