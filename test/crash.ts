import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getHealth } from '#contract/site/health.ts';
import { readPostmasterPid } from '../server/platform/database/embedded/postmaster-pid.ts';
import { type Load, prepareLoad } from './crash/load.ts';
import { prepareLongActs } from './crash/long-acts.ts';
import { wrongCounters } from './crash/recount.ts';
import { type Service, startService } from './service.ts';

/**
 * `npm run test:crash`: kills the server and its database with SIGKILL during writes; nothing may be lost. Then kills the server
 * during batches, which go on, and during updates of a section, which are whole or not at all.
 */
const KILLS = { server: 20, database: 5, updates: 5 };
const CODE = 'a code for the crash';

/** A random number of milliseconds of writing before a kill. */
const someTime = () => wait(200 + Math.random() * 800);

async function isHealthy(address: string): Promise<boolean> {
  const answer = await fetch(address + getHealth.path).catch(() => undefined);
  return answer?.status === 200;
}

/** Writes, kills during that, and returns when the writers have stopped. */
async function killWhileWriting(load: Load, address: string, kill: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const writing = load.write(address, stopping.signal);
  await someTime();
  await kill();
  stopping.abort();
  await writing;
}

async function killServer({ process }: Service): Promise<void> {
  process.kill('SIGKILL');
  await once(process, 'exit');
}

/** Kills the database. The writers continue, and what they write after its return counts too. */
async function killDatabase({ dataDir, address }: Service): Promise<void> {
  const pid = readPostmasterPid(join(dataDir, 'postgres'))?.pid;
  if (!pid) throw new Error('There is no embedded database to kill');
  process.kill(pid, 'SIGKILL');
  while (readPostmasterPid(join(dataDir, 'postgres'))?.pid === pid) await wait(10);
  while (!(await isHealthy(address))) await wait(10);
  await someTime();
}

async function report(what: string, load: Load, address: string): Promise<void> {
  const missing = await load.missing(address);
  console.log(`${what}: ${load.stored.size} writes acknowledged, ${missing.length} lost`);
  if (missing.length > 0) throw new Error(`Lost: ${missing.join(', ')}`);
}

async function drill(): Promise<void> {
  let service = await startService({ SIGNUP_CODE: CODE });
  const restart = async (killed: Service) => {
    await killServer(killed);
    service = await startService({ SIGNUP_CODE: CODE }, killed.dataDir);
  };

  async function killDuringLongActs(): Promise<void> {
    const acts = await prepareLongActs(service.address, CODE);
    for (const [nth, { name, start }] of acts.batches.entries()) {
      const batch = await start(service.address);
      await someTime();
      await restart(service);
      await acts.check(service.address, nth, batch);
      console.log(`kill -9 while ${name}: it went on to its end`);
    }
    for (let n = 1; n <= KILLS.updates; n += 1) {
      const updating = acts.update(service.address).catch(() => undefined);
      await someTime();
      await restart(service);
      const acknowledged = await updating;
      await acts.checkUpdate(service.address, acknowledged);
      console.log(
        `kill -9 during an update, ${n}: ${acknowledged ? 'acknowledged, and there' : 'whole or not at all'}`,
      );
    }
  }
  try {
    const load = await prepareLoad(service.address, CODE);
    for (let n = 1; n <= KILLS.server; n += 1) {
      const killed = service;
      await killWhileWriting(load, killed.address, () => restart(killed));
      await report(`kill -9 on the server, ${n}`, load, service.address);
    }
    for (let n = 1; n <= KILLS.database; n += 1) {
      const { address } = service;
      await killWhileWriting(load, address, () => killDatabase(service));
      await report(`kill -9 on the database, ${n}`, load, address);
    }
    await killDuringLongActs();
  } finally {
    await service.stop({ keepData: true });
  }
  const wrong = wrongCounters({ DATA_DIR: service.dataDir });
  console.log(`Wrong counters: ${wrong}`);
  if (wrong > 0) throw new Error(`Counters were wrong; the data are in ${service.dataDir}`);
  await service.stop();
}

await drill();
