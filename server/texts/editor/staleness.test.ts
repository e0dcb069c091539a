import cookie from '@fastify/cookie';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { findNextString, openEditorPage } from '#contract/texts/editor.ts';
import { addSection, deleteSection, rearrangeSections } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, rearrangeStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { NO_INTERNET } from '../../../test/test-internet.ts';
import { versionedSectionsOf } from '../../core/content/section-queries.ts';
import { openImages } from '../../core/image-store/open-images.ts';
import { type Live, openLive } from '../../notices/live/live.ts';
import { poolOptionsOf } from '../../platform/database/connect.ts';
import { createGuestViews } from '../../platform/guest-views/guest-views.ts';
import { type Imports, openImports } from '../../platform/import-workers/imports.ts';
import { type FileUploads, openFileUploads } from '../../platform/limits/file-uploads.ts';
import { openSearchPool, type SearchPool } from '../../platform/limits/search-pool.ts';
import { openMetrics } from '../../platform/monitoring/metrics.ts';
import { openSources } from '../../platform/replicas/sources.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { type LargeResponses, openLargeResponses } from '../../platform/streaming/large-responses.ts';
import { buildApp } from '../../programs/app.ts';
import { IMPORT_WORKER } from '../../programs/import-handlers.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from '../sections/fold-queries.ts';
import { editor } from './editor.ts';

let testApp: TestApp;
let people: TestUser[];
let servers: { inject: TestApp['app']['inject'] }[];
let project: number;
let large: LargeResponses;
let imports: Imports;
let searchPool: SearchPool;
let fileUploads: FileUploads;
let live: Live;

const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
const metrics = openMetrics(settings);

beforeAll(async () => {
  testApp = await openTestApp();
  const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  people = [anna, boris];
  const testProject = await projectOf(anna, { strings: Array.from({ length: 12 }, (_, n) => `One ${n}`) });
  project = testProject.project.id;
  await joinAs(testApp, boris, testProject.project, 'moderator');
  for (const params of testProject.strings.slice(0, 6)) {
    for (const who of people)
      await who.does(addTranslation, { params, body: { text: `Version of ${who.id}` } });
  }
  for (const name of ['Two', 'Three']) await anna.does(addSection, { params: { project }, body: { name } });
  const other = await buildApp(testApp.sql, settings);
  live = openLive({ sql: testApp.sql, log: other.log, limits: settings });
  large = openLargeResponses({ sql: testApp.sql, settings });
  imports = openImports(IMPORT_WORKER, { settings, ...poolOptionsOf(testApp.sql) });
  searchPool = openSearchPool({ sql: testApp.sql });
  fileUploads = openFileUploads();
  servers = [testApp.app, other];
});

afterAll(() => Promise.all([live.stop(), large.end(), imports.end(), searchPool.end()]));

/** A server with empty caches. */
async function freshServer() {
  const app = Fastify();
  await app.register(cookie);
  const images = openImages(testApp.sql, settings, NO_INTERNET);
  editor({
    app,
    sql: testApp.sql,
    settings,
    metrics,
    live,
    images,
    large,
    imports,
    exports: imports,
    previews: imports,
    searchPool,
    fileUploads,
    guestViews: createGuestViews(),
    sources: openSources({ sql: testApp.sql, searchPool, large, settings, log: app.log, metrics }),
  });
  return app;
}

type Draw = { who: number; a: number; b: number; c: number };
type Place = { project: number; section: number; string: number };

const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % Math.max(list.length, 1)];

