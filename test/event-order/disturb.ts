import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../../server/platform/database/connect.ts';

/** A process that is restarted whenever it ends. */
export type Program = { kill(signal: NodeJS.Signals): void; end(): Promise<void> };

/** Keeps a program of this folder running, with other arguments each time. */
export function keepRunning(file: string, args: () => string[]): Program {
  let isOver = false;
  let child: ChildProcess;
  let exited: Promise<unknown>;
  const start = () => {
    child = fork(join(import.meta.dirname, file), args(), { stdio: 'ignore' });
    exited = once(child, 'exit').then(() => {
      if (!isOver) start();
    });
  };
  start();
  return {
    kill: (signal) => void child.kill(signal),
    async end() {
      isOver = true;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      await exited;
      clearTimeout(force);
    },
  };
}

/** How often each was killed. */
export type Kills = { programs: number; connections: number; servers: number };

/** Kills programs and connections at random for so many seconds, and the database server if there is a `killServer`. */
export async function disturb(
  sql: Sql,
  programs: readonly Program[],
  { seconds, killServer }: { seconds: number; killServer?: (() => Promise<void>) | undefined },
): Promise<Kills> {
  const kills: Kills = { programs: 0, connections: 0, servers: 0 };
  const until = Date.now() + seconds * 1000;
  for (let round = 1; Date.now() < until; round += 1) {
    await wait(500 + Math.random() * 1000);
    if (killServer && round % 8 === 0) {
      await killServer();
      kills.servers += 1;
    } else if (Math.random() < 0.5) {
      programs[Math.floor(Math.random() * programs.length)]?.kill('SIGKILL');
      kills.programs += 1;
    } else {
      kills.connections += await endConnections(sql);
    }
  }
  return kills;
}

async function endConnections(sql: Sql): Promise<number> {
  const ended = await sql`
    SELECT pg_terminate_backend(pid) FROM (
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      ORDER BY random() LIMIT 2
    ) chosen`;
  return ended.length;
}
