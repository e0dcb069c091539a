import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { getHealth } from '#contract/site/health.ts';
import { LOGIN, startPgbouncer } from '../pgbouncer/start-pgbouncer.ts';
import { type Service, startService } from '../service.ts';
import { openTcpProxy } from '../tcp-proxy.ts';
import { startNginx } from './nginx.ts';
import { freePorts } from './ports.ts';
import { startPostgres, startStandby } from './postgres.ts';

/** The sign-up code of every test cluster. */
export const CODE = 'a code for the cluster';
const DATABASE = 'dragoman';

type ClusterOptions = {
  servers?: number;
  standby?: boolean;
  /** Whether the servers reach the database over a network that can be cut. */
  network?: boolean;
  /** Whether the servers reach the database through PgBouncer. */
  pooler?: boolean;
  /** The environments of the servers, and of PostgreSQL. */
  env?: Record<string, string>;
  postgresEnv?: Record<string, string>;
};

/** Several servers behind nginx, on one PostgreSQL or on a primary with a standby. */
export type TestCluster = Awaited<ReturnType<typeof openTestCluster>>;

export async function openTestCluster({
  servers = 3,
  standby = false,
  network = false,
  pooler = false,
  env = {},
  postgresEnv = {},
}: ClusterOptions = {}) {
  const primary = await startPostgres({ env: postgresEnv });
  await primary.ask((sql) => sql`CREATE DATABASE ${sql(DATABASE)}`);
  const second = standby ? await startStandby(primary) : undefined;
  const hosts = [primary, ...(second ? [second] : [])].map(({ port }) => `127.0.0.1:${port}`);
  const urlOf = (names: string[]) => `postgres://dragoman@${names.join(',')}/${DATABASE}`;
  const databaseUrl = urlOf(hosts);
  const way = network ? await openTcpProxy({ host: '127.0.0.1', port: primary.port }) : undefined;

  const pgbouncer = pooler ? await startPgbouncer(primary) : undefined;
  const pooled = pgbouncer && {
    DATABASE_URL: `postgres://${LOGIN.user}:${LOGIN.password}@127.0.0.1:${pgbouncer.port}/${DATABASE}`,
    DIRECT_DATABASE_URL: databaseUrl,
  };

  const ports = await freePorts(servers);
  const startAt = (port: number) =>
    startService({
      PORT: String(port),
      DATABASE_URL: way ? urlOf([`127.0.0.1:${way.place.port}`]) : databaseUrl,
      ...pooled,
      SIGNUP_CODE: CODE,
      TRUST_PROXY: 'on',
      ...env,
    });
  const running: Service[] = [];
  for (const port of ports) running.push(await startAt(port));
  const nginx = await startNginx(ports);

  async function end(nth: number, signal: NodeJS.Signals) {
    const service = running[nth];
    if (!service || service.process.exitCode !== null || service.process.signalCode !== null) return;
    const exit = once(service.process, 'exit');
    service.process.kill(signal);
    await exit;
  }

  return {
    primary,
    standby: second,
    network: way,
    pgbouncer,
    databaseUrl,
    address: nginx.address,
    servers: running as readonly Service[],
    /** Ends a server, by SIGKILL or SIGTERM, and waits until it has exited. */
    end,
    /** Starts an ended server again, on the same port. */
    async startAgain(nth: number) {
      await running[nth]?.stop();
      running[nth] = await startAt(ports[nth] ?? 0);
    },
    isHealthy: () => isHealthy(nginx.address),
    async untilHealthy() {
      while (!(await isHealthy(nginx.address))) await wait(20);
    },
    async close() {
      await Promise.all(running.map((service) => service.stop()));
      await nginx.stop();
      await way?.close();
      await pgbouncer?.remove();
      await second?.remove();
      await primary.remove();
    },
  };
}

/** Whether the service's health check succeeds. */
export async function isHealthy(address: string): Promise<boolean> {
  const answer = await fetch(address + getHealth.path).catch(() => undefined);
  return answer?.status === 200;
}
