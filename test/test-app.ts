import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { FailureReply } from '#contract/core/failures.ts';
import { addressOf, type RequestOf, type UntypedRequest } from '#contract/core/request.ts';
import { CODE, PASSWORD } from '#contract/example.ts';
import { createApiToken } from '#contract/identity/api-tokens.ts';
import { login } from '#contract/identity/users.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { hashPassword } from '../server/core/auth/passwords.ts';
import { prepareSignup } from '../server/identity/codes/first-code.ts';
import { registerUser } from '../server/identity/users/register-user.ts';
import { connect, type Sql } from '../server/platform/database/connect.ts';
import type { LogStream } from '../server/platform/monitoring/logger.ts';
import type { Internet } from '../server/platform/outgoing/internet.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import { afterFile } from './after-file.ts';
import { type Answer, askApp } from './ask-app.ts';
import { migratedDatabase } from './migrated-database.ts';
import { NO_INTERNET } from './test-internet.ts';

/** A visitor of the service: a guest, or a user who has signed up. */
export type TestUser = {
  id: number;
  username: string;
  /** The headers with their session or API token; none for a guest. */
  headers: { cookie?: string; authorization?: string };
  /** Makes a call and returns its reply; the test fails if the call is refused. */
  does<E extends Endpoint>(endpoint: E, asked: RequestOf<E>): Promise<ReplyOf<E>>;
  /** Makes a call that must be refused, and returns `'403 vote own'`: the status and every key with its kind. */
  tries<E extends Endpoint>(endpoint: E, asked: UntypedRequest): Promise<string>;
  /** Makes a call and returns the response, whatever its status. */
  asks(endpoint: Endpoint, asked: UntypedRequest): Promise<Answer>;
};

export type TestApp = {
  app: Awaited<ReturnType<typeof buildApp>>;
  sql: Sql;
  guest: TestUser;
  /** Signs a user up and in. */
  signUp(username: string): Promise<TestUser>;
  /** Signs several users up and in, in this order: the first user of a new service is the site administrator. */
  signUps<Name extends string>(...usernames: Name[]): Promise<Record<Name, TestUser>>;
  /** Signs a user in again, with another session. */
  signIn(username: string): Promise<TestUser>;
  /** A visitor in a browser with a further cookie. */
  withCookie(person: TestUser, name: string, value: string): TestUser;
  /** A user with a new API token instead of a session, as a program makes calls. */
  byToken(person: TestUser, scopes: Scope[], expires_at?: number | null): Promise<TestUser>;
};

export { CODE, PASSWORD };

/** A mail server that does not exist: emails are queued and, as no jobs run, never sent. */
const NO_MAIL_SERVER = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'books@dragoman.example',
  PUBLIC_URL: 'https://dragoman.example',
};

/** A sign-in service that doesn’t answer: nobody listens there. */
const NO_OPENID_PROVIDER = {
  OIDC_PROVIDERS: 'local',
  OIDC_LOCAL_ISSUER: 'http://127.0.0.1:9',
  OIDC_LOCAL_CLIENT_ID: 'dragoman',
  OIDC_LOCAL_CLIENT_SECRET: 'nobody-asks-for-it',
  OIDC_LOCAL_LABEL: 'Local ID',
};

/** A connection that its server has closed may stay open at this end: without a limit `end` waits for it for ever. */
const ENDING = { timeout: 5 };

/** The real service over a database of its own, cloned from the migrated one; closed with the test file. */
export async function openTestApp(
  env: Record<string, string> = {},
  logStream?: LogStream,
  internet: Internet = NO_INTERNET,
): Promise<TestApp> {
  const sql = connect(await migratedDatabase(afterFile));
  return openTestAppOn(sql, env, logStream, internet);
}

/** The real service over this migrated database, whose connections are closed with the test file. */
export async function openTestAppOn(
  sql: Sql,
  env: Record<string, string> = {},
  logStream?: LogStream,
  internet: Internet = NO_INTERNET,
): Promise<TestApp> {
  const settings = readSettings({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    SIGNUP_CODE: CODE,
    PROJECTS_PER_USER: '1000',
    ...NO_MAIL_SERVER,
    ...NO_OPENID_PROVIDER,
    ...env,
  });
  await prepareSignup(sql, settings);
  const app = await buildApp(sql, settings, logStream, internet);
  afterFile(async () => {
    await app.close();
    await sql.end(ENDING);
  });

  const guest = personIn(app, { id: 0, username: '' });
  const signIn = async (username: string) => {
    const answer = await guest.asks(login, { body: { username, password: PASSWORD } });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return personIn(app, { id: login.reply.parse(answer.json()).id, username }, { cookie });
  };
  const withCookie: TestApp['withCookie'] = (person, name, value) =>
    personIn(app, person, { cookie: [person.headers.cookie, `${name}=${value}`].filter(Boolean).join('; ') });
  const byToken: TestApp['byToken'] = async (person, scopes, expires_at = null) => {
    const body = { name: 'A program', scopes, expires_at, current_password: PASSWORD };
    const { token } = await person.does(createApiToken, { body });
    return personIn(app, person, { authorization: `Bearer ${token}` });
  };
  const signUp = async (username: string) => {
    const email = `${username}@example.org`;
    const user = { username, email, password_hash: await passwordHash, secret_code: CODE };
    if (!(await registerUser(sql, settings, user))) throw new Error(`${CODE} signs ${username} up`);
    return signIn(username);
  };
  const signUps = async <Name extends string>(...usernames: Name[]) => {
    const people: [Name, TestUser][] = [];
    for (const username of usernames) people.push([username, await signUp(username)]);
    return Object.fromEntries(people) as Record<Name, TestUser>;
  };
  return { app, sql, guest, signUp, signUps, signIn, withCookie, byToken };
}

/** The hash of everyone's password, at the least cost: the tests sign thousands of users up and in. */
const passwordHash = hashPassword(PASSWORD, { memory: 8, passes: 1, parallelism: 1 });

const isFile = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

/** A call as the app is asked. */
export const requestOf = (
  { method, path }: Endpoint,
  { params, query, body }: UntypedRequest,
  headers: TestUser['headers'],
): InjectOptions => ({
  method,
  url: addressOf(path, params, query),
  headers: { ...headers, ...(isFile(body) && { 'content-type': 'application/octet-stream' }) },
  ...(body !== undefined && { payload: isFile(body) ? Buffer.from(body) : (body as object) }),
});

function personIn(
  app: TestApp['app'],
  { id, username }: Pick<TestUser, 'id' | 'username'>,
  headers: TestUser['headers'] = {},
): TestUser {
  const asks: TestUser['asks'] = (endpoint, asked) => askApp(app, requestOf(endpoint, asked, headers));
  return {
    id,
    username,
    headers,
    asks,
    async does(endpoint, asked) {
      const answer = await asks(endpoint, asked);
      expect(`${answer.statusCode} ${answer.statusCode >= 400 ? answer.body : ''}`.trim()).toBe(
        String(endpoint.status),
      );
      const sent = answer.body ? answer.json() : undefined;
      const reply = endpoint.reply.parse(sent) as ReplyOf<typeof endpoint>;
      if (endpoint.isExact) expect(sent).toEqual(reply);
      return reply;
    },
    async tries(endpoint, asked) {
      const answer = await asks(endpoint, asked);
      if (answer.statusCode < 400) throw new Error(`was not refused: ${answer.statusCode} ${answer.body}`);
      const { status, errors } = FailureReply.parse(answer.json());
      expect(status).toBe(answer.statusCode);
      return [status, ...errors.map(({ key, kind }) => `${key} ${kind}`)].join(' ');
    },
  };
}
