import { goesThroughPooler, type Sql, statementTimeoutOf } from './connect.ts';

const OLDEST = 15;

/** Reasons why PostgreSQL refuses a connection, by error code; any other error counts as unreachable. */
const CONNECTION_ERRORS: Record<string, string> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'has no such database',
  '53300': 'has no connection left',
};

const UNDECLARED_POOLER =
  'is a pooler, which keeps no timeouts of its clients: set DIRECT_DATABASE_URL to the address of PostgreSQL itself (docs/growing.md, A pooler)';

/** The end of the error message for a database that could not be connected to, without a password (operations.4). */
export function whyNotConnected(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.startsWith('unsupported startup parameter')) return UNDECLARED_POOLER;
  return CONNECTION_ERRORS[code] ?? `can’t be reached: ${reason}`;
}

/** Whether the database has the extension Citus, with which each server has a log of its own. */
export async function hasCitus(sql: Sql): Promise<boolean> {
  return (await sql`SELECT FROM pg_extension WHERE extname = 'citus'`).length > 0;
}

type Facts = {
  version: number;
  encoding: string;
  lowersCyrillic: boolean;
  ctype: string;
  standby: boolean;
  /** Whether the session has the timeout that was asked for when connecting. */
  hasTimeout: boolean;
};

const REQUIRED: { holds(facts: Facts): boolean; otherwise(facts: Facts): string }[] = [
  {
    holds: ({ version }) => version >= OLDEST * 10_000,
    otherwise: ({ version }) =>
      `is PostgreSQL ${Math.floor(version / 10_000)}; Dragoman needs ${OLDEST} or newer`,
  },
  { holds: ({ standby }) => !standby, otherwise: () => 'is a standby, which takes no writes' },
  {
    holds: ({ encoding }) => encoding === 'UTF8',
    otherwise: ({ encoding }) => `has the encoding ${encoding}; Dragoman needs UTF8`,
  },
  {
    // Case conversion follows the collation, but trigrams recognise letters by the character type.
    holds: ({ lowersCyrillic, ctype }) => lowersCyrillic && !['C', 'POSIX'].includes(ctype),
    otherwise: ({ ctype }) =>
      `has a locale that can’t lower Cyrillic (character type ${ctype}); create it with LC_CTYPE 'C.UTF-8' or the like`,
  },
  { holds: ({ hasTimeout }) => hasTimeout, otherwise: () => UNDECLARED_POOLER },
];

/** The end of the error message for a database with these facts; undefined if it can be used (operations.4). */
export const whyNotFacts = (facts: Facts): string | undefined =>
  REQUIRED.find((rule) => !rule.holds(facts))?.otherwise(facts);

/**
 * The end of the error message for a connected database; undefined if it can be used. Rejects if the connection fails.
 */
export async function whyNotUsable(sql: Sql): Promise<string | undefined> {
  const timeout = goesThroughPooler(sql) ? null : statementTimeoutOf(sql);
  const [facts] = await sql<Facts[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      lower('Ж') = 'ж' as "lowersCyrillic", datctype as ctype, pg_is_in_recovery() as standby,
      coalesce((select setting::int from pg_settings where name = 'statement_timeout') = ${timeout}, true) as "hasTimeout"
    from pg_database where datname = current_database()`;
  return facts && whyNotFacts(facts);
}
