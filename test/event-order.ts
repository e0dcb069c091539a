import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConnectionParameters, connect } from '../server/platform/database/connect.ts';
import { readPostmasterPid } from '../server/platform/database/embedded/postmaster-pid.ts';
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { resilientSql } from '../server/platform/database/resilient-sql.ts';
import { prepareDatabase } from '../server/programs/open-database.ts';
import { startPostgres } from './cluster/postgres.ts';
import { faultsOf, isAllRead } from './event-order/check.ts';
import { disturb, keepRunning } from './event-order/disturb.ts';
import { CONSUMER_NAMES, prepareSetup } from './event-order/setup.ts';

/**
 * `npm run test:events`: processes write, some transactions are rolled back or held open, and consumers and an open
 * page read, while processes, connections and the database are killed at random. Afterwards each reader must have
 * received every committed event once and in order (log.15, log.16). `-- postgres` uses the oldest PostgreSQL, `-- 120`
 * lasts two minutes.
 */
const args = process.argv.slice(2);
const seconds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 40);
const WRITERS = 3;

type Server = { place: ConnectionParameters; kill(): Promise<void>; remove(): Promise<void> };

async function startSystem(): Promise<Server> {
  const postgres = await startPostgres();
  return {
    place: { host: '127.0.0.1', port: postgres.port, database: 'postgres', user: 'dragoman' },
    async kill() {
      await postgres.kill();
      await postgres.start();
    },
    remove: () => postgres.remove(),
  };
}

/** Opens an embedded PostgreSQL, which its supervisor restarts. */
async function startOwn(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-events-data-'));
  const { connection: place, stop } = await startEmbedded(folder);
  const pidOf = () => readPostmasterPid(join(folder, 'postgres'))?.pid;
  return {
    place,
    async kill() {
      const pid = pidOf();
      if (!pid) throw new Error('There is no embedded database to kill');
      process.kill(pid, 'SIGKILL');
      while (pidOf() === pid || !(await answers(place))) await wait(10);
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(place: ConnectionParameters): Promise<boolean> {
  const sql = connect(place, { max: 1 });
  return sql`SELECT`
    .then(
      () => true,
      () => false,
    )
    .finally(() => sql.end({ timeout: 0 }));
}

async function prove(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dragoman-events-'));
  const server = args.includes('postgres') ? await startSystem() : await startOwn();
  const admin = connect(server.place, { max: 1 });
  const place = { ...server.place, database: `events_${randomBytes(4).toString('hex')}` };
  await admin`CREATE DATABASE ${admin(place.database)} TEMPLATE template0`;
  await admin.end();
  const own = connect(place, { max: 2 });
  const sql = resilientSql(own);
  await prepareDatabase(sql);
  const setup = JSON.stringify(await prepareSetup(sql, place));
  const acknowledged = join(folder, 'acknowledged');
  const page = join(folder, 'page');

  let number = 0;
  const writers = Array.from({ length: WRITERS }, () =>
    keepRunning('writer.ts', () => {
      number += 1;
      return [setup, String(number), acknowledged];
    }),
  );
  const readers = [
    ...[...CONSUMER_NAMES, ...CONSUMER_NAMES].map((name) => keepRunning('consumer.ts', () => [setup, name])),
    keepRunning('page.ts', () => [setup, page]),
  ];
  try {
    const kills = await disturb(sql, [...writers, ...readers], { seconds, killServer: server.kill });
    await Promise.all(writers.map((writer) => writer.end()));
    for (let tries = 0; tries < 120 && !(await isAllRead(sql, page).catch(() => false)); tries += 1)
      await wait(500);
    await Promise.all(readers.map((reader) => reader.end()));
    const { events, faults } = await faultsOf(sql, { acknowledged, page });
    console.log(
      `${events} events; killed: ${kills.programs} processes, ${kills.connections} connections, ${kills.servers} servers`,
    );
    console.table(faults);
    if (Object.values(faults).some((amount) => amount > 0)) throw new Error('Events were lost or disordered');
  } finally {
    await Promise.all([...writers, ...readers].map((program) => program.end()));
    await Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 })));
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

await prove();