/** The present content, which the writes refer to. */
async function whatIsThere() {
  const { sql } = testApp;
  const strings = await sql<Place[]>`
    SELECT project_id AS project, section_id AS section, id AS string FROM strings
    WHERE project_id = ${project} ORDER BY section_id, place, id`;
  const sections = await sql<
    { id: number }[]
  >`SELECT id FROM sections WHERE project_id = ${project} ORDER BY num`;
  const translations = await sql<(Place & { translation: number })[]>`
    SELECT s.project_id AS project, s.section_id AS section, s.id AS string, t.id AS translation
    FROM translations t JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
    WHERE t.project_id = ${project} ORDER BY t.id`;
  const comments = await sql<(Place & { comment: number })[]>`
    SELECT s.project_id AS project, s.section_id AS section, s.id AS string, c.id AS comment
    FROM comments c JOIN strings s ON s.project_id = c.project_id AND s.id = c.string_id
    WHERE c.project_id = ${project} AND NOT c.deleted ORDER BY c.id`;
  return { strings, sections: sections.map(({ id }) => id), translations, comments };
}

/** Every kind of write that changes a list. Refused ones, such as a vote on one's own translation, don't matter. */
const WRITES = {
  propose: ({ a, b }, { strings }) => [
    addTranslation,
    pick(strings, a),
    { text: `Version ${b % 5}`, status: -(b % 2) },
  ],
  reword: ({ a, b }, { translations }) => [
    editTranslation,
    pick(translations, a),
    { text: `Version ${b % 7}` },
  ],
  unpropose: ({ a }, { translations }) => [deleteTranslation, pick(translations, a)],
  approve: ({ a }, { translations }) => [approve, pick(translations, a)],
  unapprove: ({ a }, { translations }) => [unapprove, pick(translations, a)],
  vote: ({ a, b }, { translations }) => [castVote, pick(translations, a), { is_minus: b % 2 === 1 }],
  unvote: ({ a }, { translations }) => [removeVote, pick(translations, a)],
  comment: ({ a }, { strings }) => [addComment, pick(strings, a), { text: 'Hm.' }],
  uncomment: ({ a }, { comments }) => [deleteComment, pick(comments, a)],
  edit: ({ a, b }, { strings }) => [
    editString,
    pick(strings, a),
    { text: `Text ${b % 5}`, key: `key_${b % 3}` },
  ],
  move: ({ a, b, c }, { strings, sections }) => [
    editString,
    pick(strings, a),
    { section_id: pick(sections, b), pos: (c % 15) + 1 },
  ],
  remove: ({ a }, { strings }) => [deleteString, strings.length > 5 ? pick(strings, a) : undefined],
  add: ({ a, b }, { sections }) => [
    addStrings,
    { project, section: pick(sections, a) },
    [{ text: `Text ${b % 5}` }, { text: `Other ${b % 3}` }],
  ],
  turn: ({ a }, { strings, sections }) => {
    const section = pick(sections, a);
    const ids = strings.filter((string) => string.section === section).map(({ string }) => string);
    return [rearrangeStrings, { project, section }, { strings: ids.toReversed() }];
  },
  importTranslations: ({ a, b, c }, { strings }) => {
    const { section } = pick(strings, a) ?? {};
    const inside = strings.filter((string) => string.section === section).slice(0, (c % 4) + 1);
    const pairs = inside.map(({ string }) => ({ string_id: string, text: `Version ${b % 5}` }));
    return [importTranslationsToSection, { project, section }, pairs];
  },
  addSection: ({ a }) => [addSection, { project }, { name: `Section ${a}` }],
  turnSections: (_, { sections }) => [rearrangeSections, { project }, { sections: sections.toReversed() }],
  removeSection: ({ a }, { sections }) => [
    deleteSection,
    sections.length > 2 ? { project, section: pick(sections, a) } : undefined,
  ],
} as const satisfies Record<
  string,
  (draw: Draw, state: Awaited<ReturnType<typeof whatIsThere>>) => readonly [object, object?, object?]
>;

async function write(name: keyof typeof WRITES, draw: Draw, state: Awaited<ReturnType<typeof whatIsThere>>) {
  const [endpoint, params, body] = WRITES[name](draw, state);
  if (params) await pick(people, draw.who)?.asks(endpoint, { params, body } as never);
}

