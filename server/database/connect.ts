import postgres from 'postgres';
import { arrayTypes } from './array-types.ts';
import { hostsOf, socketToPrimary } from './primary.ts';
import { safeTransaction } from './safe-transaction.ts';

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
export type ConnectionParameters = {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string;
};

/**
 * How many connections a pool opens at most, milliseconds after which the database stops a statement, and whether it refuses to
 * write.
 */
export type PoolLimits = {
  max?: number | undefined;
  statementTimeout?: number | undefined;
  readsOnly?: boolean | undefined;
};
const DEFAULTS = { max: 20, statementTimeout: 30_000 };

/**
 * Milliseconds after which a transaction that does nothing is ended, so that none of its locks stays: before those who wait
 * for them give up.
 */
const IDLE_TRANSACTION_TIMEOUT = 15_000;

/**
 * Seconds: after so many of silence the database asks whether this end is still there, so often, so many times. What a
 * process left locked that was cut off is free again after a minute.
 */
const KEEPALIVE = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

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

/** Where each pool leads. */
const poolOptions = new WeakMap<Sql, { where: string | ConnectionParameters; limits: PoolLimits }>();

/** Another pool to the same database, for what is not to wait for, nor be waited for by, the queries of requests. */
export function connectSeparately(sql: Sql, limits: PoolLimits = {}): Sql {
  const found = poolOptionsOf(sql);
  return connect(found.where, { ...found.limits, ...limits });
}

/** The address of a pool's database, for a process that opens its own pool. */
export function poolOptionsOf(sql: Sql) {
  const place = poolOptions.get(sql);
  if (place === undefined) throw new Error('not a pool of connect()');
  return place;
}

/** Milliseconds after which the database stops a statement of a pool. */
export const statementTimeoutOf = (sql: Sql): number =>
  poolOptions.get(sql)?.limits.statementTimeout ?? DEFAULTS.statementTimeout;

/**
 * A pool of connections to a URL or a place, opened as they are needed: the one place that configures the driver. Where the
 * URL names several hosts, each connection leads to the one that is the primary when it is opened. `end()` closes it.
 */
export function connect(where: string | ConnectionParameters, limits: PoolLimits = {}): Sql {
  const sql = openPool(where, limits);
  poolOptions.set(sql, { where, limits });
  return sql;
}

function openPool(
  where: string | ConnectionParameters,
  { max = DEFAULTS.max, statementTimeout = DEFAULTS.statementTimeout, readsOnly = false }: PoolLimits,
): Sql {
  const options: Options = {
    max,
    connect_timeout: 10,
    backoff,
    onnotice: () => {},
    types: { int8, ...arrayTypes({ int8: int8.parse }) },
    fetch_types: false,
    connection: {
      application_name: 'dragoman',
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
      ...(readsOnly && { default_transaction_read_only: true }),
      ...KEEPALIVE,
    },
  };
  const sql: Sql =
    typeof where === 'string' ? openPoolByUrl(where, options) : postgres({ ...where, ...options });
  return Object.assign(sql, { begin: safeTransaction(sql.begin) });
}

type Options = postgres.Options<{ int8: postgres.PostgresType<number> }>;

function openPoolByUrl(where: string, options: Options): Sql {
  const hosts = hostsOf(where);
  const [first] = hosts;
  if (first && hosts.length > 1) {
    const toPrimary = { ...first, socket: socketToPrimary(where, hosts) };
    return postgres(where, { ...options, ...toPrimary });
  }
  const { url, socket } = withoutSocket(where);
  return postgres(url, { ...options, ...socket });
}
