import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Place } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';

/** Where the tests' databases are, and the migrated one that each test file clones. */
export type TestDatabase = { place: Place; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/** One PostgreSQL for the whole run: the one of DATABASE_URL, or an embedded one that goes with the run. */
export default async function setup(project: TestProject) {
  const { place, stop } = await openPostgres(process.env.DATABASE_URL);
  const template = `dragoman_test_${process.pid}`;
  const admin = connect(place, { max: 1 });
  await admin`CREATE DATABASE ${admin(template)}`;
  const sql = connect({ ...place, database: template }, { max: 1 });
  await migrate(sql);
  await sql.end();
  project.provide('database', { place, template });
  return async () => {
    const clones = await admin<{ datname: string }[]>`
      SELECT datname FROM pg_database WHERE starts_with(datname, ${template})`;
    for (const { datname } of clones) await admin`DROP DATABASE ${admin(datname)} WITH (FORCE)`;
    await admin.end();
    await stop();
  };
}

async function openPostgres(url: string | undefined): Promise<{ place: Place; stop(): Promise<void> }> {
  if (url) return { place: placeOf(new URL(url)), stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'));
  const { connection, stop } = await startEmbedded(folder);
  return {
    place: connection,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function placeOf({ hostname, port, pathname, username, password }: URL): Place {
  return {
    host: hostname,
    port: Number(port || 5432),
    database: pathname.slice(1),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
