import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { addressOf, type RequestOf } from '#contract/request.ts';
import { login, register } from '#contract/users.ts';

/** Somebody signed in over the network, who stays so while the service dies and comes back under another address. */
export type Client = {
  <E extends Endpoint>(address: string, endpoint: E, asked: RequestOf<E> & Key): Promise<ReplyOf<E>>;
  /** What carries their session. */
  cookie: string;
};

/** With a key, a request can be sent again after an answer was lost (api.11). */
type Key = { key?: string };

/** A reply with another status than the endpoint's own. */
export class UnexpectedStatus extends Error {
  readonly status: number;

  constructor({ method, path }: Endpoint, status: number, text: string) {
    super(`${method} ${path}: ${status} ${text}`);
    this.status = status;
  }
}

const PASSWORD = 'correct horse';

async function send(address: string, endpoint: Endpoint, asked: RequestOf<Endpoint> & Key, cookie: string) {
  const answer = await fetch(address + addressOf(endpoint.path, asked.params, asked.query), {
    method: endpoint.method,
    headers: {
      cookie,
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      ...(asked.key !== undefined && { 'idempotency-key': asked.key }),
    },
    body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
  });
  const text = await answer.text();
  if (answer.status !== endpoint.status) throw new UnexpectedStatus(endpoint, answer.status, text);
  return {
    reply: endpoint.reply.parse(text ? JSON.parse(text) : undefined),
    cookies: answer.headers.getSetCookie(),
  };
}

/** Whoever has these cookies. Their calls reject when the service refuses or is away. */
export function clientOf(cookie: string): Client {
  const ask = async <E extends Endpoint>(at: string, endpoint: E, asked: RequestOf<E> & Key) =>
    (await send(at, endpoint, asked, cookie)).reply as ReplyOf<E>;
  return Object.assign(ask, { cookie });
}

/** Signs somebody up and in. */
export async function signUp(address: string, username: string, code: string): Promise<Client> {
  const email = `${username}@example.org`;
  await send(address, register, { body: { username, email, password: PASSWORD, secret_code: code } }, '');
  return signIn(address, username);
}

/** Signs somebody in who has signed up here. */
export async function signIn(address: string, username: string): Promise<Client> {
  const { cookies } = await send(address, login, { body: { username, password: PASSWORD } }, '');
  return clientOf(cookies.map((line) => line.split(';')[0]).join('; '));
}
