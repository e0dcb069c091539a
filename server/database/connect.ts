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

/** A pool of connections. int8 values (ids, times, counts) are numbers; numeric values stay text. */
export type Sql = postgres.Sql<{ int8: number }>;

/** The same inside a transaction, as `sql.begin(tx => …)` gives it. */
export type Transaction = postgres.TransactionSql<{ int8: number }>;

/** The address of a database and the account. `host` is a name, an address, or the folder of a unix socket. */
export type ConnectionParameters = {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string;
};

/** The most connections of a pool, its statement timeout in milliseconds, and whether it is read-only. */
export type PoolLimits = {
  max?: number | undefined;
  statementTimeout?: number | undefined;
  readsOnly?: boolean | undefined;
};
const DEFAULTS = { max: 20, statementTimeout: 30_000 };

/**
 * Milliseconds after which PostgreSQL ends an idle transaction, which releases its locks before those who wait for
 * them time out.
 */
const IDLE_TRANSACTION_TIMEOUT = 15_000;

/** TCP keepalive in seconds: PostgreSQL releases the locks of a client that was cut off after about a minute. */
const KEEPALIVE = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

/**
 * Seconds before the next attempt to connect. The driver counts the failures of the whole pool and would wait up to
 * 20 s, so that a database that was away for a moment would be found late.
 */
const backoff = (failed: number): number => (0.5 + Math.random() / 2) * Math.min(failed / 20, 0.5);

/** Takes the `host` parameter out of a URL, where libpq accepts the folder of a socket and the driver does not. */
function withoutSocket(url: string): { url: string; socket: { host?: string } } {
  const parsed = URL.parse(url);
  const host = parsed?.searchParams.get('host');
  if (!parsed || !host) return { url, socket: {} };
  parsed.searchParams.delete('host');
  return { url: parsed.href, socket: { host } };
}

/** The options of each pool. */
const poolOptions = new WeakMap<Sql, { where: string | ConnectionParameters; limits: PoolLimits }>();

/** Another pool to the same database, for work that must neither wait for the queries of requests nor delay them. */
export function connectSeparately(sql: Sql, limits: PoolLimits = {}): Sql {
  const found = poolOptionsOf(sql);
  return connect(found.where, { ...found.limits, ...limits });
}

/** The options of a pool, for a process that opens its own. */
export function poolOptionsOf(sql: Sql) {
  const place = poolOptions.get(sql);
  if (place === undefined) throw new Error('not a pool of connect()');
  return place;
}

/** The statement timeout of a pool in milliseconds. */
export const statementTimeoutOf = (sql: Sql): number =>
  poolOptions.get(sql)?.limits.statementTimeout ?? DEFAULTS.statementTimeout;

/**
 * Opens a pool, whose connections are made when they are needed. If the URL names several hosts, each connection goes
 * to the host that is the primary when it is made.
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
