import { startCitusServers } from './citus/servers.ts';
import { runServerTests } from './server-tests.ts';

/**
 * `npm run test:citus`: runs the server's tests on a Citus of a coordinator and two workers, each database in 8 shards;
 * `-- server/notices/live` runs some of them. CITUS_BIN is the folder of the programs of a PostgreSQL that has the extension.
 */
const servers = await startCitusServers(3, { synchronous_commit: 'off' });
try {
  const [coordinator, ...workers] = servers.map(({ port }) => port);
  process.exitCode = await runServerTests(process.argv.slice(2), {
    DATABASE_URL: `postgres://dragoman@127.0.0.1:${coordinator}/postgres`,
    CITUS_WORKERS: workers.join(),
  });
} finally {
  for (const server of servers) await server.remove();
}
