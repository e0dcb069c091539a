import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patroni } from '../cluster/programs.ts';
import { atExit } from './leftovers.ts';
import { environmentFor, exampleFor, type Machine, makeFile, makeFolder } from './one-machine.ts';
import { type Program, signalAll, startProgram } from './program.ts';

/** A machine of the database: Patroni and its PostgreSQL. */
export type DatabaseNode = {
  name: string;
  host: string;
  /** The processes of PostgreSQL that run now, the postmaster first. */
  postgres(): number[];
  startPatroni(): void;
  /** Kills PostgreSQL, all its processes at once. */
  killPostgres(): void;
  /** Kills Patroni alone. */
  killPatroni(): Promise<void>;
  /** Kills Patroni and PostgreSQL at once, as a machine that loses its power. */
  kill(): Promise<void>;
  freeze(): void;
  resumePostgres(): void;
  resumePatroni(): void;
  /** Whether Patroni holds the lock, and its PostgreSQL takes writes. */
  isPrimary(): Promise<boolean>;
  /** Stops both. */
  stop(): Promise<void>;
};

/** What Patroni calls a primary: before version 4 the first. */
const PRIMARY = ['master', 'primary'];

/** The nth machine, counted from 1, by the examples of deploy/patroni/; `env` adds settings. */
export function makeNode(place: Machine, nth: number, env: Record<string, string> = {}): DatabaseNode {
  const name = `db-${nth}`;
  const host = `${place.network}1${nth}`;
  const folder = makeFolder(join(place.folder, name));
  const here = { ...place, folder };
  const config = join(folder, 'config.yml');
  makeFile(config, exampleFor(here, 'patroni.yml'));
  makeFile(join(folder, 'create-database.sh'), exampleFor(here, 'create-database.sh'), 0o700);
  const settings = {
    ...environmentFor(here, 'patroni.env', nth),
    ...env,
    HOME: folder,
    PGPASSFILE: join(folder, 'pgpass'),
  };
  let program: Program | undefined;

  const postgres = () => processesOf(join(folder, 'dragoman', 'postmaster.pid'));
  const kill = () => {
    // PostgreSQL is found by its postmaster, so its processes come first.
    signalAll(postgres(), 'SIGKILL');
    if (program?.isRunning()) signalAll([program.pid], 'SIGKILL');
  };
  const forget = atExit(kill);

  return {
    name,
    host,
    postgres,
    startPatroni() {
      program = startProgram(patroni(), [config], { env: settings, log: join(folder, 'patroni.log') });
    },
    killPostgres: () => signalAll(postgres(), 'SIGKILL'),
    killPatroni: async () => program?.end('SIGKILL'),
    async kill() {
      kill();
      await program?.end('SIGKILL');
    },
    freeze() {
      if (program) signalAll([program.pid], 'SIGSTOP');
      signalAll(postgres(), 'SIGSTOP');
    },
    resumePostgres: () => signalAll(postgres(), 'SIGCONT'),
    resumePatroni: () => signalAll(program ? [program.pid] : [], 'SIGCONT'),
    async isPrimary() {
      const answer = await fetch(`http://${host}:8008/primary`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      );
      // It has the lock some moments before its PostgreSQL is promoted.
      return answer?.status === 200 && PRIMARY.includes((await answer.json()).role);
    },
    async stop() {
      kill();
      await program?.end('SIGKILL');
      forget();
    },
  };
}

/** The processes of a PostgreSQL, the postmaster first; none if it does not run. */
function processesOf(pidFile: string): number[] {
  if (!existsSync(pidFile)) return [];
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  try {
    // The file of a killed one stays, and another program may have its number by now.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...children.filter(Boolean).map(Number)];
  } catch {
    return [];
  }
}
