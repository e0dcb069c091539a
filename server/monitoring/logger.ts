import type { FastifyServerOptions } from 'fastify';
import postgres from 'postgres';
import type { Settings } from '../settings/settings.ts';

/** Where the log goes, a line of JSON a call; standard output, unless a test wants to read it. */
export type LogStream = { write(line: string): void };

/** PostgreSQL repeats values between quotation marks: `invalid input syntax for type integer: "my text"`. */
const withoutValues = (text: string) => text.replace(/"[^"\n]*"/g, '"…"');

type LoggedError = { type: string; message: string; stack: string; [field: string]: unknown };

/**
 * What the log says of an error. Of one of the database no detail, which tells of rows, and no values: what people write
 * does not belong into a log.
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
 * The log of a server: a line a request, a slow statement or a fault. No line has a body, a cookie, a text, an address with
 * what stands in it: only the route's pattern.
 */
export const logger = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: { err: lineOf },
  ...(stream && { stream }),
});
