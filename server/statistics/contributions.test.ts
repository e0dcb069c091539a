import { expect, test } from 'vitest';
import { addComment } from '#contract/comments.ts';
import { getContributions } from '#contract/statistics.ts';
import { addTranslation, approve, deleteTranslation } from '#contract/translations.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openWorld, type Person } from '../../test/world.ts';

const DAY = 24 * 60 * 60 * 1000;

const world = await openWorld();
const { anna, boris } = await world.signUps('anna', 'boris');

/** A project in which Anna and Boris added something just now. */
async function busyProject() {
  const { project, strings } = await projectOf(anna);
  await joinAs(world, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const add = async (who: Person) =>
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

test('it begins 90 days back, the oldest day first', async () => {
  const params = await busyProject();
  const { since } = await anna.does(getContributions, { params });
  const move = async (who: Person, at: number) => {
    await world.sql`UPDATE log SET at = ${at} WHERE project_id = ${params.project} AND actor_id = ${who.id}`;
    await world.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${params.project}`;
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
