import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/request.ts';
import { login, register } from '#contract/users.ts';
import { SIGNUP_CODE } from './start-service.ts';

/** The password of all users of the browser tests. */
export const PASSWORD = 'down the rabbit-hole';

/** A name that no other test of this or an earlier run has. */
export function newName(start: string): string {
  return `${start}_${Math.random().toString(36).slice(2, 8)}`;
}

/** Makes a call without the screens, as the user who is signed in there; throws if it is refused. */
export async function ask<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  asked: RequestOf<E>,
): Promise<ReplyOf<E>>;
export async function ask(
  request: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body }: UntypedRequest,
): Promise<unknown> {
  const address = addressOf(endpoint.path, params, query);
  const answer = await request.fetch(address, {
    method: endpoint.method,
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${endpoint.method} ${address}: ${answer.status()} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Signs a new user up, and into this browser, without the screens. */
export async function signIn(
  { request }: Pick<BrowserContext, 'request'>,
  username = newName('visitor'),
): Promise<string> {
  const email = `${username}@example.org`;
  const body = { username, email, password: PASSWORD, secret_code: SIGNUP_CODE };
  await ask(request, register, { body });
  await ask(request, login, { body: { username, password: PASSWORD } });
  return username;
}
