import { beforeAll, expect, test } from 'vitest';
import { fillSection, fillStrings } from '../../test/fill-section.ts';
import { projectOf } from '../../test/project.ts';
import { PLANS, rowsRead } from '../../test/rows-read.ts';
import { openTestApp } from '../../test/test-app.ts';
import { commentsOfSection } from '../comments/queries.ts';
import { markSectionsReadBy } from '../comments/read-queries.ts';
import { translationsOf } from '../translations/queries.ts';
import type { Sql } from './connect.ts';

// Statements over a project that statistics don't know read each row a few times at most (docs/decisions/031).

const testApp = await openTestApp();
const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
const SECTIONS = 4;
const STRINGS = 500;
const ALL = SECTIONS * STRINGS;
const TABLES = ['strings', 'translations', 'comments', 'read_marks'];

let project: number;
let sections: number[];

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
  await testApp.sql`
    INSERT INTO read_marks (project_id, user_id, string_id, comment_id)
    SELECT project_id, ${boris.id}, string_id, id - 1 FROM comments`;
});

/** A statement, and how many rows it may read: some for each string that it concerns. */
const STATEMENTS: Record<string, { most: number; run: (sql: Sql) => Promise<unknown> }> = {
  'translations of some strings': {
    most: 10 * 50,
    async run(sql) {
      const ids = await testApp.sql<{ id: number }[]>`
        SELECT id FROM strings WHERE project_id = ${project} ORDER BY id DESC LIMIT 50`;
      const strings = ids.map(({ id }) => id);
      expect((await translationsOf(sql, project, strings)).size).toBe(50);
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
  test.each(PLANS)(`${name}, in a project that statistics don’t know: %s`, async (plan) => {
    expect(await rowsRead(testApp.sql, TABLES, plan, (tx) => run(tx as unknown as Sql))).toBeLessThan(most);
  });
}
