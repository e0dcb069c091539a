import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ConnectionParameters } from '../../server/platform/database/connect.ts';
import { program } from '../cluster/programs.ts';
import { guarantee } from '../cluster/scenario.ts';

/** How many writes each call of `write` sends, and how many calls there may be. */
const AT_ONCE = 3;
const CALLS = 3;
/** Milliseconds for the writes to end after the old primary has become a standby. */
const TIMEOUT = 60_000;

/** A client of PostgreSQL that never connects again, and what it has printed. */
type Psql = { child: ChildProcessWithoutNullStreams; printed(): string };

function openPsql({ host, port, user, database, password = '' }: ConnectionParameters): Psql {
  const to = ['-h', host, '-p', String(port), '-U', user, database];
  const env = { PATH: process.env.PATH, PGPASSWORD: password };
  const child = spawn(program('psql'), ['--no-psqlrc', ...to], { cwd: '/', env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  // It may have ended by the time that something is sent.
  child.stdin.on('error', () => {});
  return { child, printed: () => printed };
}

/** Ends a client when it has done what it was sent; returns what it has printed. */
async function close({ child, printed }: Psql): Promise<string> {
  const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
  const exit = once(child, 'exit');
  child.stdin.end();
  if (child.exitCode === null && child.signalCode === null) await exit;
  clearTimeout(late);
  return printed();
}

const ACKNOWLEDGED = 'INSERT 0 1';

/** Connections of other clients to a machine, opened while it is the primary, and the fate of what they write later. */
export async function holdConnections(place: ConnectionParameters) {
  const clients = Array.from({ length: AT_ONCE * CALLS }, () => openPsql(place));
  for (const { child, printed } of clients) {
    child.stdin.write('CREATE TABLE IF NOT EXISTS held (n int);\n');
    while (!printed().includes('CREATE TABLE')) await once(child.stdout, 'data');
  }
  let next = 0;
  return {
    /** Sends a write over each of the next connections. */
    write() {
      for (const { child } of clients.slice(next, next + AT_ONCE))
        child.stdin.write('INSERT INTO held VALUES (1);\n');
      next += AT_ONCE;
    },
    /** Waits until every write has ended; returns how many were not acknowledged. Throws if any was. */
    async end(primary: ConnectionParameters): Promise<number> {
      const closings = await Promise.all(clients.map(close));
      const acknowledged = closings.filter((text) => text.includes(ACKNOWLEDGED));
      const reader = openPsql(primary);
      reader.child.stdin.write('SELECT count(*) FROM held;\n');
      const closing = await close(reader);
      guarantee(
        acknowledged.length === 0,
        `The old primary acknowledged ${acknowledged.length} of ${next} writes (${acknowledged[0]}); the new one has ${closing}`,
      );
      return next;
    },
  };
}
