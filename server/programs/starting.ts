import { createServer } from 'node:http';
import { getAlive } from '#contract/site/health.ts';
import type { MigrationProgress } from '../platform/database/migrate.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What answers before the service does. */
export type Starting = {
  /** Says how far the migrations are, in answers and in the log. */
  migrating(progress: MigrationProgress): void;
  close(): Promise<void>;
};

const RETRY_SECONDS = '5';

/**
 * Answers at the address of the service while its embedded database is opened and migrated: 503 with how many
 * migrations are done, but 200 to the question whether the process runs (operations.28). With a DATABASE_URL other
 * processes may serve meanwhile, so the port is not opened: a proxy passes requests that can't connect on to those,
 * also writes, but never a response. If it can't listen, the service says why later.
 */
export async function answerWhileStarting(
  { host, port, databaseUrl }: Pick<Settings, 'host' | 'port' | 'databaseUrl'>,
  log: (line: string) => void = console.log,
): Promise<Starting> {
  let migrations: string | undefined;
  let began: number | undefined;
  const failure = () => ({ status: 503, errors: [{ key: 'general', kind: 'unavailable' }], migrations });
  const server = createServer(({ url = '' }, answer) => {
    const isAlive = url.split('?')[0] === getAlive.path;
    answer
      .setHeader('content-type', 'application/json; charset=utf-8')
      .setHeader('cache-control', 'no-store');
    answer.setHeader('connection', 'close');
    if (!isAlive) answer.setHeader('retry-after', RETRY_SECONDS);
    answer.writeHead(isAlive ? 200 : 503).end(JSON.stringify(isAlive ? { status: 'ok' } : failure()));
  });
  // A free port is another one each time.
  if (port !== 0 && !databaseUrl)
    await new Promise((resolve) =>
      server.once('error', resolve).listen(port, host, () => resolve(undefined)),
    );
  return {
    migrating({ done, of }) {
      began ??= done;
      migrations = `${done} of ${of}`;
      // A new database gets all of them at once.
      if (began > 0 && began < of) log(`Migrating the database: ${migrations}`);
    },
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
