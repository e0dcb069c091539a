import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';

/** Makes calls over HTTP as one user; throws the service's answer if it refuses. */
export type Caller = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;

async function send(address: string, endpoint: Endpoint, request: UntypedRequest, cookie: string) {
  const { params, query, body } = request;
  const answer = await fetch(address + addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${text}`);
  return { cookies: answer.headers.getSetCookie(), reply: text === '' ? undefined : JSON.parse(text) };
}

type SignUp = { username: string; password: string; secret_code: string };

/** Signs a person up and in. */
export async function signUp(address: string, { username, password, secret_code }: SignUp): Promise<Caller> {
  const email = `${username}@example.org`;
  await send(address, register, { body: { username, email, password, secret_code } }, '');
  const { cookies } = await send(address, login, { body: { username, password } }, '');
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
  return async (endpoint, request) => (await send(address, endpoint, request, cookie)).reply;
}
