import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../cluster/nginx.ts';
import { freePorts } from '../cluster/ports.ts';
import type { Postgres } from '../cluster/postgres.ts';
import type { Figures } from '../cluster/scenario.ts';
import { CODE, isHealthy } from '../cluster/test-cluster.ts';
import { addWorker, createDatabase, joinWorkers } from '../database-servers.ts';
import { type Service, startService } from '../service.ts';
import { placeOn, startCitusServers } from './servers.ts';

const DATABASE = 'dragoman';
const SERVERS = 2;

/** What a killed server has prepared is committed or rolled back soon after its start (docs/growing.md). */
const SETTINGS = { 'citus.recover_2pc_interval': '5s' };
const PROGRAM = join(import.meta.dirname, '..', '..', 'server', 'dragoman-server.ts');

/** Servers of Dragoman behind nginx, on a database that Citus distributes over two workers. */
export type CitusCluster = Awaited<ReturnType<typeof openCitusCluster>>;

async function openCitusCluster() {
  const [coordinator, ...workers] = await startCitusServers(3, SETTINGS);
  const places = [coordinator, ...workers].map((server) => placeOn(server));
  await createDatabase(places, DATABASE);
  await joinWorkers(places, DATABASE);
  const databaseUrl = `postgres://dragoman@127.0.0.1:${coordinator.port}/${DATABASE}`;
  execFileSync(process.execPath, [PROGRAM, 'cluster:distribute', '--run'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ports = await freePorts(SERVERS);
  const servers: Service[] = [];
  for (const port of ports) {
    const env = { PORT: String(port), DATABASE_URL: databaseUrl, SIGNUP_CODE: CODE, TRUST_PROXY: 'on' };
    servers.push(await startService(env));
  }
  const nginx = await startNginx(ports);
  const all: Postgres[] = [coordinator, ...workers];
  return {
    coordinator,
    workers: workers as readonly Postgres[],
    servers: servers as readonly Service[],
    databaseUrl,
    address: nginx.address,
    /** Runs an action on the coordinator's database. */
    ask: <T>(act: Parameters<typeof coordinator.ask<T>>[0]) => coordinator.ask(act, DATABASE),
    /** Starts another server and makes it a worker, still without shards. */
    async addWorker() {
      const [worker] = await startCitusServers(1, SETTINGS);
      all.push(worker);
      await addWorker(placeOn(coordinator), placeOn(worker), DATABASE);
    },
    async untilHealthy() {
      while (!(await isHealthy(nginx.address))) await wait(20);
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await nginx.stop();
      for (const server of all) await server.remove();
    },
  };
}

/** Runs an action on a new cluster, which is closed afterwards in any case. */
export async function withCitusCluster(act: (cluster: CitusCluster) => Promise<Figures>): Promise<Figures> {
  const cluster = await openCitusCluster();
  try {
    return await act(cluster);
  } finally {
    await cluster.close();
  }
}
