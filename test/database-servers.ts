import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { type ConnectionParameters, connect, type Sql } from '../server/platform/database/connect.ts';

type Servers = readonly ConnectionParameters[];

/** Runs an action on each server, on a database of this name, or of the server's own. */
async function onEach(servers: Servers, act: (sql: Sql) => Promise<unknown>, database?: string) {
  await Promise.all(
    servers.map(async (server) => {
      const sql = connect(database ? { ...server, database } : server, { max: 1 });
      // On a busy machine a database waits for a checkpoint for longer than statements usually may.
      await sql`SET statement_timeout = 0`;
      await act(sql).finally(() => sql.end());
    }),
  );
}

const IN_USE = '55006';

/**
 * Creates a database on each server. A copy of a distributed database is a copy on each of its servers: Citus knows other
 * servers by their address alone, and connects to the database of the same name.
 */
export async function createDatabase(servers: Servers, name: string, template = 'template0'): Promise<void> {
  await onEach(servers, async (admin) => {
    for (let tries = 0; ; tries++) {
      // The maintenance process of Citus is connected to the template.
      await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${template}`;
      try {
        await admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(template)}`;
        return;
      } catch (error) {
        if (!(error instanceof postgres.PostgresError) || error.code !== IN_USE || tries === 20) throw error;
        await wait(100);
      }
    }
  });
}

export async function dropDatabase(servers: Servers, name: string): Promise<void> {
  await onEach(servers, (admin) => admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`);
}

/** Makes a database of each server one of Citus: the first server is the coordinator, the others its workers. */
export async function joinWorkers(servers: Servers, database: string): Promise<void> {
  await onEach(servers, (sql) => sql`CREATE EXTENSION citus`, database);
  const [coordinator, ...workers] = servers;
  if (!coordinator) return;
  const { host, port } = coordinator;
  await onEach([coordinator], (sql) => sql`SELECT citus_set_coordinator_host(${host}, ${port})`, database);
  for (const worker of workers) await addNode(coordinator, worker, database);
}

const addNode = (coordinator: ConnectionParameters, { host, port }: ConnectionParameters, database: string) =>
  onEach([coordinator], (sql) => sql`SELECT citus_add_node(${host}, ${port})`, database);

/** Makes another server a worker of an existing database. */
export async function addWorker(
  coordinator: ConnectionParameters,
  worker: ConnectionParameters,
  database: string,
): Promise<void> {
  await createDatabase([worker], database);
  await onEach([worker], (sql) => sql`CREATE EXTENSION citus`, database);
  await addNode(coordinator, worker, database);
}
