import { expect, onTestFinished, test } from 'vitest';
import { getContributions } from '#contract/projects/statistics.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, approve, deleteTranslation } from '#contract/texts/translations.ts';
import { DAY } from '#domain/core/units.ts';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { consumeEvents } from '../../core/events/consume-queries.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { connect } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { CONTRIBUTIONS } from './contribution-queries.ts';

/** The migration before the one that counts contributions. */
const BEFORE_COUNTING = 35;

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** A project with recent contributions of Anna and Boris. */
async function busyProject() {
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const add = async (who: TestUser) =>
    (await who.does(addTranslation, { params: string, body: { text: `By ${who.username}`, status: 0 } })).id;
  const [hers, his] = [await add(anna), await add(boris)];
  await anna.does(approve, { params: { ...string, translation: his } });
  await boris.does(addComment, { params: string, body: { text: 'So.' } });
  await anna.does(deleteTranslation, { params: { ...string, translation: hers } });
  return { project: project.id };
}

test('what was added is told by day and user, what has been deleted since included', async () => {
  const params = await busyProject();
  const { days, since } = await anna.does(getContributions, { params });
  const today = days[0]?.day ?? expect.fail();
  expect(days).toEqual([
    { day: today, user: { id: anna.id, username: 'anna' }, translations: 1, approves: 1, comments: 0 },
    { day: today, user: { id: boris.id, username: 'boris' }, translations: 1, approves: 0, comments: 1 },
  ]);
  expect(today % DAY).toBe(0);
  expect(today - since).toBe(89 * DAY);
});

test('what was added is the same before and after it is counted, by however many servers', async () => {
  const params = await busyProject();
  const { days } = await anna.does(getContributions, { params });
  const another = async () => {
    await testApp.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${params.project}`;
    return (await anna.does(getContributions, { params })).days;
  };
  await orderEvents(testApp.sql, [params.project]);
  expect(await another()).toEqual(days);
  await Promise.all([1, 2, 3].map(() => consumeEvents(testApp.sql, CONTRIBUTIONS)));
  const counted = await testApp.sql`
    SELECT sum(translations)::int AS translations, sum(approves)::int AS approves, sum(comments)::int AS comments
    FROM contributions WHERE project_id = ${params.project}`;
  expect(counted).toEqual([{ translations: 2, approves: 1, comments: 1 }]);
  expect(await another()).toEqual(days);
});

test('it begins 90 days back, the oldest day first', async () => {
  const params = await busyProject();
  const { since } = await anna.does(getContributions, { params });
  const move = async (who: TestUser, at: number) => {
    await testApp.sql`UPDATE log SET at = ${at} WHERE project_id = ${params.project} AND actor_id = ${who.id}`;
    await testApp.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${params.project}`;
  };
  await move(boris, since);
  const both = await anna.does(getContributions, { params });
  expect(both.days.map(({ user, day }) => [user?.username, day])).toEqual([
    ['boris', since],
    ['anna', since + 89 * DAY],
  ]);
  await move(boris, since - 1);
  const one = await anna.does(getContributions, { params });
  expect(one.days.map(({ user }) => user?.username)).toEqual(['anna']);
});

test('what was added before contributions were counted is counted by the upgrade', async () => {
  const sql = connect(await emptyDatabase(), { max: 1 });
  onTestFinished(() => sql.end());
  await migrate(sql, { upTo: BEFORE_COUNTING });
  await sql`
    INSERT INTO log (project_id, w, actor_id, at) SELECT 1, w, 7, ${DAY} + w FROM unnest('{4, 4, 14, 17, 12, 4, 4}'::int[]) w`;
  // The last two events have not been passed to the consumer.
  await sql`INSERT INTO unordered_events SELECT project_id, max(id) FROM log GROUP BY project_id`;
  await sql`INSERT INTO event_order (project_id, position, log_ids) SELECT project_id, 1, ARRAY[max(id) - 1] FROM log GROUP BY project_id`;
  await migrate(sql);
  expect([...(await sql`SELECT * FROM contributions`)]).toEqual([
    { project_id: 1, day: DAY, user_id: 7, translations: 2, approves: 1, comments: 1 },
  ]);
});
