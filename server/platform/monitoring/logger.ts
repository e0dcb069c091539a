import type { FastifyServerOptions } from 'fastify';
import postgres from 'postgres';
import type { Settings } from '../settings/settings.ts';

/** The destination of the log; tests replace standard output. */
export type LogStream = { write(line: string): void };

/** PostgreSQL's messages repeat values in quotation marks: `invalid input syntax for type integer: "my text"`. */
const withoutValues = (text: string) => text.replace(/"[^"\n]*"/g, '"…"');

type LoggedError = { type: string; message: string; stack: string; [field: string]: unknown };

/**
 * An error as it is logged. Database errors are logged without details and values, because users' texts must not be
 * in the log.
 */
export function lineOf(error: Error): LoggedError {
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? error.code : undefined;
  if (!(error instanceof postgres.PostgresError)) return { type: name, code, message, stack };
  const { table_name: table, constraint_name: constraint, routine } = error;
  return {
    type: name,
    code,
    table,
    constraint,
    routine,
    message: withoutValues(message),
    stack: withoutValues(stack),
  };
}

/**
 * The log of a server: requests, slow statements and errors. It has no bodies, cookies, texts or full paths, only
 * route patterns.
 */
export const logger = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { err: lineOf },
  ...(stream && { stream }),
});
