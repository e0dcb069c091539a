import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../demo/caller.ts';
import { buildApp } from '../server/app.ts';
import { prepareSignup } from '../server/codes/first-code.ts';
import { openDatabase } from '../server/database/open.ts';
import { readSettings } from '../server/settings.ts';

const CODE = 'bench';
const PASSWORD = 'bench password';

/** Where the bench measures: the real service on a port, over an embedded database of its own. */
export type BenchPlace = Awaited<ReturnType<typeof openPlace>>;

export async function openPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-bench-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SIGNUP_CODE: CODE,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    PROJECTS_PER_USER: '1000000',
  });
  const database = await openDatabase(settings);
  await prepareSignup(database.sql, settings);
  const app = await buildApp(database.sql, settings);
  // The floor of every call: what Fastify itself costs.
  app.get('/bare', () => ({ status: 'ok' }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    sql: database.sql,
    address,
    signUp: (username: string) => signUp(address, { username, password: PASSWORD, secret_code: CODE }),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
