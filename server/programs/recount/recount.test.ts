import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { addEntry, editEntry } from '#contract/texts/dictionary.ts';
import { deleteString, editString } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, deleteTranslation } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { projectVersion } from '../../core/content/section-queries.ts';
import { consumeEvents } from '../../core/events/consume-queries.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { CONTRIBUTIONS } from '../../projects/statistics/contribution-queries.ts';
import { recountContributions } from './contribution-queries.ts';
import { addMissingOrders } from './past-queries.ts';
import { recountAll } from './queries.ts';
import { addMissingRevisions } from './revision-queries.ts';

test('counters kept by writes are right, and wrong ones are found and mended', async () => {
  const testApp = await openTestApp();
  const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'x', status: -1 } });
  await anna.does(castVote, { params: { ...string, translation: id } });
  await anna.does(approve, { params: { ...string, translation: id } });
  await anna.does(addComment, { params: string, body: { text: 'Good.' } });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

  await testApp.sql`UPDATE translations SET votes_plus = 7 WHERE id = ${id}`;
  await testApp.sql`UPDATE strings SET comments_amount = 7 WHERE id = ${string.string}`;
  await testApp.sql`UPDATE sections SET strings_approved = 7 WHERE id = ${params.section}`;
  await testApp.sql`UPDATE projects SET bytes = 7 WHERE id = ${params.project}`;
  expect(await recountAll(testApp.sql)).toEqual({ translations: 1, strings: 1, sections: 1, projects: 1 });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('contributions are counted as far as the consumer has come, and wrong ones are mended', async () => {
  const testApp = await openTestApp();
  const anna = await testApp.signUp('anna');
  const { project, strings } = await projectOf(anna);
  const [first, second] = strings;
  await anna.does(addTranslation, { params: first ?? expect.fail(), body: { text: 'Раз.' } });
  await orderEvents(testApp.sql);
  await consumeEvents(testApp.sql, CONTRIBUTIONS);
  await anna.does(addTranslation, { params: second ?? expect.fail(), body: { text: 'Два.' } });
  await orderEvents(testApp.sql);
  await anna.does(addComment, { params: second ?? expect.fail(), body: { text: 'So.' } });
  expect(await recountContributions(testApp.sql)).toBe(0);
  await testApp.sql`UPDATE contributions SET translations = 7`;
  await testApp.sql`
    INSERT INTO contributions (project_id, day, user_id, translations, approves, comments)
    VALUES (${project.id}, 0, ${anna.id}, 1, 0, 0)`;
  expect(await recountContributions(testApp.sql)).toBe(2);
  expect([...(await testApp.sql`SELECT translations, comments FROM contributions`)]).toEqual([
    { translations: 1, comments: 0 },
  ]);
  await testApp.sql`DELETE FROM contributions`;
  expect(await recountContributions(testApp.sql)).toBe(1);
});

