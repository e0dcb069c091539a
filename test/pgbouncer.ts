import { startPostgres } from './cluster/postgres.ts';
import { LOGIN, startPgbouncer } from './pgbouncer/start-pgbouncer.ts';
import { runServerTests } from './server-tests.ts';

/**
 * `npm run test:pgbouncer`: runs the server's tests on PostgreSQL 15 through Debian's PgBouncer in transaction mode, as
 * deploy/pgbouncer.ini sets it up; `-- server/notices/live` runs some of them.
 */
const login = `${LOGIN.user}:${LOGIN.password}`;
// PgBouncer keeps connections to the database of each test file for a while.
const postgres = await startPostgres({ settings: { max_connections: '1000' } });
try {
  // Its data are removed after the run, so nothing waits for the disk.
  await postgres.ask(async (sql) => {
    await sql`ALTER SYSTEM SET fsync = off`;
    await sql`SELECT pg_reload_conf()`;
  });
  const pgbouncer = await startPgbouncer(postgres);
  try {
    const urlOf = (port: number) => `postgres://${login}@127.0.0.1:${port}/postgres`;
    process.exitCode = await runServerTests(process.argv.slice(2), {
      DATABASE_URL: urlOf(pgbouncer.port),
      DIRECT_DATABASE_URL: urlOf(postgres.port),
    });
  } finally {
    await pgbouncer.remove();
  }
} finally {
  await postgres.remove();
}
