import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Sql } from '../server/platform/database/connect.ts';
import { isRoot } from '../server/platform/database/embedded/account.ts';
import { findBinaries } from '../server/platform/database/embedded/binaries.ts';
import { sharedBinaries } from '../server/platform/database/embedded/shared-binaries.ts';
import { prepareDatabase } from '../server/programs/open-database.ts';
import { afterFile } from './after-file.ts';
import { type Postgres, startPostgres, startReplica } from './cluster/postgres.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const DATABASE = 'dragoman';

/** A migrated database with a replica, on the PostgreSQL that the service brings along or on that of POSTGRES_BIN. */
export type Replication = {
  sql: Sql;
  primary: Postgres;
  replica: Postgres;
  /** The way of the service to the replica. */
  way: TcpProxy;
  /** The settings of a service that uses them. */
  env: { DATABASE_URL: string; REPLICA_URL: string };
  /** Resolves when the replica has everything that was written. */
  caughtUp(): Promise<void>;
  /** Stops the replica from replaying what it receives, and lets it go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Brings back whatever a test has cut off, killed or paused, and waits until the replica has everything. */
  restore(): Promise<void>;
};

/** Starts them; they are removed with the test file. */
export async function openReplication(): Promise<Replication> {
  const embedded = findBinaries();
  process.env.POSTGRES_BIN ??= join((isRoot() ? sharedBinaries(embedded) : embedded).home, 'bin');
  // Its data are removed with the test file, so nothing waits for the disk.
  const primary = await startPostgres({ settings: { fsync: 'off', full_page_writes: 'off' } });
  afterFile(() => primary.remove());
  await primary.ask((sql) => sql`CREATE DATABASE ${sql(DATABASE)}`);
  const place = { host: '127.0.0.1', port: primary.port, database: DATABASE, user: 'dragoman' };
  const preparing = connect(place, { max: 1 });
  await prepareDatabase(preparing);
  await preparing.end();
  const replica = await startReplica(primary);
  afterFile(() => replica.remove());
  const way = await openTcpProxy({ ...place, port: replica.port });
  afterFile(way.close);
  const urlAt = (port: number) => `postgres://dragoman@127.0.0.1:${port}/${DATABASE}`;
  const onReplica = <T>(act: (sql: Sql) => Promise<T>) => replica.ask(act, DATABASE);
  const caughtUp = async () => {
    // Its commit flushes what others have written without one; a position of the service may be behind that.
    await primary.ask((sql) => sql`SELECT pg_logical_emit_message(true, 'caught up', '')`);
    const [end] = await primary.ask(
      (sql) => sql<{ lsn: string }[]>`SELECT pg_current_wal_lsn()::text AS lsn`,
    );
    const hasIt = () =>
      onReplica((sql) => sql`SELECT WHERE pg_last_wal_replay_lsn() >= ${end?.lsn ?? ''}::pg_lsn`);
    while ((await hasIt()).length === 0) await wait(20);
  };
  const resume = () => onReplica(async (sql) => void (await sql`SELECT pg_wal_replay_resume()`));
  return {
    sql: connect(place),
    primary,
    replica,
    way,
    env: { DATABASE_URL: urlAt(place.port), REPLICA_URL: urlAt(way.place.port) },
    caughtUp,
    pause: () => onReplica(async (sql) => void (await sql`SELECT pg_wal_replay_pause()`)),
    resume,
    async restore() {
      await way.open();
      way.carryOn();
      await replica.start();
      await resume();
      await caughtUp();
    },
  };
}
