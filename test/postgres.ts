import { testOnPostgres } from './server-tests.ts';

/** `npm run test:postgres`: the server's tests on the oldest PostgreSQL that Dragoman takes; `-- server/live` some of them. */
process.exitCode = await testOnPostgres(process.argv.slice(2));
