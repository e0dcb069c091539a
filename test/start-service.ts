import { request } from '@playwright/test';
import { login, register } from '#contract/users.ts';
import { ask, PASSWORD } from './browser-user.ts';
import { startService } from './service.ts';

/** The sign-up code of the service that the browser tests use. */
export const SIGNUP_CODE = 'a code for the browser';

/** The first account, which is the site administrator (accounts.7). */
export const SITE_ADMIN = 'site_admin';

/** How much text a project of the browser tests may store: so little that one can be filled. */
export const MEGABYTES_PER_PROJECT = 2;

/**
 * Playwright's global set-up: starts one service for the run and puts its address into BASE_URL. If that is set
 * already, as while building a screen, the service there is used; it needs the same settings, and must have been new at
 * its first use.
 */
export default async function setup() {
  const service = process.env.BASE_URL
    ? undefined
    : await startService({ SIGNUP_CODE, MEGABYTES_PER_PROJECT: String(MEGABYTES_PER_PROJECT) });
  process.env.BASE_URL ??= service?.address;
  if (service) process.env.BROWSER_DATA_DIR = service.dataDir;
  await signUpSiteAdmin();
  return () => service?.stop();
}

/** Signs the site administrator up before anyone else can, or only in if the account exists. */
async function signUpSiteAdmin() {
  const calls = await request.newContext({ baseURL: process.env.BASE_URL ?? '' });
  const account = { username: SITE_ADMIN, email: 'site_admin@example.org', password: PASSWORD };
  await ask(calls, register, { body: { ...account, secret_code: SIGNUP_CODE } }).catch(() =>
    ask(calls, login, { body: { username: SITE_ADMIN, password: PASSWORD } }),
  );
  await calls.dispose();
}
