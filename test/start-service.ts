import { startService } from './service.ts';

/** The sign-up code of the service that the browser tests visit. */
export const SIGNUP_CODE = 'a code for the browser';

/**
 * Playwright's global set-up: one service for the run, whose address the tests find in BASE_URL. Where that is set
 * already, the service there is visited (while building a screen, say); it needs the same sign-up code.
 */
export default async function setup() {
  if (process.env.BASE_URL) return;
  const service = await startService({ SIGNUP_CODE });
  process.env.BASE_URL = service.address;
  return () => service.stop();
}
