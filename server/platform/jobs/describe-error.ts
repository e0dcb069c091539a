import { LIMITS } from '#domain/limits.ts';
import { lineOf } from '../monitoring/logger.ts';

/** Matches the address of a link, to hide the rest, which may contain a password, a path or a query. */
const ADDRESSES = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"']+)[^\s"']*/gi;

/**
 * The description of a failed try's error for site administrators (jobs.9): one line without values of the database,
 * without the stack, and with only the hosts of links.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { type, message } = lineOf(error);
  const [line = ''] = message.split('\n');
  return `${type}: ${line.replace(ADDRESSES, '$1$2')}`.slice(0, LIMITS.jobError);
}
