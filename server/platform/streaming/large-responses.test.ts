import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { getProject } from '#contract/projects/projects.ts';
import { listComments, listSectionComments } from '#contract/texts/comments.ts';
import { listEntries } from '#contract/texts/dictionary.ts';
import { readSection } from '#contract/texts/reading.ts';
import { addSection, listSections, type Section } from '#contract/texts/sections.ts';
import { type ListedString, listStrings } from '#contract/texts/strings.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { openLargeResponses } from './large-responses.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let port: number;

beforeAll(async () => {
  testApp = await openTestApp({ FULL_FETCHES: '4', FULL_FETCHES_PER_USER: '1' });
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  await testApp.app.listen({ port: 0 });
  port = (testApp.app.server.address() as AddressInfo).port;
});

const WHOLE = {
  fetch_translations: 'true',
  fetch_votes: 'true',
  fetch_comments: 'true',
  fetch_frames: 'true',
} as const;

/**
 * A project of three sections: one with 2600 strings, with translations, votes and comments; an empty one; and one with
 * 30 strings.
 */
async function largeProject() {
  const { project, params } = await projectOf(anna, { strings: ['First.'] });
  await joinAs(testApp, boris, project, 'translator');
  const others: number[] = [];
  for (const name of ['Empty', 'Small']) {
    others.push((await anna.does(addSection, { params: { project: project.id }, body: { name } })).id);
  }
  const { sql } = testApp;
  const fill = async (section: number, amount: number) => {
    await sql`
      INSERT INTO strings (project_id, section_id, place, text, key, translations_amount, regular_amount, comments_amount, votes_plus)
      SELECT ${project.id}, ${section}, 1000000 + n * 100, 'Text ' || n, CASE WHEN n % 3 = 0 THEN 'key' ELSE '' END, n % 3, n % 3, n % 2, n % 3
      FROM generate_series(1, ${amount}::int) n`;
    await sql`UPDATE sections SET strings_amount = ${amount} WHERE project_id = ${project.id} AND id = ${section}`;
  };
  await fill(params.section, 2599);
  await fill(others[1] ?? 0, 30);
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id, votes_plus)
    SELECT ${project.id}, s.id, 'Version ' || n || ' of ' || s.text, false, ${anna.id}, 1
    FROM strings s, generate_series(1, s.translations_amount) n WHERE s.project_id = ${project.id}`;
  await sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT project_id, id, ${boris.id}, false FROM translations WHERE project_id = ${project.id}`;
  await sql`
    INSERT INTO comments (project_id, string_id, author_id, text)
    SELECT ${project.id}, s.id, ${boris.id}, 'On ' || s.text FROM strings s, generate_series(1, s.comments_amount)
    WHERE s.project_id = ${project.id}`;
  return { project: project.id, section: params.section, empty: others[0] ?? 0, small: others[1] ?? 0 };
}

/** A project with one section that is larger than all network buffers. */
async function hugeProject() {
  const { project, params } = await projectOf(anna, { strings: ['First.'] });
  await testApp.sql`
    INSERT INTO strings (project_id, section_id, place, text)
    SELECT ${project.id}, ${params.section}, 1000000 + n * 100, n || repeat('щ', 1990) FROM generate_series(1, 8000) n`;
  return params;
}

