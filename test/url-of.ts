import type { ConnectionParameters } from '../server/platform/database/connect.ts';

/** A connection as DATABASE_URL has it; the folder of a socket is a parameter. */
export function urlOf({ host, port, database, user, password = '' }: ConnectionParameters): string {
  const isFolder = host.startsWith('/');
  const address = `postgres://${user}:${password}@${isFolder ? 'localhost' : host}:${port}/${database}`;
  return isFolder ? `${address}?host=${encodeURIComponent(host)}` : address;
}
