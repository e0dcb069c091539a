import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  request,
} from '@playwright/test';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';
import { lendPage } from './kept-pages.ts';
import { SIGNUP_CODE, SITE_ADMIN } from './start-service.ts';
import { storeUser } from './store-user.ts';

/** The password of all users of the browser tests. */
export const PASSWORD = 'down the rabbit-hole';

/** A name that no other test of this or an earlier run has. */
export function newName(start: string): string {
  return `${start}_${Math.random().toString(36).slice(2, 8)}`;
}

/** Makes a call without the screens, as the user who is signed in there; throws if it is refused. */
export async function ask<E extends Endpoint>(
  context: APIRequestContext,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ReplyOf<E>>;
export async function ask(
  context: APIRequestContext,
  endpoint: Endpoint,
  { params, query, body }: UntypedRequest,
): Promise<unknown> {
  const address = addressOf(endpoint.path, params, query);
  const answer = await context.fetch(address, {
    method: endpoint.method,
    ...(body === undefined ? {} : { data: body }),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${endpoint.method} ${address}: ${answer.status()} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Signs a new user in: into a browser, or for calls. */
export async function signIn(
  into: Pick<BrowserContext, 'addCookies'>,
  username = newName('visitor'),
): Promise<string> {
  await into.addCookies(await storeUser(username, PASSWORD));
  return username;
}

/** A user of a browser test, who makes calls to prepare it and opens the pages that it tests. */
export type BrowserUser = {
  username: string;
  does<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>>;
  /** Opens a page in a browser context of their own, signed in; the page is theirs until the end of the test. */
  opens(browser: Browser, address: string, options?: BrowserContextOptions): Promise<Page>;
  /** The initial state of a browser context in which they are signed in. */
  state(): ReturnType<APIRequestContext['storageState']>;
};

/** A new user, signed in. */
export async function newUser(name: string): Promise<BrowserUser> {
  // The database of a service that was running before may be unknown.
  if (!process.env.BROWSER_DATABASE_URL) return signInOrUp(newName(name), PASSWORD);
  const calls = await newCalls();
  return userOf(calls, await signIn(calls, newName(name)));
}

/** The site administrator, signed in: the first account of the service (accounts.7). */
export const siteAdmin = (): Promise<BrowserUser> => signInOrUp(SITE_ADMIN, PASSWORD);

/** Signs a user in, and signs them up first if there is no such user. */
export async function signInOrUp(username: string, password: string): Promise<BrowserUser> {
  const calls = await newCalls();
  const body = { username, password };
  await ask(calls, login, { body }).catch(async () => {
    const account = { ...body, email: `${username}@example.org`, secret_code: SIGNUP_CODE };
    await ask(calls, register, { body: account });
    await ask(calls, login, { body });
  });
  return userOf(calls, username);
}

const newCalls = () => request.newContext({ baseURL: process.env.BASE_URL ?? '' });

function userOf(calls: APIRequestContext, username: string): BrowserUser {
  return {
    username,
    does: (endpoint, request) => ask(calls, endpoint, request),
    state: () => calls.storageState(),
    async opens(browser, address, options) {
      const page = await lendPage(browser, options);
      await page.context().addCookies((await calls.storageState()).cookies);
      await page.goto(address);
      return page;
    },
  };
}
