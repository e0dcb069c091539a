import { LIMITS } from '#domain/limits.ts';
import { lineOf } from '../monitoring/logger.ts';

/** The address of a link, without what may be secret in it: a password, a path, a query. */
const ADDRESSES = /\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@]*@)?([^\s/?#"']+)[^\s"']*/gi;

/**
 * What is stored of the error of a failed try, for site administrators (jobs.9): a line without values of the database, without
 * the stack, and without more of a link than its host.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { type, message } = lineOf(error);
  const [line = ''] = message.split('\n');
  return `${type}: ${line.replace(ADDRESSES, '$1$2')}`.slice(0, LIMITS.jobError);
}
