import { siteAdmin } from './browser-user.ts';
import { lendClones } from './clone-of-run.ts';
import { startService } from './service.ts';

/** The sign-up code of the service that the browser tests use. */
export const SIGNUP_CODE = 'a code for the browser';

/** The first account, which is the site administrator (accounts.7). */
export const SITE_ADMIN = 'site_admin';

/** How much text a project of the browser tests may store: so little that one can be filled. */
export const MEGABYTES_PER_PROJECT = 2;

/**
 * Playwright's global set-up: starts one service for the run, over a clone in the cluster that is kept between runs, and
 * puts its address into BASE_URL. If that is set already, as while building a screen, the service there is used; it
 * needs the same settings, and must have been new at its first use. BROWSER_DATABASE_URL is then its database.
 */
export default async function setup() {
  // The first user: signed up before anyone else can.
  if (process.env.BASE_URL) return void (await siteAdmin());
  // Not a static import: the workers read this file for its constants.
  const { openKeptCluster, TEMPLATE } = await import('./kept-cluster.ts');
  const { place, stop } = await openKeptCluster();
  lendClones({ ...place, database: TEMPLATE });
  const limit = String(MEGABYTES_PER_PROJECT);
  const service = await startService({ SIGNUP_CODE, MEGABYTES_PER_PROJECT: limit });
  process.env.BASE_URL = service.address;
  process.env.BROWSER_DATABASE_URL = service.databaseUrl;
  await siteAdmin();
  return async () => {
    await service.stop();
    await stop();
  };
}
