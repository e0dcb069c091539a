import type { TestProject } from 'vitest/node';
import { type ConnectionParameters, connect, connectDirectly } from '../server/platform/database/connect.ts';
import { createDatabase, dropDatabase, joinWorkers } from './database-servers.ts';
import { openKeptCluster, TEMPLATE } from './kept-cluster.ts';

/**
 * Where the tests' databases are, and the migrated one that each test file clones. With workers of Citus, the database
 * is distributed over them. Test files drop their clones where that costs little, or where Citus has a process for
 * each, which would keep the machine busy; on another PostgreSQL each removal is a checkpoint, which takes seconds of the
 * disk, so they are dropped after the run.
 */
export type TestDatabase = {
  place: ConnectionParameters;
  workers: ConnectionParameters[];
  template: string;
  dropsClones: boolean;
};

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/**
 * Opens one PostgreSQL for the whole run: that of DATABASE_URL, through a pooler if DIRECT_DATABASE_URL is set, or the
 * embedded one that is kept between runs.
 */
export default async function setup(project: TestProject) {
  const { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl, CITUS_WORKERS: ports } = process.env;
  if (!url) {
    const { place, stop } = await openKeptCluster();
    project.provide('database', { place, workers: [], template: TEMPLATE, dropsClones: true });
    return stop;
  }
  // Not static imports: most runs need none of it.
  const { distribute } = await import('../server/platform/database/distribution/distribute.ts');
  const { prepareDatabase } = await import('../server/programs/open-database.ts');
  const place = placeOf(url, directUrl);
  const workers = ports?.split(',').map((port) => ({ ...place, port: Number(port) })) ?? [];
  const servers = [place, ...workers];
  const template = `${TEMPLATE}_${process.pid}`;
  await createDatabase(servers, template);
  if (workers.length > 0) await joinWorkers(servers, template);
  // Directly: a pooler would keep a connection to the template, which then can't be cloned.
  const pool = connect({ ...place, database: template });
  const sql = connectDirectly(pool, { max: 1 });
  await prepareDatabase(sql);
  if (workers.length > 0) await distribute(sql);
  await Promise.all([sql.end(), pool.end()]);
  project.provide('database', { place, workers, template, dropsClones: workers.length > 0 });
  return () => dropAll(servers, template);
}

/** Leaves a PostgreSQL as it was before the run. */
async function dropAll(servers: readonly ConnectionParameters[], template: string): Promise<void> {
  const [place] = servers;
  if (!place) return;
  const admin = connect(place, { max: 1 });
  const clones = await admin<{ datname: string }[]>`
    SELECT datname FROM pg_database WHERE starts_with(datname, ${template})`;
  await admin.end();
  for (const { datname } of clones) await dropDatabase(servers, datname);
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
