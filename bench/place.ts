import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, addressOf, type LooselyAsked } from '#contract/asked.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { login, register } from '#contract/users.ts';
import { buildApp } from '../server/app.ts';
import { prepareSignup } from '../server/codes/first-code.ts';
import { openDatabase } from '../server/database/open.ts';
import { readSettings } from '../server/settings.ts';

const CODE = 'bench';
const PASSWORD = 'bench password';

/** Where the bench measures: the real service on a port, over an embedded database of its own. */
export type BenchPlace = Awaited<ReturnType<typeof openPlace>>;

/** Makes calls over HTTP as one user. */
export type Caller = <E extends Endpoint>(endpoint: E, asked: Asked<E>) => Promise<ReplyOf<E>>;

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
    signUp: (username: string) => signUp(address, username),
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signUp(address: string, username: string): Promise<Caller> {
  const send = async (endpoint: Endpoint, { params, query, body }: LooselyAsked, cookie = '') => {
    const answer = await fetch(address + addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${text.slice(0, 300)}`);
    return { cookies: answer.headers.getSetCookie(), reply: text === '' ? undefined : JSON.parse(text) };
  };
  const email = `${username}@example.org`;
  await send(register, { body: { username, email, password: PASSWORD, secret_code: CODE } });
  const { cookies } = await send(login, { body: { username, password: PASSWORD } });
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
  return async (endpoint, asked) => (await send(endpoint, asked, cookie)).reply;
}
