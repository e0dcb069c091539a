import postgres from 'postgres';
import { arrayTypes } from './array-types.ts';
import { type CommitWarnings, countFailedCommits } from './failed-commits.ts';
import { removeHoles, sendAlone, withQueries } from './pool-queries.ts';
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

/** A transaction, as `sql.begin(tx => …)` gives it: statements through it run inside it. */
export type Transaction = postgres.TransactionSql<{ int8: number }>;

/** The address of a database and the account. `host` is a name, an address, or the folder of a unix socket. */
export type ConnectionParameters = {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string;
  /** PostgreSQL’s own host and port, if `host` and `port` are those of a pooler. */
  direct?: { host: string; port: number };
};

/** The URL of a pooler, such as PgBouncer, and that of the same database without it. */
type PoolerUrls = { pooler: string; direct: string };

/** The address of a database, as a URL or in parts, or both addresses of one behind a pooler. */
export type DatabaseAddress = string | ConnectionParameters | PoolerUrls;

/**
 * The most connections of a pool, its statement timeout in milliseconds, whether it is read-only, and whether it
 * prepares statements. Through a pooler it prepares none unless this says so.
 */
export type PoolLimits = {
  max?: number | undefined;
  statementTimeout?: number | undefined;
  readsOnly?: boolean | undefined;
  preparesStatements?: boolean | undefined;
  /** Seconds after which an unused connection is closed. */
  idleTimeout?: number | undefined;
};
const DEFAULTS = { max: 20, statementTimeout: 30_000 };

/**
 * Milliseconds after which PostgreSQL ends an idle transaction, which releases its locks before those who wait for
 * them time out.
 */
export const IDLE_TRANSACTION_TIMEOUT = 15_000;

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

/** Seconds after which an unused connection past the pooler is closed, because PostgreSQL has few of them. */
const DIRECT_IDLE = 60;

/** The address past the pooler; undefined if there is no pooler. */
function directAddressOf(where: DatabaseAddress): DatabaseAddress | undefined {
  if (typeof where === 'string') return undefined;
  if ('pooler' in where) return where.direct;
  const { direct, ...own } = where;
  return direct && { ...own, ...direct };
}

/** The options of each pool. */
const poolOptions = new WeakMap<Sql, { where: DatabaseAddress; limits: PoolLimits }>();

/** Another pool to the same database, for work that must neither wait for the queries of requests nor delay them. */
export function connectSeparately(sql: Sql, limits: PoolLimits = {}): Sql {
  const options = poolOptionsOf(sql);
  return connect(options.where, { ...options.limits, ...limits });
}

/**
 * Another pool that goes past the pooler, if there is one. It is for what relies on the state of a session (LISTEN,
 * settings, its timeouts), and for long work, which would take the pooler's connections from the requests of all
 * servers.
 */
export function connectDirectly(sql: Sql, limits: PoolLimits = {}): Sql {
  const options = poolOptionsOf(sql);
  const direct = directAddressOf(options.where);
  if (direct === undefined) return connectSeparately(sql, limits);
  return connect(direct, {
    ...options.limits,
    preparesStatements: undefined,
    ...limits,
    idleTimeout: DIRECT_IDLE,
  });
}

/** Whether a pool goes through a pooler, where only what is in one transaction is on one connection. */
export const goesThroughPooler = (sql: Sql): boolean =>
  directAddressOf(poolOptionsOf(sql).where) !== undefined;

/** The options of a pool, for a process that opens its own. */
export function poolOptionsOf(sql: Sql) {
  const place = poolOptions.get(sql);
  if (place === undefined) throw new Error('not a pool of connect()');
  return place;
}

/** What each pool was warned of. */
const commitWarnings = new WeakMap<Sql, CommitWarnings>();

/** The warnings that a pool has got. */
export const commitWarningsOf = (sql: Sql): CommitWarnings => commitWarnings.get(sql) ?? { failed: 0 };

/** The statement timeout of a pool in milliseconds. */
export const statementTimeoutOf = (sql: Sql): number =>
  poolOptions.get(sql)?.limits.statementTimeout ?? DEFAULTS.statementTimeout;

/**
 * Opens a pool. A connection is made when it is needed, to the host that is the primary at that moment if the URL names
 * several.
 */
export function connect(where: DatabaseAddress, limits: PoolLimits = {}): Sql {
  const warnings = { failed: 0 };
  const sql = openPool(where, limits, warnings);
  poolOptions.set(sql, { where, limits });
  commitWarnings.set(sql, warnings);
  return sql;
}

function openPool(where: DatabaseAddress, limits: PoolLimits, warnings: CommitWarnings): Sql {
  const { max = DEFAULTS.max, statementTimeout = DEFAULTS.statementTimeout, readsOnly = false } = limits;
  const isPooled = directAddressOf(where) !== undefined;
  const options: Options = {
    max,
    connect_timeout: 10,
    ...(limits.idleTimeout && { idle_timeout: limits.idleTimeout }),
    backoff,
    onnotice: countFailedCommits(warnings),
    types: { int8, ...arrayTypes({ int8: int8.parse }) },
    fetch_types: false,
    prepare: limits.preparesStatements ?? !isPooled,
    connection: {
      application_name: 'dragoman',
      // A pooler refuses these, or drops them: there its own settings hold (operations.19).
      ...(!isPooled && {
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
        // Compiling a statement would take longer than running it: it is estimated by what it might read, and reads little.
        jit: 'off',
        ...(readsOnly && { default_transaction_read_only: true }),
        ...KEEPALIVE,
      }),
    },
  };
  const sql = withQueries(openPoolAt(where, options), isPooled ? [removeHoles, sendAlone] : [removeHoles]);
  return Object.assign(sql, { begin: safeTransaction(sql.begin) });
}

function openPoolAt(where: DatabaseAddress, options: Options): Sql {
  if (typeof where === 'string') return openPoolByUrl(where, options);
  if ('pooler' in where) return openPoolByUrl(where.pooler, options);
  const { direct: _direct, ...own } = where;
  return postgres({ ...own, ...options });
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
