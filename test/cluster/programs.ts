import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the programs on Debian and on other systems. */
const POSTGRES = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin'];
const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/opt/pgbouncer/bin/pgbouncer'];
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The folder of the programs of PostgreSQL 15, the oldest supported version; POSTGRES_BIN overrides it. */
export const postgresBin = (): string =>
  process.env.POSTGRES_BIN ??
  findFolder(POSTGRES, 'postgresql-15', 'set POSTGRES_BIN to the folder of its programs');

export const nginx = (): string =>
  process.env.NGINX ?? findFolder(NGINX, 'nginx', 'set NGINX to its program');

export const wrk = (): string => findFolder(['/usr/bin/wrk', '/opt/homebrew/bin/wrk'], 'wrk', 'put it there');

export const patroni = (): string => findFolder(['/usr/bin/patroni'], 'patroni', 'run it on Debian');

export const etcd = (): string => findFolder(['/usr/bin/etcd'], 'etcd-server', 'run it on Debian');

export const haproxy = (): string => findFolder(['/usr/sbin/haproxy'], 'haproxy', 'run it on Debian');

export const pgbouncer = (): string =>
  process.env.PGBOUNCER ?? findFolder(PGBOUNCER, 'pgbouncer', 'set PGBOUNCER to its program');

/** The folder of the programs of a PostgreSQL that has the Citus extension; Debian has no package of it. */
export function citusBin(): string {
  const bin = process.env.CITUS_BIN;
  if (bin && existsSync(join(bin, 'postgres'))) return bin;
  throw new Error(
    'Set CITUS_BIN to the folder of the programs of a PostgreSQL that has Citus (docs/growing.md).',
  );
}

/** The library that shows programs another time; undefined if it is not installed. */
export function faketimeLibrary(): string | undefined {
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
  if (!existsSync(library)) install('libfaketime');
  return existsSync(library) ? library : undefined;
}

function findFolder(places: string[], packageName: string, otherwise: string): string {
  const existing = () => places.find((place) => existsSync(place));
  if (!existing()) install(packageName);
  const place = existing();
  if (place) return place;
  throw new Error(
    `${packageName} is not there: \`apt-get install ${packageName}\` as root, or ${otherwise}.`,
  );
}

/**
 * Installs a package if this is Debian and the user is root, as the browser tests do with Chromium; otherwise does
 * nothing.
 */
function install(packageName: string) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${packageName}…`);
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quietly);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packageName], quietly);
}

export const program = (name: string) => join(postgresBin(), name);
