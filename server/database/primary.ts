import { once } from 'node:events';
import { connect, Socket } from 'node:net';
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

/** Seconds after which a host that does not answer counts as unavailable; all hosts are asked at once. */
const PROBE_TIMEOUT = 3;

/** Whether a host is the primary. Rejects if there is no PostgreSQL. */
async function isPrimary(url: string, { host, port }: Host): Promise<boolean> {
  const sql = postgres(url, {
    host,
    port,
    max: 1,
    connect_timeout: PROBE_TIMEOUT,
    fetch_types: false,
    // A pooler may give the connection, with what is prepared on it, to others.
    prepare: false,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`;
    return row?.standby === false;
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

async function findPrimary(url: string, hosts: readonly Host[]): Promise<Host | undefined> {
  const asked = hosts.map(async (host) => {
    if (await isPrimary(url, host)) return host;
    throw noPrimaryError();
  });
  return Promise.any(asked).catch(() => undefined);
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

/**
 * Gives the driver a socket to the host that is the primary now. By itself the driver takes a standby of PostgreSQL
 * 14 or newer for writable, and tries unreachable hosts forever without a pause.
 */
export function socketToPrimary(url: string, hosts: readonly Host[]): () => Promise<Socket> {
  let asking: Promise<Host | undefined> | undefined;
  return async () => {
    // Connections that are opened at the same time share one search.
    asking ??= findPrimary(url, hosts).finally(() => {
      asking = undefined;
    });
    const primary = await asking;
    if (!primary) return failingSocket();
    const socket = connect(primary);
    // The driver uses the host in errors and for TLS.
    return once(socket, 'connect').then(
      () => Object.assign(socket, primary),
      () => failingSocket(),
    );
  };
}
