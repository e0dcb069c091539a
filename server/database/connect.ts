import postgres from 'postgres';

/** int8 arrives as text; a JavaScript number holds it exactly up to 2^53. */
const int8 = {
  to: 20,
  from: [20],
  serialize: String,
  parse(text: string): number {
    const number = Number(text);
    if (!Number.isSafeInteger(number)) throw new RangeError(`int8 ${text} does not fit a number`);
    return number;
  },
} satisfies postgres.PostgresType<number>;

/** The database: tagged templates that can't inject. int8 (ids, times, counts) is a number; numeric stays text. */
export type Sql = postgres.Sql<{ int8: number }>;

/** The same inside a transaction, as `sql.begin(tx => …)` gives it. */
export type Transaction = postgres.TransactionSql<{ int8: number }>;

/** Where a database is, in parts. `host` is a name, an address, or the folder of a unix socket. */
export type Place = { host: string; port: number; database: string; user: string; password?: string };

/** Milliseconds after which the database itself ends what hangs, so that no page waits for ever and no lock stays. */
const TIMEOUTS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Seconds before the next try to connect, after so many that failed. The driver counts those of the whole pool together
 * and would wait up to 20 s by itself: a database that was away for a moment is to be found again at once.
 */
const backoff = (failed: number): number => (0.5 + Math.random() / 2) * Math.min(failed / 20, 0.5);

/** A URL without its `host` parameter, where libpq lets the folder of a socket stand; the driver does not know it. */
function withoutSocket(url: string): { url: string; socket: { host?: string } } {
  const parsed = URL.parse(url);
  const host = parsed?.searchParams.get('host');
  if (!parsed || !host) return { url, socket: {} };
  parsed.searchParams.delete('host');
  return { url: parsed.href, socket: { host } };
}

/**
 * A pool of at most `max` connections to a URL or a place, opened as they are needed: the one place that configures
 * the driver. `end()` closes it.
 */
export function connect(where: string | Place, { max = 20 } = {}): Sql {
  const options = {
    max,
    connect_timeout: 10,
    backoff,
    onnotice: () => {},
    types: { int8 },
    connection: { application_name: 'dragoman', ...TIMEOUTS },
  };
  if (typeof where !== 'string') return postgres({ ...where, ...options });
  const { url, socket } = withoutSocket(where);
  return postgres(url, { ...options, ...socket });
}
