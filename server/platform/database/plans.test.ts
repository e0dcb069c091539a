import { beforeAll, expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection, fillStrings } from '../../../test/fill-section.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { readContents } from '../../notices/live/content-queries.ts';
import { commentsOfSection } from '../../texts/comments/queries.ts';
import { markSectionsReadBy } from '../../texts/comments/read-queries.ts';
import { matchesOf } from '../../texts/editor/match-queries.ts';
import { editorRows } from '../../texts/editor/row-queries.ts';
import { indexedStrings } from '../../texts/editor/section-index-queries.ts';
import { withFetched } from '../../texts/strings/listing-queries.ts';
import type { FoundString } from '../../texts/strings/queries.ts';
import type { Sql } from './connect.ts';

// Statements over a project that statistics don't know read each row a few times at most (docs/decisions/031).

const testApp = await openTestApp();
const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
const SECTIONS = 4;
const STRINGS = 500;
const ALL = SECTIONS * STRINGS;
const SOME = 50;
const TABLES = ['strings', 'translations', 'votes', 'comments', 'read_marks'];

let project: number;
let sections: number[];
/** Some strings of the project. */
let some: number[];
let wholeSection: FoundString[];

const ALL_FLAGS = { fetch_translations: true, fetch_votes: true, fetch_comments: true };

beforeAll(async () => {
  project = (await projectOf(anna)).project.id;
  await testApp.sql`
    INSERT INTO sections (project_id, name, num) SELECT ${project}, 'Section ' || n, n FROM generate_series(2, ${SECTIONS}) n`;
  await testApp.sql`ANALYZE`;
  sections = (
    await testApp.sql<{ id: number }[]>`
    SELECT id FROM sections WHERE project_id = ${project} ORDER BY id`
  ).map(({ id }) => id);
  for (const section of sections) await fillSection(testApp, { project, section }, STRINGS);
  await fillStrings(testApp, anna);
  await testApp.sql`UPDATE strings SET translations_amount = 1, comments_amount = 1 WHERE project_id = ${project}`;
  await testApp.sql`
    INSERT INTO read_marks (project_id, user_id, string_id, comment_id)
    SELECT project_id, ${boris.id}, string_id, id - 1 FROM comments`;
  await testApp.sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT project_id, id, ${boris.id}, false FROM translations`;
  await testApp.sql`UPDATE translations SET votes_plus = 1`;
  wholeSection = await testApp.sql<FoundString[]>`
    SELECT * FROM strings WHERE project_id = ${project} AND section_id = ${sections[1] ?? 0}`;
  some = (
    await testApp.sql<{ id: number }[]>`
      SELECT id FROM strings WHERE project_id = ${project} ORDER BY id DESC LIMIT ${SOME}`
  ).map(({ id }) => id);
});

/** A statement, and how many rows it may read: some for each string that it concerns. */
const STATEMENTS: Record<string, { most: number; run: (sql: Sql) => Promise<unknown> }> = {
  'rows of the editor': {
    most: 10 * SOME,
    run: async (sql) => expect((await editorRows(sql, { project, userId: boris.id }, some)).size).toBe(SOME),
  },
  'strings that have changed, for a list': {
    most: 2 * SOME,
    run: async (sql) => expect(await indexedStrings(sql, project, some, 'last_tr_time')).toHaveLength(SOME),
  },
  'strings that have changed, for a search': {
    most: 5 * SOME,
    async run(sql) {
      const search = {
        translation: 'текст',
        regex: false,
        competing: false,
        needsReview: false,
        commented: false,
      };
      const matches = await matchesOf(sql, { project, among: { strings: some }, search });
      expect([...matches.values()].flatMap((ids) => [...ids])).toHaveLength(SOME);
    },
  },
  'strings that have changed, for open pages': {
    most: 10 * SOME,
    async run(sql) {
      const strings = some.map((id) => ({ project, id }));
      expect((await readContents(sql, { strings, comments: [], sections: [] })).rows.size).toBe(SOME);
    },
  },
  'strings with all that belongs to them': {
    // Their translations twice, with and without the votes on them, and the users of all.
    most: 6 * STRINGS,
    async run(sql) {
      const listed = await withFetched(sql, { project, userId: boris.id }, ALL_FLAGS, wholeSection);
      expect(
        listed.flatMap(({ translations = [] }) => translations.flatMap((one) => one.votes_plus)),
      ).toHaveLength(STRINGS);
      expect(listed.flatMap(({ comments = [] }) => comments)).toHaveLength(STRINGS);
    },
  },
  'every fourth of these strings': {
    most: 6 * (STRINGS / 4),
    async run(sql) {
      const strings = wholeSection.filter((_, nth) => nth % 4 === 0);
      const listed = await withFetched(sql, { project, userId: boris.id }, ALL_FLAGS, strings);
      expect(listed.flatMap(({ translations = [] }) => translations)).toHaveLength(STRINGS / 4);
    },
  },
  'the comments of a section': {
    most: 5 * STRINGS,
    run: async (sql) =>
      expect(await commentsOfSection(sql, project, boris.id, sections[1] ?? 0, {})).toHaveLength(STRINGS),
  },
  'marking a section read': {
    most: 10 * ALL,
    run: async (sql) =>
      expect(await markSectionsReadBy(sql, project, sections.slice(1, 2), boris.id)).toBe(STRINGS),
  },
};

for (const [name, { most, run }] of Object.entries(STATEMENTS)) {
  testOnOneServer('plan').each(PLANS)(
    `${name}, in a project that statistics don’t know: %s`,
    async (plan) => {
      expect(await rowsRead(testApp.sql, TABLES, plan, (tx) => run(tx as unknown as Sql))).toBeLessThan(most);
    },
  );
}
