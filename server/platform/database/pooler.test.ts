import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { deleteProject } from '#contract/projects/projects.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { listenTo } from '../../../test/events.ts';
import { startPgbouncer } from '../../../test/pgbouncer/start-pgbouncer.ts';
import { projectOf } from '../../../test/project.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { openDatabase } from '../../programs/open-database.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { foldDeltas } from '../../texts/sections/fold-queries.ts';
import { refusedByDatabase } from '../http/database-refusals.ts';
import { StartRefused } from '../settings/start-refused.ts';
import {
  type ConnectionParameters,
  connect,
  connectDirectly,
  type Sql,
  type Transaction,
} from './connect.ts';
import { resilientSql } from './resilient-sql.ts';

const { place } = inject('database');
const postgres = { port: place.direct?.port ?? 0 };

/** An empty database behind a PgBouncer of its own, with other values than those of deploy/pgbouncer.ini. */
async function behindPgbouncer(values: Parameters<typeof startPgbouncer>[1]): Promise<ConnectionParameters> {
  const database = await emptyDatabase();
  const pgbouncer = await startPgbouncer(postgres, values);
  onTestFinished(() => pgbouncer.remove());
  return { ...database, port: pgbouncer.port };
}

function poolTo(where: ConnectionParameters, max: number): Sql {
  const sql = connect(where, { max });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

function urlOf({ host, port, database, user, password = '' }: ConnectionParameters): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

const directUrlOf = (where: ConnectionParameters) => urlOf({ ...where, ...where.direct });

type Settings = Partial<Parameters<typeof openDatabase>[0]>;

/** Opens a database as a start does, and returns why it is refused. */
async function refusalOf(where: ConnectionParameters, settings: Settings = {}): Promise<string | undefined> {
  const urls = { databaseUrl: urlOf(where), directDatabaseUrl: directUrlOf(where) };
  const notMigrated = async () => {};
  const error = await openDatabase({ ...urls, dataDir: temporaryFolder(), ...settings }, notMigrated).then(
    (database) => database.close(),
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof StartRefused)) throw error;
  expect(error.message).not.toContain('\n');
  return error.message.replace(/ \(.*\) /, ' … ');
}

/** What a session of PostgreSQL keeps for its next user. */
const stateOf = (sql: Sql | Transaction) => sql`
  SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
    (SELECT count(*)::int FROM pg_listening_channels()) AS channels,
    (SELECT count(*)::int FROM pg_cursors WHERE is_holdable) AS cursors,
    (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks,
    current_setting('statement_timeout') AS timeout, current_setting('lock_timeout') AS lock_timeout,
    current_setting('idle_in_transaction_session_timeout') AS idle_timeout,
    current_setting('default_transaction_read_only') AS read_only`;

const AS_CONNECTED = {
  statements: 0,
  channels: 0,
  cursors: 0,
  locks: 0,
  timeout: '30s',
  lock_timeout: '0',
  idle_timeout: '15s',
  read_only: 'off',
};

/** The state of each of the pooler's connections, which are all in use at once. */
async function stateOfAll(where: ConnectionParameters, connections: number) {
  const sql = poolTo(where, connections);
  const states: unknown[] = [];
  const all = Promise.withResolvers<void>();
  const look = async (tx: Transaction) => {
    const [state] = await stateOf(tx);
    states.push(state);
    if (states.length === connections) all.resolve();
    await all.promise;
  };
  await Promise.all(Array.from({ length: connections }, () => sql.begin(look)));
  return states;
}

