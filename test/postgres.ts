import { testOnPostgres } from './server-tests.ts';

/**
 * `npm run test:postgres`: runs the server's tests on the oldest supported PostgreSQL; `-- server/notices/live` runs some of
 * them.
 */
process.exitCode = await testOnPostgres(process.argv.slice(2));