/** Writes to a single string are most frequent, as in reality; for the others a section is read again. */
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('propose', 'reword', 'unpropose', 'approve', 'vote', 'comment') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(WRITES) as (keyof typeof WRITES)[])) },
) as fc.Arbitrary<keyof typeof WRITES>;
const draw = fc.record({ who: fc.nat(1), a: fc.nat(200), b: fc.nat(200), c: fc.nat(200) });
const writes = fc.array(fc.tuple(name, draw), { minLength: 1, maxLength: 3 });

/** Jobs that change no list, but the versions that caches depend on. */
const CHORES = [() => foldDeltas(testApp.sql), () => recountAll(testApp.sql), async () => {}, async () => {}];

/** A few queries that are repeated, so that caches have values of various moments. */
const QUERIES = [
  {},
  { status: 'tr,non_app', page: 2 },
  { status: 'comp', sort: 'tr_amount', desc: '' },
  { status: 'needs_review' },
  { status: 'non_read_coms', sort: 'comments_amount' },
  { sort: 'vote_plus_amount', desc: '', from: 'boris' },
  { translation: 'version [0-3]', regex: '', sort: 'last_tr_time', desc: '' },
  { original: 'TEXT', key: '_1', sort: 'last_str_time' },
] as const;

const rounds = fc.array(fc.tuple(writes, fc.constantFrom(...QUERIES), fc.nat(CHORES.length - 1)), {
  minLength: 25,
  maxLength: 25,
});

const RUNS = Number(process.env.STALENESS_RUNS ?? 1);

async function ask(server: (typeof servers)[number], query: (typeof QUERIES)[number], person: TestUser) {
  const asked = { sections: 'all', size: 10, ...query };
  const { page: _, ...listed } = { page: 1, ...asked };
  const urlOf = (path: string, query: object) => addressOf(path, { project }, { ...query });
  const answers = await Promise.all([
    server.inject({ url: urlOf(openEditorPage.path, asked), headers: person.headers }),
    server.inject({ url: urlOf(findNextString.path, listed), headers: person.headers }),
  ]);
  return answers.map(({ body }) => JSON.parse(body));
}

/** The versions of sections, and the number of writes. */
async function versions() {
  const sections = await versionedSectionsOf(testApp.sql, project);
  const [log] = await testApp.sql<{ amount: number }[]>`
    SELECT count(*) AS amount FROM log WHERE project_id = ${project}`;
  return { marks: sections.map(({ id, version }) => `${id} ${version}`), deeds: log?.amount ?? 0 };
}

test.each(Object.keys(WRITES) as (keyof typeof WRITES)[])('a write leaves its mark: %s', async (name) => {
  for (let a = 0; a < 40; a++) {
    const before = await versions();
    await write(name, { who: a % 2, a: a >> 1, b: a + 1, c: a + 2 }, await whatIsThere());
    const after = await versions();
    if (after.deeds === before.deeds) continue;
    expect(after.marks).not.toEqual(before.marks);
    await foldDeltas(testApp.sql);
    expect((await versions()).marks).toEqual(after.marks);
    return;
  }
  expect.fail('nothing was done');
});

test('every server shows each write at once, as a server without a cache does', async () => {
  const property = fc.asyncProperty(rounds, async (all) => {
    for (const [writes, query, chore] of all) {
      const state = await whatIsThere();
      // All at the same time, with lists being read meanwhile.
      await Promise.all([
        ...writes.map(([name, draw]) => write(name, draw, state)),
        ...servers.map((server, nth) =>
          chore === nth ? ask(server, query, people[0] ?? testApp.guest) : undefined,
        ),
        CHORES[chore]?.(),
      ]);
      const fresh = await freshServer();
      for (const person of [people[1] ?? testApp.guest, testApp.guest]) {
        const expected = await ask(fresh, query, person);
        expect(expected[0]).toHaveProperty('colours');
        for (const server of servers) expect(await ask(server, query, person)).toEqual(expected);
      }
      await fresh.close();
    }
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}, 120_000);
