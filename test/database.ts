import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type ConnectionParameters, connect, connectDirectly } from '../server/database/connect.ts';
import { distribute } from '../server/database/distribution/distribute.ts';
import { startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { prepareDatabase } from '../server/open-database.ts';
import { createDatabase, dropDatabase, joinWorkers } from './database-servers.ts';

/**
 * Where the tests' databases are, and the migrated one that each test file clones. With workers of Citus, the database
 * is distributed over them.
 */
export type TestDatabase = {
  place: ConnectionParameters;
  workers: ConnectionParameters[];
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/**
 * Opens one PostgreSQL for the whole run: that of DATABASE_URL, through a pooler if DIRECT_DATABASE_URL is set, or an
 * embedded one that is removed after the run.
 */
export default async function setup(project: TestProject) {
  const { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl, CITUS_WORKERS: ports } = process.env;
  const { place, stop } = url ? await visitPostgres(placeOf(url, directUrl)) : await openPostgres();
  const workers = ports?.split(',').map((port) => ({ ...place, port: Number(port) })) ?? [];
  const servers = [place, ...workers];
  await createDatabase(servers, TEMPLATE);
  if (workers.length > 0) await joinWorkers(servers, TEMPLATE);
  // Directly: a pooler would keep a connection to the template, which then can't be cloned.
  const pool = connect({ ...place, database: TEMPLATE });
  const sql = connectDirectly(pool, { max: 1 });
  await prepareDatabase(sql);
  if (workers.length > 0) await distribute(sql);
  await Promise.all([sql.end(), pool.end()]);
  project.provide('database', { place, workers, template: TEMPLATE });
  return () => stop(workers);
}

const TEMPLATE = `dragoman_test_${process.pid}`;

type Postgres = {
  place: ConnectionParameters;
  /** Removes what the run made on it and on these workers. */
  stop(workers: readonly ConnectionParameters[]): Promise<void>;
};

/**
 * Opens an embedded PostgreSQL. Its data are removed with the folder after the run, so commits don't wait for the disk.
 */
async function openPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'));
  const { connection: place, stop } = await startEmbedded(folder);
  const admin = connect(place, { max: 1 });
  await admin`ALTER ROLE CURRENT_USER SET synchronous_commit = off`;
  await admin.end();
  return {
    place,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens an existing PostgreSQL, which is left as it was. */
async function visitPostgres(place: ConnectionParameters): Promise<Postgres> {
  return {
    place,
    async stop(workers) {
      const admin = connect(place, { max: 1 });
      const clones = await admin<{ datname: string }[]>`
        SELECT datname FROM pg_database WHERE starts_with(datname, ${TEMPLATE})`;
      await admin.end();
      for (const { datname } of clones) await dropDatabase([place, ...workers], datname);
    },
  };
}

function placeOf(url: string, directUrl: string | undefined): ConnectionParameters {
  const { hostname, port, pathname, username, password } = new URL(url);
  const direct = directUrl ? new URL(directUrl) : undefined;
  return {
    host: hostname,
    port: Number(port || 5432),
    database: pathname.slice(1),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...(direct && { direct: { host: direct.hostname, port: Number(direct.port || 5432) } }),
  };
}
