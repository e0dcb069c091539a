import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { haproxy } from '../cluster/programs.ts';
import { isHealthy } from '../cluster/test-cluster.ts';
import { type Service, startService } from '../service.ts';
import { openWayToEtcd, startEtcd } from './etcd.ts';
import { atExit } from './leftovers.ts';
import { type DatabaseNode, makeNode } from './node.ts';
import { exampleFor, freeNetwork, type Machine, makeFile } from './one-machine.ts';
import { signalAll, startProgram } from './program.ts';

/** The sign-up code of every such cluster. */
export const CODE = 'a code for the cluster';
const PASSWORD = 'secret';
const NODES = [1, 2, 3];

/** Milliseconds for the cluster to be whole again after a failure. */
const TIMEOUT = 120_000;

/** A member of the cluster as Patroni lists it. */
type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

/** A server of Dragoman, and how it finds the primary. */
export type NamedService = Service & { by: 'haproxy' | 'hosts' };

/** Three machines of a database, etcd, haproxy, and two servers: one behind haproxy, one with several hosts. */
export type PatroniCluster = Awaited<ReturnType<typeof openPatroniCluster>>;

export async function openPatroniCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-patroni-'));
  chmodSync(folder, 0o755);
  const forget = atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const place: Machine = { network: await freeNetwork(), folder, password: PASSWORD };
  const urlOf = (hosts: string[]) => `postgres://dragoman:${PASSWORD}@${hosts.join(',')}/dragoman`;

  const etcd = await startEtcd(place);
  const ways = await Promise.all(NODES.map(() => openWayToEtcd(place)));
  const nodes = NODES.map((nth) => makeNode(place, nth, ways[nth - 1]?.env));
  for (const node of nodes) node.startPatroni();
  await untilWhole(nodes);

  const config = join(folder, 'haproxy.cfg');
  makeFile(config, exampleFor(place, 'haproxy.cfg'), 0o644);
  const proxy = startProgram(haproxy(), ['-db', '-f', config], { log: join(folder, 'haproxy.log') });

  const databaseUrls = {
    haproxy: urlOf([`${place.network}1:5000`]),
    hosts: urlOf(nodes.map(({ host }) => `${host}:5432`)),
  };
  const servers: NamedService[] = [];
  for (const by of ['haproxy', 'hosts'] as const) {
    const service = await startService({ DATABASE_URL: databaseUrls[by], SIGNUP_CODE: CODE });
    atExit(() => {
      signalAll(service.process.pid ? [service.process.pid] : [], 'SIGKILL');
      rmSync(service.dataDir, { recursive: true, force: true });
    });
    servers.push({ ...service, by });
  }

  return {
    nodes: nodes as readonly DatabaseNode[],
    etcd,
    servers: servers as readonly NamedService[],
    databaseUrl: databaseUrls.hosts,
    /** The address of a database on one machine, as PostgreSQL's superuser. */
    addressOf: ({ host }: DatabaseNode) => ({
      host,
      port: 5432,
      user: 'postgres',
      password: PASSWORD,
      database: 'postgres',
    }),
    /** The way of a machine to etcd. */
    wayOf(node: DatabaseNode) {
      const way = ways[nodes.indexOf(node)];
      if (!way) throw new Error(`${node.name} is of another cluster`);
      return way;
    },
    async primary(): Promise<DatabaseNode> {
      for (;;) {
        for (const node of nodes) if (await node.isPrimary()) return node;
        await wait(50);
      }
    },
    /** Waits until another machine is the primary; returns how long that took. */
    async untilReplaced(old: DatabaseNode): Promise<string> {
      const begun = performance.now();
      const others = nodes.filter((node) => node !== old);
      for (;;) {
        const answers = await Promise.all(others.map((node) => node.isPrimary()));
        if (answers.includes(true)) return `${Math.round(performance.now() - begun)} ms`;
        await wait(50);
      }
    },
    /** A standby that writes wait for. */
    async synchronousStandby(): Promise<DatabaseNode> {
      for (;;) {
        const standby = (await membersOf(nodes)).find(({ role }) => role === 'sync_standby')?.name;
        const node = nodes.find(({ name }) => name === standby);
        if (node) return node;
        await wait(50);
      }
    },
    /** Asks for a planned switch-over, as `patronictl switchover` does. */
    async switchOver(from: DatabaseNode, to: DatabaseNode) {
      const answer = await fetch(`http://${from.host}:8008/switchover`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`patroni:${PASSWORD}`)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      });
      if (!answer.ok) throw new Error(`The switch-over was refused: ${answer.status} ${await answer.text()}`);
    },
    untilWhole: () => untilWhole(nodes),
    async untilHealthy() {
      for (const { address } of servers) while (!(await isHealthy(address))) await wait(20);
    },
    folder,
    /** Copies what the programs have logged to a folder that stays; returns it. */
    keepLogs(): string {
      const kept = mkdtempSync(join(tmpdir(), 'dragoman-patroni-logs-'));
      const logs = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
        file.endsWith('.log'),
      );
      for (const log of logs) copyFileSync(join(folder, log), join(kept, log.replaceAll(sep, '-')));
      return kept;
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await proxy.end('SIGKILL');
      await Promise.all(nodes.map((node) => node.stop()));
      await Promise.all(ways.map((way) => way.close()));
      await etcd.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      forget();
    },
  };
}

/** The members, as the first machine lists them that answers. */
async function membersOf(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { host } of nodes) {
    const answer = await fetch(`http://${host}:8008/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return (await answer.json()).members ?? [];
  }
  return [];
}

/** Waits until there is a primary, and two synchronous standbys on its timeline; returns how many milliseconds that took. */
async function untilWhole(nodes: readonly DatabaseNode[]): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const members = await membersOf(nodes);
    const roles = members.map(({ role }) => role).sort();
    const isSame = new Set(members.map(({ timeline }) => timeline)).size === 1;
    const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming');
    if (isSame && isRunning && roles.join() === 'leader,sync_standby,sync_standby')
      return Math.round(performance.now() - begun);
    if (performance.now() - begun > TIMEOUT)
      throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
    await wait(200);
  }
}
