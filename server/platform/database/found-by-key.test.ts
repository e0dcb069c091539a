import { expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection, fillStrings } from '../../../test/fill-section.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** Fills a single project, from which statistics then estimate all projects. */
async function fill(at: { project: number; section: number }) {
  await fillSection(testApp, at, 2000);
  await fillStrings(testApp, anna);
  await testApp.sql`
    INSERT INTO translation_revisions
      (project_id, string_id, translation_id, event_id, author_id, status, deleted, text, context)
    SELECT project_id, string_id, id, id, author_id, 0, false, text, context FROM translations`;
  await testApp.sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT project_id, id, ${anna.id}, false FROM translations`;
  await testApp.sql`
    INSERT INTO log (project_id, w, actor_id) SELECT project_id, 4, ${anna.id} FROM strings`;
  await testApp.sql`
    INSERT INTO event_order (project_id, position, log_ids) SELECT project_id, id, ARRAY[id] FROM strings`;
  await testApp.sql`ANALYZE`;
}

testOnOneServer('plan')('in a project that statistics don’t know, rows are found by their key', async () => {
  const { params } = await projectOf(anna);
  await fill(params);
  const indexOf = async (table: string, condition: string) => {
    const plan = await testApp.sql.unsafe(
      `EXPLAIN SELECT * FROM ${table} WHERE project_id = ${params.project + 1} AND ${condition}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    return /using (\w+) on/.exec(text)?.[1] ?? text;
  };
  expect(await indexOf('strings', 'id = 7')).toBe('strings_pkey');
  expect(await indexOf('strings', 'section_id = 7 ORDER BY place, id')).toBe('strings_order');
  expect(await indexOf('translations', 'string_id = 7')).toBe('translations_string_key');
  expect(await indexOf('comments', 'string_id = 7')).toBe('comments_string_key');
  expect(await indexOf('translation_revisions', 'string_id = 7 ORDER BY event_id DESC')).toBe(
    'translation_revisions_pkey',
  );
  expect(await indexOf('votes', 'translation_id = 7')).toBe('votes_pkey');
  expect(await indexOf('log', 'id = 7')).toBe('log_pkey');
  expect(await indexOf('event_order', 'position > 7')).toBe('event_order_pkey');
});
