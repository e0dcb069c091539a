import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import postgres from 'postgres';

/** One of several hosts of a database. */
export type Host = { host: string; port: number };

const POSTGRES_PORT = 5432;

/** The hosts of a URL, which stand between commas: `postgres://user@db-1:5432,db-2:5433/name`. */
export function hostsOf(url: string): Host[] {
  const authority = /^[a-z]+:\/\/([^/?]*)/i.exec(url)?.[1] ?? '';
  const names = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  return names.map((name) => {
    const [, host = name, port] = /^(.*?)(?::(\d+))?$/.exec(name) ?? [];
    return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port ?? POSTGRES_PORT) };
  });
}

/** Seconds until a host that is silent counts as gone; the others are asked at the same time. */
const PROBE_TIMEOUT = 3;

/** Whether the PostgreSQL there takes writes. Rejects when there is none. */
async function isPrimary(url: string, { host, port }: Host): Promise<boolean> {
  const sql = postgres(url, {
    host,
    port,
    max: 1,
    connect_timeout: PROBE_TIMEOUT,
    fetch_types: false,
    onnotice: () => {},
  });
  try {
    const [row] = await sql<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`;
    return row?.standby === false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** What the system says of an address where nobody listens: nothing has been sent, so all may be tried again. */
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
 * A socket to nobody: it fails once something is sent over it. Not before: what the driver has not got rid of when a socket
 * closes stands before whatever it sends over the next, and is never sent; that connection would be broken for good.
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
 * How the driver gets a socket where there are several hosts: to the one that is the primary now, asked of all at once.
 * Left to itself the driver takes a PostgreSQL 14 or newer for writable though it is a standby, and tries hosts of which
 * none answers again and again, without a pause and without an end.
 */
export function socketToPrimary(url: string, hosts: readonly Host[]): () => Promise<Socket> {
  let asking: Promise<Host | undefined> | undefined;
  return async () => {
    // Connections that open together ask once.
    asking ??= findPrimary(url, hosts).finally(() => {
      asking = undefined;
    });
    const primary = await asking;
    if (!primary) return failingSocket();
    const socket = connect(primary);
    // The driver names it in errors, and asks TLS for it.
    return once(socket, 'connect').then(
      () => Object.assign(socket, primary),
      () => failingSocket(),
    );
  };
}
