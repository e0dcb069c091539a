import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { consumeEvents } from '../../core/events/consume-queries.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { NOTIFICATIONS } from './consumer.ts';

const WATCHERS = 10_000;

const testApp = await openTestApp();
const { sql } = testApp;
const anna = await testApp.signUp('anna');

/** So many users who watch a project and one of its sections. */
async function addWatchers(project: number, section: number) {
  await sql`
    WITH made AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'watcher_' || n, 'watcher_' || n || '@example.org', '' FROM generate_series(1, ${WATCHERS}) n RETURNING id
    )
    INSERT INTO watches (user_id, project_id, section_id, is_watched, is_automatic)
    SELECT id, ${project}, section_id, true, false FROM made, unnest(ARRAY[0, ${section}]::bigint[]) AS section_id`;
}

test('10,000 watchers cost a save nothing, and the consumer no more statements (notifications.10)', async () => {
  const { params, strings } = await projectOf(anna);
  const string = strings[0] ?? expect.fail();
  const save = () =>
    countQueries(testApp, async () => {
      await anna.does(addSection, { params, body: { name: `Section ${Math.random()}` } });
      await anna.does(addComment, { params: string, body: { text: 'A comment for all.' } });
    });
  const consume = async () => {
    await orderEvents(sql);
    return countQueries(testApp, () => consumeEvents(sql, NOTIFICATIONS));
  };
  await deliverNow(testApp);
  const [saved, consumed] = [await save(), await consume()];
  await addWatchers(params.project, params.section);
  expect(await save()).toBe(saved);
  const begun = performance.now();
  expect(await consume()).toBe(consumed);
  const seconds = (performance.now() - begun) / 1000;
  console.info(
    `notices of two events for ${WATCHERS} watchers: ${seconds.toFixed(2)} s, ${consumed} statements`,
  );
  const [made] = await sql`
    SELECT count(*)::int AS notifications, count(DISTINCT user_id)::int AS users FROM notifications
    WHERE project_id = ${params.project}`;
  expect(made).toEqual({ notifications: 2 * WATCHERS, users: WATCHERS });
});
