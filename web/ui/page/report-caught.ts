import { Failure } from '../../data/wire/failure.ts';

/**
 * Logs errors that React has caught for an error page. Calls that the server refused or that did not reach it are explained
 * on that page and not logged; all others are bugs.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof Failure && error.status < 500) return;
  console.error(error);
}
