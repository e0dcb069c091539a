import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { etcd } from '../cluster/programs.ts';
import { openTcpProxy } from '../tcp-proxy.ts';
import { environmentFor, type Machine, makeFolder } from './one-machine.ts';
import { type Program, startProgram } from './program.ts';

const MEMBERS = [1, 2, 3];
const PORT = 2379;

/** Starts the three members of etcd by the example of deploy/patroni/. */
export async function startEtcd(place: Machine) {
  const members: Program[] = MEMBERS.map((nth) => {
    const folder = makeFolder(join(place.folder, `etcd-${nth}`));
    const env = { ...environmentFor(place, 'etcd.env', nth), ETCD_DATA_DIR: join(folder, 'data') };
    return startProgram(etcd(), [], { env, log: join(folder, 'etcd.log') });
  });
  while (!(await isHealthy(place))) {
    if (members.some((member) => !member.isRunning()))
      throw new Error(`etcd did not start: see etcd.log in ${place.folder}`);
    await wait(50);
  }
  return {
    /** The member that is the leader of the others. */
    async leader(): Promise<Program> {
      for (const nth of MEMBERS) {
        const answer = await fetch(`http://${place.network}1${nth}:${PORT}/v3/maintenance/status`, {
          method: 'POST',
          body: '{}',
        });
        const { header, leader } = await answer.json();
        const member = members[nth - 1];
        if (member && header.member_id === leader) return member;
      }
      throw new Error('etcd has no leader');
    },
    stop: () => Promise.all(members.map((member) => member.end('SIGKILL'))),
  };
}

async function isHealthy({ network }: Machine): Promise<boolean> {
  const answer = await fetch(`http://${network}11:${PORT}/health`).catch(() => undefined);
  return answer?.ok === true && (await answer.json()).health === 'true';
}

/** A way from one machine to etcd that can be cut, and the settings with which Patroni takes it. */
export async function openWayToEtcd({ network }: Machine) {
  const ways = await Promise.all(
    MEMBERS.map((nth) => openTcpProxy({ host: `${network}1${nth}`, port: PORT })),
  );
  return {
    env: {
      PATRONI_ETCD_HOSTS: ways.map(({ place: { host, port } }) => `'${host}:${port}'`).join(','),
      PATRONI_ETCD_USE_PROXIES: 'true',
    },
    /** Loses everything that is sent either way, without closing a connection. */
    cut() {
      for (const way of ways) way.stall();
    },
    mend() {
      for (const way of ways) way.carryOn();
    },
    close: () => Promise.all(ways.map((way) => way.close())),
  };
}