describe.runIf(place.direct)('through PgBouncer', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp();
  });

  test('what the service does leaves nothing in the connections that others get (operations.19)', async () => {
    const anna = await testApp.signUp('anna');
    const { project, params } = await projectOf(anna, { strings: ['First.', 'Second.'] });
    const page = await listenTo(testApp.app, anna, project.id);
    await testApp.sql`
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT ${project.id}, ${params.section}, 1000000 + n * 100, 'Text ' || n FROM generate_series(1, 3000) n`;
    const [strings, matches] = await Promise.all([
      anna.does(listStrings, { params }),
      anna.does(openEditorPage, {
        params: { project: project.id },
        query: { sections: 'all', original: 'ext 2.9', regex: 'true' },
      }),
      anna.does(addStrings, { params, body: [{ text: 'Third.' }] }),
    ]);
    const [first] = strings;
    const translation = await anna.does(addTranslation, {
      params: { ...params, string: first?.id ?? 0 },
      body: { text: 'Erste.' },
    });
    await page.next('changes');
    await foldDeltas(testApp.sql);
    await anna.does(deleteProject, { params: { project: project.id } });
    await purgeProject(testApp.sql, project.id, 0);
    expect([strings.length > 2000, matches.matching_amount > 0, translation.id > 0]).toEqual([
      true,
      true,
      true,
    ]);
    const where = { ...place, database: testApp.sql.options.database };
    expect(new Set((await stateOfAll(where, 20)).map((state) => JSON.stringify(state)))).toEqual(
      new Set([JSON.stringify(AS_CONNECTED)]),
    );
  });

  test('thirty clients get their own answers from two connections (operations.19)', async () => {
    const where = await behindPgbouncer({ default_pool_size: 2 });
    const pools = Array.from({ length: 10 }, () => poolTo(where, 3));
    const wrong: unknown[] = [];
    const ask = async (sql: Sql, n: number) => {
      if (n % 3 === 0) {
        const [row] = await sql`SELECT 'no values' AS text`;
        if (row?.text !== 'no values') wrong.push(row);
      } else if (n % 3 === 1) {
        const sent = { n, list: [n, n + 1], texts: [`"${n}",`, null], object: { n: [n] }, none: null };
        const [row] = await sql`
          SELECT ${sent.n}::bigint AS n, ${sent.list}::bigint[] AS list, ${sent.texts}::text[] AS texts,
            ${sql.json(sent.object)}::jsonb AS object, ${sent.none}::text AS none`;
        if (JSON.stringify(row) !== JSON.stringify(sent)) wrong.push(row);
      } else {
        const [row] = await sql.begin(async (tx) => {
          await tx`SELECT set_config('dragoman.own', ${String(n)}, true)`;
          return tx`SELECT current_setting('dragoman.own') AS own`;
        });
        if (row?.own !== String(n)) wrong.push(row);
      }
    };
    await Promise.all(
      pools.flatMap((sql, pool) => Array.from({ length: 200 }, (_, nth) => ask(sql, pool * 1000 + nth))),
    );
    expect(wrong).toEqual([]);
    expect(await stateOfAll(where, 2)).toEqual([AS_CONNECTED, AS_CONNECTED]);
  });

  test('a failed statement is followed by a right one on the same connection', async () => {
    const sql = poolTo(await behindPgbouncer({ default_pool_size: 1 }), 1);
    for (let n = 0; n < 20; n += 1) {
      await expect(sql`SELECT ${n}::int / 0`).rejects.toThrow('division by zero');
      await expect(sql`SELECT no_such(${n}::int)`).rejects.toThrow('no_such');
      await expect(sql`SELECT ${'x'}::int`).rejects.toThrow('invalid input');
      expect(await sql`SELECT ${n}::int AS n`).toEqual([{ n }]);
    }
  });

  test('a statement is stopped after the timeout of connect_query (operations.19)', async () => {
    const sql = poolTo(await behindPgbouncer({ statement_timeout: 200 }), 1);
    await expect(sql`SELECT pg_sleep(600)`).rejects.toThrow('statement timeout');
    await expect(sql.begin((tx) => tx`SELECT pg_sleep(${600})`)).rejects.toThrow('statement timeout');
    await sql.begin(async (tx) => {
      await tx`SET LOCAL statement_timeout = 0`;
      await tx`SELECT pg_sleep(0.5)`;
    });
  });

  test('an idle transaction loses its locks after the timeout of connect_query (operations.19)', async () => {
    const where = await behindPgbouncer({ idle_in_transaction_session_timeout: 200 });
    const [idle, sql] = [poolTo(where, 1), poolTo(where, 1)];
    await sql`CREATE TABLE things (n int)`;
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lost = idle.begin(async (tx) => {
      await tx`LOCK TABLE things`;
      locked.resolve();
      await released.promise;
      return tx`INSERT INTO things VALUES (1)`;
    });
    lost.catch(() => {});
    await locked.promise;
    await sql`INSERT INTO things VALUES (2)`;
    released.resolve();
    await expect(lost).rejects.toThrow();
    expect(await sql`SELECT n FROM things`).toEqual([{ n: 2 }]);
  });

  test('of two statements one gets no connection in time, which is answered 503, and the next one does', async () => {
    const where = await behindPgbouncer({ default_pool_size: 1, query_wait_timeout: 1 });
    const [holding, sql] = [poolTo(where, 1), resilientSql(poolTo(where, 1))];
    onTestFinished(() => sql.end({ timeout: 0 }));
    const next = await holding.begin(async (tx) => {
      await tx`SELECT 1`;
      const first = sql`SELECT ${1}::int`.then(Object, (thrown: unknown) => thrown);
      const second = sql`SELECT ${2}::int AS n`.then(Object, (thrown: unknown) => thrown);
      expect(refusedByDatabase((await first) as Error)?.reply.status).toBe(503);
      return [second];
    });
    expect(await Promise.all(next)).toEqual([[{ n: 2 }]]);
  });

  test('work past the pooler has its own timeouts and settings', async () => {
    const sql = poolTo(await behindPgbouncer({ default_pool_size: 1 }), 1);
    const own = connectDirectly(sql, { max: 1, readsOnly: true, statementTimeout: 7000 });
    onTestFinished(() => own.end());
    await expect(own`CREATE TABLE things (n int)`).rejects.toThrow('read-only');
    expect(await stateOf(own)).toMatchObject([{ timeout: '7s', read_only: 'on' }]);
  });

  test('a start takes the example as it is', async () => {
    expect(await refusalOf(await behindPgbouncer({}))).toBeUndefined();
  });

  test('a start refuses a pooler whose address is said to be PostgreSQL’s (operations.19)', async () => {
    const undeclared = { directDatabaseUrl: undefined };
    const refusal =
      'The PostgreSQL of DATABASE_URL … is a pooler, which keeps no timeouts of its clients: set DIRECT_DATABASE_URL to the address of PostgreSQL itself (docs/growing.md, A pooler).';
    expect(await refusalOf(await behindPgbouncer({}), undeclared)).toBe(refusal);
    const ignored =
      'statement_timeout,idle_in_transaction_session_timeout,tcp_keepalives_idle,tcp_keepalives_interval,tcp_keepalives_count';
    const silent = await behindPgbouncer({ ignore_startup_parameters: ignored, statement_timeout: 0 });
    expect(await refusalOf(silent, undeclared)).toBe(refusal);
  });

  test('a start refuses a pooler without the timeouts (operations.19)', async () => {
    expect(await refusalOf(await behindPgbouncer({ statement_timeout: 0 }))).toMatch(
      /^The pooler of DATABASE_URL … gives its connections no statement_timeout \(longest 30000 ms\): /,
    );
    expect(await refusalOf(await behindPgbouncer({}), { statementTimeout: 20_000 })).toMatch(
      / a longer statement_timeout \(longest 20000 ms\): /,
    );
    expect(await refusalOf(await behindPgbouncer({ idle_in_transaction_session_timeout: 0 }))).toMatch(
      / no idle_in_transaction_session_timeout \(longest 15000 ms\): /,
    );
  });

  test('a start refuses prepared statements where they get lost (operations.19)', async () => {
    expect(await refusalOf(await behindPgbouncer({}), { preparedStatements: true })).toBe(
      'The pooler of DATABASE_URL … forgets prepared statements: set PREPARED_STATEMENTS=off.',
    );
  });

  test('a start refuses two addresses of different databases (operations.19)', async () => {
    const where = await behindPgbouncer({});
    const other = directUrlOf(await emptyDatabase());
    expect(await refusalOf(where, { directDatabaseUrl: other })).toBe(
      'The pooler of DATABASE_URL … leads to another database than DIRECT_DATABASE_URL.',
    );
  });
});