/** Requests a response, and pauses reading it. */
async function beginReading(path: string, who: TestUser = anna): Promise<[IncomingMessage, ClientRequest]> {
  const request = get({ port, path, headers: who.headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  return [answer, request];
}

async function textOf(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
}

/** The backends that run large responses. */
const underWay = () => testApp.sql<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND state IN ('active', 'idle in transaction') AND pid <> pg_backend_pid()`;

const nothingUnderWay = () => expect.poll(async () => (await underWay()).length, { timeout: 10_000 }).toBe(0);

/** Every page of a section, each small enough to be sent whole. */
async function pagesOf(params: { project: number; section: number }): Promise<ListedString[]> {
  const all: ListedString[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const page = await anna.does(listStrings, {
      params,
      query: { ...WHOLE, limit: '400', ...(after && { after: String(after) }) },
    });
    all.push(...page);
    if (page.length < 400) return all;
  }
}

test('what is sent while it is read is what the pages have, byte by byte', async () => {
  const { project, section, empty, small } = await largeProject();
  const inPages = await pagesOf({ project, section });
  expect(inPages).toHaveLength(2600);
  expect(inPages.map(({ index }) => index)).toEqual(inPages.map((_, at) => at + 1));
  const whole = await anna.asks(listStrings, { params: { project, section }, query: WHOLE });
  expect(whole.body).toBe(JSON.stringify(inPages));

  const sections = await anna.asks(listSections, {
    params: { project },
    query: { ...WHOLE, fetch_strings: 'true', generate_statistics: 'true' },
  });
  const heads = await anna.does(listSections, {
    params: { project },
    query: { fetch_frames: 'true', generate_statistics: 'true' },
  });
  const strings = new Map([
    [section, inPages],
    [empty, []],
    [small, await pagesOf({ project, section: small })],
  ]);
  const expected: Section[] = heads.map((head) => ({ ...head, strings: strings.get(head.id) ?? [] }));
  expect(sections.body).toBe(JSON.stringify(listSections.reply.parse(expected)));
  expect(sections.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('readings, comments and dictionaries of thousands come whole and in their order', async () => {
  const { project, section } = await largeProject();
  const read = await anna.does(readSection, { params: { project, section } });
  expect(read.map(({ index }) => index)).toEqual(Array.from({ length: 2600 }, (_, at) => at + 1));
  const one = read.find(({ text }) => text === 'Text 1');
  expect(one).toMatchObject({ state: 'review', translation: 'Version 1 of Text 1' });

  const comments = await anna.does(listSectionComments, { params: { project, section }, query: {} });
  expect(comments).toHaveLength(1300);
  expect(comments.map(({ id }) => id)).toEqual(comments.map(({ id }) => id).toSorted((a, b) => a - b));
  const string = comments[0]?.string_id ?? 0;
  await testApp.sql`
    INSERT INTO comments (project_id, string_id, author_id, text)
    SELECT ${project}, ${string}, ${boris.id}, 'More' FROM generate_series(1, 1200)`;
  expect(await anna.does(listComments, { params: { project, section, string }, query: {} })).toHaveLength(
    1201,
  );

  await testApp.sql`
    INSERT INTO dictionary (project_id, word, word_key, translate, translate_key)
    SELECT ${project}, 'word ' || lpad(n::text, 5, '0'), 'x', 'слово', 'x' FROM generate_series(1, 1500) n`;
  const words = (await anna.does(listEntries, { params: { project } })).map(({ word }) => word);
  expect(words).toHaveLength(1500);
  expect(words).toEqual(words.toSorted());
});

test('it is compressed on the way', async () => {
  const { project, section } = await largeProject();
  const url = addressOf(listStrings.path, { project, section }, WHOLE);
  const plain = await testApp.app.inject({ url });
  const packed = await testApp.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('HEAD answers without reading anything', async () => {
  const params = await hugeProject();
  const url = addressOf(listStrings.path, params, {});
  // With the section locked against reading, a statement on it would not return.
  await testApp.sql.begin(async (tx) => {
    await tx`LOCK TABLE strings IN ACCESS EXCLUSIVE MODE`;
    const answer = await testApp.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

test('a response is one snapshot, whatever is written meanwhile', async () => {
  const params = await hugeProject();
  const [answer] = await beginReading(addressOf(listStrings.path, params, {}));
  await testApp.sql`DELETE FROM strings WHERE project_id = ${params.project} AND id % 2 = 0`;
  expect(JSON.parse(await textOf(answer))).toHaveLength(8001);
  await nothingUnderWay();
});

test('a connection that breaks during a response breaks it, and the next one is complete', async () => {
  const params = await hugeProject();
  const path = addressOf(listStrings.path, params, {});
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const [answer] = await beginReading(path, { ...anna, headers: { ...anna.headers, ...headers } });
    // Compressed, it fits the network buffers.
    const pids = await underWay();
    for (const { pid } of pids) await testApp.sql`SELECT pg_terminate_backend(${pid}::int)`;
    if (pids.length > 0) await expect(textOf(answer)).rejects.toThrow('aborted');
    else await textOf(answer);
  }
  const [again] = await beginReading(path);
  expect(JSON.parse(await textOf(again))).toHaveLength(8001);
  await nothingUnderWay();
});

test('a client that disconnects leaves no connection and no place', async () => {
  const params = await hugeProject();
  const path = addressOf(listStrings.path, params, {});
  for (let times = 0; times < 6; times += 1) {
    const [, request] = await beginReading(path);
    expect(await underWay()).not.toEqual([]);
    request.destroy();
    await nothingUnderWay();
  }
});

test('a user with the most responses running and waiting is refused as too often; others are not', async () => {
  const params = await hugeProject();
  const [, first] = await beginReading(addressOf(listStrings.path, params, {}));
  const { project, section } = await largeProject();
  const path = addressOf(listStrings.path, { project, section }, {});
  const more = Array.from({ length: 17 }, () =>
    get({ port, path, headers: anna.headers, agent: false }).on('error', () => {}),
  );
  const [refused] = (await Promise.any(more.map((request) => once(request, 'response')))) as [
    IncomingMessage,
  ];
  expect([refused.statusCode, refused.headers['retry-after'], await textOf(refused)]).toEqual([
    429,
    '10',
    '{"status":429,"errors":[{"key":"general","kind":"tooOften"}]}',
  ]);
  await anna.does(getProject, { params, query: {} });
  expect(await boris.does(listStrings, { params: { project, section }, query: {} })).toHaveLength(2600);
  for (const request of [first, ...more]) request.destroy();
  await nothingUnderWay();
});

test('a client that reads nothing for too long is disconnected', async () => {
  const app = Fastify();
  const settings = { fullFetches: 1, fullFetchesPerUser: 1 };
  const large = openLargeResponses({ sql: testApp.sql, settings, stalls: 200 });
  app.get('/', (request, reply) =>
    large
      .send({ request, reply }, async function* () {
        for (let n = 0; n < 10_000; n += 1) yield 'x'.repeat(32_768);
      })
      .then(() => reply),
  );
  await app.listen({ port: 0 });
  const request = get({ port: (app.server.address() as AddressInfo).port, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  await expect.poll(large.amount, { timeout: 10_000 }).toBe(0);
  await expect(textOf(answer)).rejects.toThrow('aborted');
  await large.end();
  await app.close();
});
