import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { addressOf, type UntypedRequest } from '#contract/core/request.ts';
import { exportAsBook, exportFile } from '#contract/files/files.ts';
import { readPast, readPastStrings } from '#contract/history/past.ts';
import { countProjects, createProject, editProject, listProjects } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { readSection } from '#contract/texts/reading.ts';
import { listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { type Answer, askApp } from '../../../test/ask-app.ts';
import { startReplica } from '../../../test/cluster/postgres.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openReplication } from '../../../test/replication.ts';
import { openTestAppOn, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { connect } from '../database/connect.ts';
import type { SearchPool } from '../limits/search-pool.ts';
import { openMetrics } from '../monitoring/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { type LargeResponses, openLargeResponses, SNAPSHOT_READ } from '../streaming/large-responses.ts';
import { UNREACHABLE } from './position.ts';
import { openSources, type Sources } from './sources.ts';
import { WRITTEN_HEADER } from './written.ts';

const pair = await openReplication();
const testApp = await openTestAppOn(pair.sql, { ...pair.env, REPLICA_LAG: '10' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** Before each test the replica has everything and is used. */
beforeEach(async () => {
  await pair.restore();
  await isUsed(testApp);
});

type Browser = {
  asks(endpoint: Endpoint, asked: UntypedRequest, headers?: object): Promise<Answer>;
  jar: Map<string, string>;
};

/** A browser of a user, which keeps cookies as browsers do. */
function browserOf({ headers }: TestUser): Browser {
  const jar = new Map<string, string>();
  return {
    jar,
    async asks(endpoint, { params, query, body }, more = {}) {
      const cookie = [headers.cookie, ...[...jar].map(([name, value]) => `${name}=${value}`)].filter(Boolean);
      const answer = await askApp(testApp.app, {
        method: endpoint.method,
        url: addressOf(endpoint.path, params, query),
        headers: { ...headers, cookie: cookie.join('; '), ...more },
        ...(body !== undefined && { payload: body as object }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}

const amounts = async ({ app }: Pick<TestApp, 'app'>): Promise<Map<string, number>> => {
  const { values } = await app.metrics.replicaReads.get();
  return new Map(values.map(({ labels, value }) => [String(labels.answered), value]));
};

/** What answered the reads of `act`: `replica`, or why the primary did. */
async function answeredBy(act: () => Promise<unknown>): Promise<string> {
  const before = await amounts(testApp);
  await act();
  const after = await amounts(testApp);
  return [...after].flatMap(([name, value]) => Array(value - (before.get(name) ?? 0)).fill(name)).join(' ');
}

async function isUsed({ app, guest }: Pick<TestApp, 'app' | 'guest'>) {
  const read = async () => {
    const before = (await amounts({ app })).get('replica') ?? 0;
    await guest.asks(countProjects, { query: {} });
    return ((await amounts({ app })).get('replica') ?? 0) - before;
  };
  await expect.poll(read).toBe(1);
}

/** A project of Anna's that Boris translates, which the replica has. */
async function sharedProject() {
  const testProject = await projectOf(anna, { strings: ['One.', 'Two.'] });
  await joinAs(testApp, boris, testProject.project, 'translator');
  const [first] = testProject.strings;
  if (!first) throw new Error('no string');
  await pair.caughtUp();
  return { ...testProject, first, name: testProject.project.name };
}

type Shared = Awaited<ReturnType<typeof sharedProject>>;

/** A read of each kind, and the part of its reply that the write changes. */
const READS: { endpoint: Endpoint; asked(at: Shared): UntypedRequest; shown(answer: Answer): unknown }[] = [
  {
    endpoint: readSection,
    asked: ({ params }) => ({ params }),
    shown: (answer) => readSection.reply.parse(answer.json()).map(({ translation }) => translation),
  },
  {
    endpoint: exportFile,
    asked: ({ params: { project } }) => ({ params: { project }, query: { untranslated: 'skip' } }),
    shown: ({ body, statusCode }) => (statusCode === 200 ? body : statusCode),
  },
  {
    endpoint: exportAsBook,
    asked: ({ params: { project } }) => ({
      params: { project },
      query: { format: 'txt', untranslated: 'skip', without_credits: 'true', without_colophon: 'true' },
    }),
    shown: ({ body, statusCode }) => (statusCode === 200 ? body : statusCode),
  },
  {
    endpoint: listStrings,
    asked: ({ params }) => ({ params, query: { fetch_translations: 'true' } }),
    shown: (answer) => listStrings.reply.parse(answer.json()).map(({ translations }) => translations?.length),
  },
  {
    endpoint: listSections,
    asked: ({ params: { project } }) => ({ params: { project } }),
    shown: (answer) => listSections.reply.parse(answer.json()).map(({ stats }) => stats.translations_amount),
  },
  {
    endpoint: getStatistics,
    asked: ({ params: { project } }) => ({ params: { project } }),
    shown: (answer) => {
      const { project, users } = getStatistics.reply.parse(answer.json());
      return [project.translations, users.map(({ translations }) => translations)];
    },
  },
  {
    endpoint: getContributions,
    asked: ({ params: { project } }) => ({ params: { project } }),
    shown: (answer) =>
      getContributions.reply.parse(answer.json()).days.map(({ translations }) => translations),
  },
  {
    endpoint: listProjects,
    asked: ({ name }) => ({ query: { name } }),
    shown: (answer) => listProjects.reply.parse(answer.json()).map(({ stats }) => stats.translations_amount),
  },
  {
    endpoint: readPast,
    asked: ({ params: { project } }) => ({ params: { project }, query: { at: Date.now() } }),
    shown: (answer) => readPast.reply.parse(answer.json()).previous,
  },
  {
    endpoint: readPastStrings,
    asked: ({ params: { project, section } }) => ({
      params: { project },
      query: { at: Date.now(), section },
    }),
    shown: (answer) => readPastStrings.reply.parse(answer.json()).map(({ translation }) => translation),
  },
  {
    endpoint: countProjects,
    asked: ({ name }) => ({ query: { name } }),
    shown: (answer) => countProjects.reply.parse(answer.json()).amount,
  },
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every call that reads from replicas is among these tests', () => {
  const declared = CALLS.filter(({ reads }) => reads === 'replica').map(nameOf);
  expect(READS.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(declared.toSorted());
});

test.each(READS.map((read) => ({ ...read, name: nameOf(read.endpoint) })))(
  'whoever has written sees it, others what the replica has: $name (operations.20)',
  async ({ endpoint, asked, shown }) => {
    const at = await sharedProject();
    const [writer, other] = [browserOf(anna), browserOf(boris)];
    const read = async (browser: Browser) => shown(await browser.asks(endpoint, asked(at)));
    const before = await read(other);
    await pair.pause();
    expect((await writer.asks(addTranslation, { params: at.first, body: { text: 'Раз.' } })).statusCode).toBe(
      201,
    );
    if (endpoint === countProjects) {
      const body = {
        name: `${at.name} again`,
        handle: `${at.project.handle}_again`,
        visibility: 'public',
        source_lang: 'en',
        target_lang: 'ru',
      };
      expect((await writer.asks(createProject, { body })).statusCode).toBe(201);
    }
    let now: unknown;
    expect(
      await answeredBy(async () => {
        now = await read(writer);
      }),
    ).toBe('behind');
    expect(now).not.toEqual(before);
    // Twice: nothing of the primary may be cached for what the replica says, and nothing of the replica for the primary.
    for (let n = 0; n < 2; n += 1) {
      let old: unknown;
      expect(
        await answeredBy(async () => {
          old = await read(other);
        }),
      ).toBe('replica');
      expect(old).toEqual(before);
      expect(await read(writer)).toEqual(now);
    }
    await pair.resume();
    await pair.caughtUp();
    for (const browser of [writer, other]) {
      let last: unknown;
      expect(
        await answeredBy(async () => {
          last = await read(browser);
        }),
      ).toBe('replica');
      expect(last).toEqual(now);
    }
  },
);

test('a read from a replica asks the primary only who may read, and a list which of its projects may be found', async () => {
  const at = await sharedProject();
  for (const { endpoint, asked } of READS) {
    let sent = 0;
    pair.sql.options.debug = (_connection, query) => {
      if (!query.includes('pg_control_system')) sent += 1;
    };
    const answered = await answeredBy(() => browserOf(boris).asks(endpoint, asked(at)));
    pair.sql.options.debug = undefined as never;
    expect([nameOf(endpoint), answered, sent]).toEqual([
      nameOf(endpoint),
      'replica',
      endpoint === listProjects ? 2 : 1,
    ]);
  }
});

test('a project that is closed is closed at once, whatever the replica has', async () => {
  const at = await sharedProject();
  const guest = browserOf(testApp.guest);
  await pair.pause();
  await anna.does(editProject, { params: { project: at.project.id }, body: { visibility: 'closed' } });
  expect((await guest.asks(readSection, { params: at.params })).statusCode).toBe(404);
  let answer: Answer | undefined;
  const read = async () => {
    answer = await guest.asks(listProjects, { query: { name: at.name } });
  };
  expect(await answeredBy(read)).toBe('replica');
  expect(answer?.json()).toEqual([]);
});

test('what a replica does not know yet is not refused', async () => {
  const at = await sharedProject();
  await pair.pause();
  const [added] = await anna.does(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: [{ text: 'Three.' }],
  });
  const other = browserOf(boris);
  const query = { after: added?.id };
  expect((await other.asks(readSection, { params: at.params, query })).json()).toEqual([]);
});

test('positions of writes made at the same time are all kept, and taken back by the next one', async () => {
  const at = await sharedProject();
  const browser = browserOf(anna);
  await Promise.all(
    ['Раз.', 'Один.', 'Первый.'].map((text) =>
      browser.asks(addTranslation, { params: at.first, body: { text } }),
    ),
  );
  const kept = [...browser.jar.keys()].filter((name) => name.startsWith('dragoman_written_'));
  expect(kept.length).toBeGreaterThan(0);
  await browser.asks(addTranslation, { params: at.first, body: { text: 'Ещё раз.' } });
  const [last, ...more] = [...browser.jar.keys()].filter((name) => name.startsWith('dragoman_written_'));
  expect(more).toEqual([]);
  expect(kept.every((name) => name < (last ?? ''))).toBe(true);
});

test('a position that is none is ignored, and one ahead of the primary leads to the primary', async () => {
  const at = await sharedProject();
  const read = (cookie: string) => () =>
    testApp.app.inject({ url: addressOf(readSection.path, at.params), headers: { cookie } });
  expect(await answeredBy(read("dragoman_written_'; DROP TABLE users=1"))).toBe('replica');
  expect(await answeredBy(read(`dragoman_written_${'0'.repeat(24)}=1`))).toBe('replica');
  expect(await answeredBy(read(`dragoman_written_${UNREACHABLE}=1`))).toBe('behind');
  const many = Array.from(
    { length: 200 },
    (_, n) => `dragoman_written_${n.toString(16).toUpperCase().padStart(24, '0')}=1`,
  );
  expect(await answeredBy(read(many.join('; ')))).toBe('replica');
});

test('a program gets the position of its write in a header, and reads from a replica when it sends it (tokens.15)', async () => {
  const at = await sharedProject();
  const program = await testApp.byToken(anna, ['read', 'translate']);
  const written = await program.asks(addTranslation, { params: at.first, body: { text: 'Раз.' } });
  const position = String(written.headers[WRITTEN_HEADER]);
  expect(written.cookies).toEqual([]);
  await pair.caughtUp();
  const read = (headers: object) => () =>
    testApp.app.inject({
      url: addressOf(readSection.path, at.params),
      headers: { ...program.headers, ...headers },
    });
  expect(await answeredBy(read({}))).toBe('current');
  expect(await answeredBy(read({ [WRITTEN_HEADER]: 'yes' }))).toBe('current');
  expect(await answeredBy(read({ [WRITTEN_HEADER]: position }))).toBe('replica');
  expect(await answeredBy(read({ [WRITTEN_HEADER]: UNREACHABLE }))).toBe('behind');
});

test('whoever asks past all caches gets the present state', async () => {
  const at = await sharedProject();
  const read = () =>
    browserOf(boris).asks(readSection, { params: at.params }, { 'cache-control': 'no-cache' });
  expect(await answeredBy(read)).toBe('current');
});

test('a read that writes nothing and a refused write set no cookie', async () => {
  const at = await sharedProject();
  const browser = browserOf(boris);
  await browser.asks(readSection, { params: at.params });
  await browser.asks(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: [{ text: 'Three.' }],
  });
  expect([...browser.jar.keys()]).toEqual([]);
});

test('a large response is read from a replica', async () => {
  const strings = Array.from({ length: SERVICE_LIMITS.fullFetchRows * 2 + 1 }, (_, n) => `String ${n}.`);
  const { params } = await projectOf(anna, { strings });
  await pair.caughtUp();
  let texts: string[] = [];
  const read = async () => {
    const answer = await browserOf(boris).asks(readSection, { params });
    texts = readSection.reply.parse(answer.json()).map(({ text }) => text);
  };
  expect(await answeredBy(read)).toBe('replica');
  expect(texts).toEqual(strings);
});

test('a replica that is cut off, killed or frozen fails no read, and is used again when it is back', async () => {
  const at = await sharedProject();
  let isOver = false;
  const statuses: number[] = [];
  const readers = Array.from({ length: 6 }, async () => {
    const browser = browserOf(boris);
    while (!isOver) {
      for (const endpoint of [readSection, getStatistics, listProjects])
        statuses.push((await browser.asks(endpoint, { params: at.params, query: {} })).statusCode);
    }
  });
  const answersOf = async () => (await amounts(testApp)).get('replica') ?? 0;
  const isUsedAgain = async () => {
    const before = await answersOf();
    await expect.poll(answersOf).toBeGreaterThan(before + 20);
  };
  const isNotUsed = () =>
    expect
      .poll(async () => {
        const before = (await amounts(testApp)).get('down') ?? 0;
        await browserOf(boris).asks(readSection, { params: at.params });
        return ((await amounts(testApp)).get('down') ?? 0) - before;
      })
      .toBeGreaterThan(0);
  try {
    await isUsedAgain();
    await pair.way.close();
    await isNotUsed();
    await pair.way.open();
    await isUsedAgain();
    pair.way.stall();
    await isNotUsed();
    pair.way.carryOn();
    await isUsedAgain();
    await pair.replica.kill();
    await isNotUsed();
    await pair.replica.start();
    await isUsedAgain();
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

/** The choice of a server for one read, without an app. */
function openOwnSources(sql = pair.sql, env: Record<string, string> = {}, large = {} as LargeResponses) {
  const settings = readSettings({ ...pair.env, REPLICA_LAG: '10', ...env });
  const metrics = openMetrics(settings);
  const sources = openSources({
    sql,
    searchPool: {} as SearchPool,
    large,
    settings,
    log: testApp.app.log,
    metrics,
  });
  onTestFinished(sources.end);
  return { sources, metrics };
}

const call = {
  request: { headers: {}, cookies: {}, log: { info() {} } },
  reply: { sent: false },
} as unknown as {
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Which server answers a read. */
const serverOf = (sources: Sources) =>
  sources.read(call, (source) =>
    source.read(async (sql) => {
      await sql`SELECT 1`;
      return source.isReplica ? 'replica' : 'primary';
    }),
  );

test('a statement that recovery cancels is repeated on the primary', async () => {
  const { sources } = openOwnSources();
  await expect.poll(() => serverOf(sources)).toBe('replica');
  const setDelay = (command: string) =>
    pair.replica.ask(async (sql) => {
      await sql.unsafe(`ALTER SYSTEM ${command}`);
      await sql`SELECT pg_reload_conf()`;
    });
  await setDelay('SET max_standby_streaming_delay = 0');
  onTestFinished(() => setDelay('RESET max_standby_streaming_delay'));
  const ran: string[] = [];
  await sources.read(call, (source) =>
    source.snapshot(async (tx) => {
      ran.push(source.isReplica ? 'replica' : 'primary');
      await tx`SELECT count(*) FROM strings`;
      if (!source.isReplica) return;
      await pair.sql.begin(async (locks) => void (await locks`LOCK TABLE strings IN ACCESS EXCLUSIVE MODE`));
      await tx`SELECT pg_sleep(30)`;
    }),
  );
  expect(ran).toEqual(['replica', 'primary']);
});

test('a large response that has not begun when its replica fails is read from the primary', async () => {
  const settings = readSettings(pair.env);
  const large = openLargeResponses({ sql: pair.sql, settings });
  onTestFinished(large.end);
  const { sources } = openOwnSources(pair.sql, {}, large);
  await expect.poll(() => serverOf(sources)).toBe('replica');
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.get('/', async (request, reply) => {
    await sources.read({ request, reply }, (source) =>
      source.large.send({ request, reply }, async function* (tx) {
        yield source.isReplica ? '["replica"' : '["primary"';
        if (source.isReplica) await tx`SELECT pg_terminate_backend(pg_backend_pid())`;
        yield ']';
      }),
    );
    return reply;
  });
  const { statusCode, body } = await app.inject({ url: '/' });
  expect([statusCode, body]).toEqual([200, '["primary"]']);
});

test('a replica of another database is not used', async () => {
  const { place } = inject('database');
  const other = connect(place, { max: 2 });
  onTestFinished(() => other.end());
  const { sources, metrics } = openOwnSources(other);
  await sources.position?.();
  const readers = await Promise.all(Array.from({ length: 3 }, () => serverOf(sources)));
  expect(readers).toEqual(['primary', 'primary', 'primary']);
  await expect
    .poll(async () => await metrics.registry.getSingleMetricAsString('dragoman_replicas'))
    .toMatch(/ 0$/);
});

test('a replica is not used while it is further behind than it may be', async () => {
  const { sources } = openOwnSources(pair.sql, { REPLICA_LAG: '1' });
  await expect.poll(() => serverOf(sources)).toBe('replica');
  await pair.pause();
  await pair.sql`SELECT pg_logical_emit_message(false, 'test', 'more')`;
  await expect.poll(() => serverOf(sources)).toBe('primary');
  await pair.resume();
  await expect.poll(() => serverOf(sources)).toBe('replica');
});

test('a read on a replica can write nothing', async () => {
  const { sources } = openOwnSources();
  await expect.poll(() => serverOf(sources)).toBe('replica');
  expect(SNAPSHOT_READ).toContain('READ ONLY');
  await expect(
    sources.read(call, (source) => source.snapshot((sql) => sql`CREATE TABLE nothing ()`)),
  ).rejects.toMatchObject({ code: '25006' });
});

test('a write asks the primary for its position once, and writes at the same time share that', async () => {
  const at = await sharedProject();
  const asked = async (act: () => Promise<unknown>) => {
    let positions = 0;
    pair.sql.options.debug = (_connection, query) => {
      if (query.includes('pg_current_wal_insert_lsn')) positions += 1;
    };
    await act();
    pair.sql.options.debug = undefined as never;
    return positions;
  };
  const write = (n: number) =>
    browserOf(anna).asks(addTranslation, { params: at.first, body: { text: `Раз ${n}.` } });
  // The positions of a replica's allowed lag are asked for besides.
  expect(await asked(() => write(0))).toBeGreaterThan(0);
  const many = Array.from({ length: 40 }, (_, n) => write(n + 1));
  expect(await asked(() => Promise.all(many))).toBeLessThan(many.length);
});

test('after a fail-over a replica is used that follows the new primary, not one that follows the old one, nor the new primary itself', async () => {
  // Of its own: the primary of the others stays what it is.
  const pair = await openReplication();
  const [following, left] = [await startReplica(pair.primary), await startReplica(pair.primary)];
  onTestFinished(() => Promise.all([following.remove(), left.remove()]).then(() => {}));
  const urlOf = ({ port }: { port: number }) => pair.env.REPLICA_URL.replace(/:\d+\//, `:${port}/`);
  await pair.caughtUp();
  await pair.primary.shutDown();
  await pair.replica.promote();
  const promoted = connect(urlOf(pair.replica), { max: 2 });
  onTestFinished(() => promoted.end());
  await following.ask(async (sql) => {
    await sql`ALTER SYSTEM SET primary_conninfo = ${sql.unsafe(
      `'host=127.0.0.1 port=${pair.replica.port} user=dragoman'`,
    )}`;
    await sql`SELECT pg_reload_conf()`;
  });
  const { metrics: ofItself } = openOwnSources(promoted, { REPLICA_URL: urlOf(pair.replica) });
  const { sources: follows } = openOwnSources(promoted, { REPLICA_URL: urlOf(following) });
  await expect.poll(() => serverOf(follows)).toBe('replica');
  expect(await ofItself.registry.getSingleMetricAsString('dragoman_replicas')).toMatch(/ 0$/);

  // The former primary is back, and goes further than the new one.
  await pair.primary.start();
  const more = 'x'.repeat(3_000_000);
  await pair.primary.ask((sql) => sql`SELECT pg_logical_emit_message(true, 'test', ${more})`);
  const isFurther = async () => {
    const [end] = await promoted<{ lsn: string }[]>`SELECT pg_current_wal_insert_lsn()::text AS lsn`;
    const lsn = end?.lsn ?? '';
    return left.ask((sql) => sql`SELECT WHERE pg_last_wal_replay_lsn() > ${lsn}::pg_lsn`);
  };
  await expect.poll(isFurther).toHaveLength(1);
  const { sources, metrics } = openOwnSources(promoted, { REPLICA_URL: urlOf(left) });
  const isUp = () => metrics.registry.getSingleMetricAsString('dragoman_replicas');
  await expect.poll(isUp).toMatch(/ 1$/);
  await sources.position?.();
  expect(await serverOf(sources)).toBe('primary');
  expect((await metrics.replicaReads.get()).values).toMatchObject([
    { labels: { answered: 'lagging' }, value: 1 },
  ]);
});
