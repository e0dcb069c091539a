import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isRoot, namedAccount } from '../../server/platform/database/embedded/account.ts';
import { postgresBin } from '../cluster/programs.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'deploy', 'patroni');

/** The ports of the examples. Other programs may use them on other loopback addresses. */
const PORTS = [2379, 2380, 5000, 5432, 8008];

/** The user that root runs everything as, because PostgreSQL refuses root. */
export const account = () => (isRoot() ? namedAccount() : {});

/** Makes a file or folder the account's. */
function give(path: string, mode: number) {
  const { uid, gid } = { uid: undefined, gid: undefined, ...account() };
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  chmodSync(path, mode);
}

/** Makes a folder of the account. */
export function makeFolder(folder: string): string {
  mkdirSync(folder);
  give(folder, 0o700);
  return folder;
}

/** Makes a file of the account. */
export function makeFile(file: string, text: string, mode = 0o600) {
  writeFileSync(file, text);
  give(file, mode);
}

/** The first three numbers of loopback addresses where the ports of the examples are free. */
export async function freeNetwork(): Promise<string> {
  const any = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));
  for (let tries = 0; tries < 10; tries += 1) {
    const network = `127.${any(64, 126)}.${any(1, 254)}.`;
    if ((await Promise.all(PORTS.map((port) => isFree(`${network}1`, port)))).every(Boolean)) return network;
  }
  throw new Error(`Something listens at every address on one of the ports ${PORTS.join(', ')}`);
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Where an example is run: instead of three machines one, by their loopback addresses and folders. */
export type Machine = { network: string; folder: string; password: string };

/** An example of deploy/patroni/ with all that has to differ on one machine. */
export function exampleFor({ network, folder, password }: Machine, name: string): string {
  return readFileSync(join(EXAMPLES, name), 'utf8')
    .replaceAll('10.0.0.', network)
    .replaceAll('127.0.0.1:', `${network}1:`)
    .replaceAll('/etc/patroni', folder)
    .replaceAll('/var/lib/postgresql/15', folder)
    .replaceAll('/var/run/postgresql', folder)
    .replaceAll('/usr/lib/postgresql/15/bin', postgresBin())
    .replace(/^ +(user|group) haproxy\n/gm, '')
    .replaceAll('…', password);
}

/** The settings of a file of environment variables, of the nth machine, counted from 1. */
export function environmentFor(place: Machine, name: string, nth: number): Record<string, string> {
  const lines = exampleFor(place, name)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  // A list of all machines is the same everywhere.
  const own = (value: string) =>
    value.includes(',')
      ? value
      : value.replace(/^db-1$/, `db-${nth}`).replace(`${place.network}11`, `${place.network}1${nth}`);
  return Object.fromEntries(lines.map(([key, value]) => [key, own(value)]));
}
