import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

/** One of several hosts of a database. */
export type Host = { host: string; port: number };

const POSTGRES_PORT = 5432;

/** The hosts of a URL, separated by commas: `postgres://user@db-1:5432,db-2:5433/name`. */
export function hostsOf(url: string): Host[] {
  const authority = /^[a-z]+:\/\/([^/?]*)/i.exec(url)?.[1] ?? '';
  const names = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  return names.map((name) => {
    const [, host = name, port] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port ?? POSTGRES_PORT) };
  });
}

/** A URL for each of its hosts. */
export function urlsOf(url: string): string[] {
  if (hostsOf(url).length === 1) return [url];
  return hostsOf(url).map(({ host, port }) => {
    const name = host.includes(':') ? `[${host}]` : host;
    return url.replace(/^([a-z]+:\/\/)(?:([^/?]*)@)?[^/?]*/i, (_all, scheme: string, account?: string) =>
      [scheme, account === undefined ? '' : `${account}@`, name, ':', port].join(''),
    );
  });
}

/** Seconds after which a host that does not answer counts as unavailable; all hosts are asked at once. */
const PROBE_TIMEOUT = 3;

/** What a primary says of itself: every promotion begins a new timeline, with a higher number. */
type Claim = { host: Host; timeline: number };

/** What a host says if it is a primary. Rejects if it is none, or if there is no PostgreSQL. */
async function claimOf(url: string, host: Host): Promise<Claim> {
  const sql = postgres(url, {
    ...host,
    max: 1,
    connect_timeout: PROBE_TIMEOUT,
    fetch_types: false,
    // A pooler may give the connection, with what is prepared on it, to others.
    prepare: false,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ timeline: number | null }[]>`
      SELECT CASE WHEN NOT pg_is_in_recovery()
        THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;
    if (typeof row?.timeline !== 'number') throw noPrimaryError();
    return { host, timeline: row.timeline };
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** The system's error for an address without a server. Nothing was sent, so every statement may be retried. */
const noPrimaryError = () =>
  Object.assign(new Error('connect ECONNREFUSED: none of the hosts is a primary'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });

/** The system's error for a connection that ended early: what was sent over it may have been done, or not. */
const replacedError = () =>
  Object.assign(new Error('read ECONNRESET: another host is the primary now'), { code: 'ECONNRESET' });

/** Milliseconds that others have to answer after the first primary has. */
const OTHERS_TIMEOUT = 200;

/**
 * The primary. If several hosts say that they are the primary, the one that was promoted last counts: the others were
 * frozen or cut off, and don't know yet that they were replaced.
 */
async function findPrimary(url: string, hosts: readonly Host[]): Promise<Host | undefined> {
  const claims: Claim[] = [];
  const asked = hosts.map(async (host) => claims.push(await claimOf(url, host)));
  await Promise.any(asked).catch(() => {});
  await Promise.race([Promise.allSettled(asked), wait(OTHERS_TIMEOUT)]);
  return claims.toSorted((one, other) => other.timeline - one.timeline)[0]?.host;
}

/**
 * A socket that fails at the first write. If it failed earlier, the driver would keep the unsent data in front of
 * whatever it sends over the next socket, and that connection would never work.
 */
function failingSocket(): Socket {
  const socket = new Socket();
  const write = () => {
    socket.destroy(noPrimaryError());
    return true;
  };
  return Object.assign(socket, { write });
}

/** A connection; how many bytes were sent when its host was last seen to be the primary, and received by the last look. */
type Watched = { socket: Socket; host: Host; sent: number; received: number; quietSince: number };

/** Milliseconds between two looks at the connections, and without an answer until the hosts are asked. */
const LOOK_INTERVAL = 1000;
const QUIET = 3000;

/**
 * Closes the connections to a host that has fallen silent when another host is the primary. The kernel of a frozen
 * machine keeps its connections open, so that statements would wait for their deadline long after the fail-over.
 */
function watchFor(find: () => Promise<Host | undefined>) {
  const watched = new Set<Watched>();
  let looking: NodeJS.Timeout | undefined;
  let isAsking = false;

  /** Whether something was sent that may be unanswered, and nothing was received for some time. */
  function isQuiet(one: Watched, now: number): boolean {
    const { bytesRead, bytesWritten } = one.socket;
    if (bytesRead !== one.received || bytesWritten === one.sent) {
      one.received = bytesRead;
      one.quietSince = now;
      return false;
    }
    return now - one.quietSince >= QUIET;
  }

  async function look() {
    const now = performance.now();
    const quiet = [...watched].filter((connection) => isQuiet(connection, now));
    if (quiet.length === 0 || isAsking) return;
    isAsking = true;
    const primary = await find();
    isAsking = false;
    if (!primary) return;
    for (const one of watched) {
      // An idle connection is not asked about again, until something is sent.
      if (one.host === primary) one.sent = one.socket.bytesWritten;
      else one.socket.destroy(replacedError());
    }
  }

  return (socket: Socket, host: Host) => {
    const connection: Watched = { socket, host, sent: 0, received: 0, quietSince: performance.now() };
    watched.add(connection);
    looking ??= setInterval(look, LOOK_INTERVAL).unref();
    socket.once('close', () => {
      watched.delete(connection);
      if (watched.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    });
  };
}

/**
 * Gives the driver a socket to the host that is the primary now. By itself the driver takes a standby of PostgreSQL
 * 14 or newer for writable, and tries unreachable hosts forever without a pause.
 */
export function socketToPrimary(url: string, hosts: readonly Host[]): () => Promise<Socket> {
  let asking: Promise<Host | undefined> | undefined;
  const find = () => {
    // Connections that are opened at the same time share one search.
    asking ??= findPrimary(url, hosts).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const watch = watchFor(find);
  return async () => {
    const primary = await find();
    if (!primary) return failingSocket();
    const socket = connect(primary);
    // The driver uses the host in errors and for TLS.
    return once(socket, 'connect').then(
      () => {
        watch(socket, primary);
        return Object.assign(socket, primary);
      },
      () => failingSocket(),
    );
  };
}
