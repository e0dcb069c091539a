import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../server/platform/database/connect.ts';
import { isRoot, namedAccount } from '../../server/platform/database/embedded/account.ts';
import { freePorts } from '../cluster/ports.ts';
import { pgbouncer } from '../cluster/programs.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'deploy', 'pgbouncer.ini');

/** The account of the tests; PgBouncer asks for the password. */
export const LOGIN = { user: 'dragoman', password: 'of-the-tests' };

type Values = Record<string, string | number>;

/** The example with these values; a test may add lines that it doesn't have. */
function configuration(values: Values, others: Values): string {
  const lineOf = (name: string) => new RegExp(`^([^;].*?\\b|)(${name} ?= ?)[\\w./-]+`, 'm');
  const example = readFileSync(EXAMPLE, 'utf8');
  return Object.entries({ ...values, ...others }).reduce((text, [name, value]) => {
    if (lineOf(name).test(text)) return text.replace(lineOf(name), `$1$2${value}`);
    if (name in values) throw new Error(`deploy/pgbouncer.ini has no ${name}`);
    return `${text}${name} = ${value}\n`;
  }, example);
}

/** A PgBouncer of the system by the example of `deploy/`, in front of a PostgreSQL of this machine. */
export async function startPgbouncer(postgres: { port: number }, others: Values = {}) {
  const account = isRoot() ? namedAccount() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-pgbouncer-'));
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${LOGIN.user}" "${LOGIN.password}"\n`);
  const own = { host: '127.0.0.1', port: postgres.port, listen_port: port, auth_file: users };
  writeFileSync(file, configuration(own, others));
  chmodSync(folder, 0o700);
  if (account) for (const path of [folder, file, users]) chownSync(path, account.uid, account.gid);

  const direct = { host: '127.0.0.1', port: postgres.port };
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  async function start() {
    const started = spawn(pgbouncer(), ['--quiet', file], {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    const sql = connect({ host: '127.0.0.1', port, database: 'postgres', ...LOGIN, direct }, { max: 1 });
    const isReady = () =>
      sql`SELECT 1`.then(
        () => true,
        () => false,
      );
    while (!(await isReady())) {
      if (started.exitCode !== null) throw new Error('PgBouncer did not start');
      await wait(20);
    }
    await sql.end();
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || !isRunning()) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** When the process ends early: nothing waits any more. */
  const removeNow = () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);
  await start();
  return {
    port,
    start,
    kill: () => end('SIGKILL'),
    async remove() {
      process.off('exit', removeNow);
      // At once, without waiting for its clients.
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