test('a writer who holds what recounting waits for, and needs what it holds, goes first', async () => {
  const testApp = await openTestApp();
  const { project, params } = await projectOf(await testApp.signUp('anna'));
  let recounting: ReturnType<typeof recountAll> | undefined;
  await testApp.sql.begin(async (tx) => {
    await tx`DELETE FROM section_deltas WHERE project_id = ${project.id}`;
    recounting = recountAll(testApp.sql);
    for (let waiting = false; !waiting; ) {
      const [locks] = await tx<{ waiting: boolean }[]>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'section_deltas'::regclass AND NOT granted) AS waiting`;
      waiting = locks?.waiting ?? false;
    }
    await tx`UPDATE strings SET comments_amount = 7 WHERE project_id = ${project.id} AND section_id = ${params.section}`;
  });
  expect(await recounting).toMatchObject({ strings: 3 });
});

test('votes that were counted wrongly are read again by servers that have them cached', async () => {
  const testApp = await openTestApp();
  const { params, strings } = await projectOf(await testApp.signUp('anna'));
  const [string] = strings;
  await testApp.sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id, votes_plus)
    SELECT ${params.project}, ${string?.string ?? 0}, 'x', false, id, 7 FROM users`;
  await testApp.sql`UPDATE strings SET translations_amount = 1, regular_amount = 1, votes_plus = 0 WHERE id = ${string?.string ?? 0}`;
  const version = () => projectVersion(testApp.sql, params.project);
  const before = await version();
  await recountAll(testApp.sql);
  expect(await version()).not.toBe(before);
});

test('revisions that servers of an older version did not write are added', async () => {
  const testApp = await openTestApp();
  const { sql } = testApp;
  const anna = await testApp.signUp('anna');
  const { project, params, strings } = await projectOf(anna);
  const [string, another, third] = strings as [Place, Place, Place];
  const add = (at: Place, text: string) => anna.does(addTranslation, { params: at, body: { text } });
  const [one, two, gone] = [await add(string, 'Раз.'), await add(string, 'Два.'), await add(string, 'Три.')];
  await anna.does(approve, { params: { ...string, translation: one.id } });
  await anna.does(editString, { params: another, body: { text: 'Other.' } });
  await anna.does(deleteTranslation, { params: { ...string, translation: gone.id } });
  await anna.does(deleteString, { params: third });
  const entry = await anna.does(addEntry, { params, body: { word: 'hare', translate: 'заяц' } });
  await anna.does(editEntry, { params: { ...params, entry: entry.id }, body: { desc: 'Mad' } });
  const events = (table: string) => sql`
    SELECT event_id, editor_id, deleted FROM ${sql(table)} WHERE project_id = ${project.id} ORDER BY event_id`;
  const written = await Promise.all([
    events('translation_revisions'),
    events('string_revisions'),
    events('entry_revisions'),
  ]);
  expect(await addMissingRevisions(sql)).toBe(0);

  const [{ first } = { first: 0 }] = await sql<{ first: number }[]>`
    SELECT min(id) AS first FROM log WHERE project_id = ${project.id} AND w = ${LOG_CODES.approve}::smallint`;
  await sql`DELETE FROM translation_revisions WHERE event_id >= ${first} OR translation_id = ${two.id}`;
  await sql`DELETE FROM string_revisions WHERE event_id >= ${first}`;
  await sql`DELETE FROM entry_revisions`;
  expect(await wrongRevisions(sql, project.id)).toHaveLength(6);
  expect(await addMissingRevisions(sql)).toBe(6);
  expect(await wrongRevisions(sql, project.id)).toHaveLength(0);
  expect(await addMissingRevisions(sql)).toBe(0);
  const [translations, ofStrings, entries] = written;
  expect([...(await events('translation_revisions'))]).toEqual([...(translations ?? [])]);
  expect([...(await events('string_revisions'))]).toEqual([...(ofStrings ?? [])]);
  // An entry's row does not tell what it was before its last change.
  expect([...(await events('entry_revisions'))]).toEqual([...(entries ?? [])].slice(-1));
});

test('orders, states of sections and numbers of votes that are not stored are added', async () => {
  const testApp = await openTestApp();
  const { sql } = testApp;
  const { anna, boris } = await testApp.signUps('anna', 'boris');
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const [first, second] = strings as [Place, Place, Place];
  const { id } = await boris.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...first, translation: id } });
  await anna.does(editString, { params: second, body: { pos: 1 } });
  expect([await addMissingRevisions(sql), await addMissingOrders(sql)]).toEqual([0, 0]);

  await sql`DELETE FROM order_changes WHERE index IS NOT NULL OR section_id = 0`;
  await sql`DELETE FROM section_revisions`;
  await sql`DELETE FROM vote_counts`;
  expect((await wrongRevisions(sql, project.id)).map(({ what }) => what).toSorted()).toEqual([
    'order',
    'order',
    'section',
    'votes',
  ]);
  expect([await addMissingRevisions(sql), await addMissingOrders(sql)]).toEqual([2, 2]);
  expect(await wrongRevisions(sql, params.project)).toEqual([]);
  expect([await addMissingRevisions(sql), await addMissingOrders(sql)]).toEqual([0, 0]);
});

type Place = { project: number; section: number; string: number };
