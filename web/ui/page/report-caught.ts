import { Failure } from '../../data/wire/failure.ts';

/**
 * What React is told to do with an error that a page of failure has taken. A call that the server refused, or that did not reach
 * it, is said on that page; all else is a defect, and is written to the console for whoever looks for it.
 */
export function reportCaught(error: unknown): void {
  if (error instanceof Failure && error.status < 500) return;
  console.error(error);
}
