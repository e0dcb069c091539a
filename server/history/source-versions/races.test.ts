import { afterEach, beforeEach, expect, test } from 'vitest';
import { undoEvent } from '#contract/history/undo.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, listStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const AMOUNT = 60;
let params: { project: number; section: number };
let ids: number[];

const words = (version: number) =>
  Array.from({ length: AMOUNT }, (_, at) => ({
    key: `k${(at * version) % AMOUNT}`,
    text: `The text ${at} of ${version}`,
  }));

beforeEach(async () => {
  const testProject = await projectOf(anna, { visibility: 'public' });
  const at = { project: testProject.project.id };
  params = { ...at, section: (await anna.does(addSection, { params: at, body: { name: 'File' } })).id };
  await joinAs(testApp, boris, testProject.project, 'translator');
  await joinAs(testApp, carl, testProject.project, 'moderator');
  ids = (await anna.does(addStrings, { params, body: words(1) })).map(({ id }) => id);
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

/** Translates and approves strings one after the other; what was refused because its string is gone is left out. */
async function work(from: number) {
  const made: number[] = [];
  for (const string of ids.slice(from).filter((_, at) => at % 3 === 0)) {
    const at = { ...params, string };
    const answer = await boris.asks(addTranslation, { params: at, body: { text: `Перевод ${string}` } });
    expect([201, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 404) continue;
    made.push(answer.json().id);
    await carl.asks(approve, { params: { ...at, translation: answer.json().id } });
  }
  return made;
}

/** The ids of all translations in the section or among what is deleted. */
async function translationsNow(): Promise<Set<number>> {
  const rows = await testApp.sql<{ id: number }[]>`
    SELECT id FROM translations WHERE project_id = ${params.project}
    UNION ALL SELECT (content ->> 'id')::bigint FROM deleted_rows WHERE project_id = ${params.project} AND source = 3`;
  return new Set(rows.map(({ id }) => id));
}

const newer = (version: number) => words(version).slice(0, AMOUNT - 5);
const removed = (file: readonly { key: string }[]) => {
  const keys = new Set(file.map(({ key }) => key));
  return ids.filter((_, at) => !keys.has(`k${at}`));
};

test('saves during an update and its undo are kept, and what each has left is counted right', async () => {
  const file = newer(7);
  const [{ event }, ...before] = await Promise.all([
    anna.does(updateStrings, { params, body: { strings: file, remove: removed(file) } }),
    work(0),
    work(1),
  ]);
  const [, ...after] = await Promise.all([
    anna.does(undoEvent, { params: { project: params.project, event: event ?? 0 } }),
    work(1),
    work(2),
  ]);
  const present = await translationsNow();
  for (const id of [...before, ...after].flat()) expect(present).toContain(id);
  expect((await anna.does(listStrings, { params })).map(({ id }) => id)).toEqual(ids);
});

test('of two undos of an update one is done', async () => {
  const { event } = await anna.does(updateStrings, { params, body: { strings: newer(11) } });
  const undo = () => anna.asks(undoEvent, { params: { project: params.project, event: event ?? 0 } });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await anna.does(listStrings, { params })).map(({ text }) => text)).toEqual(
    words(1).map(({ text }) => text),
  );
});

test('two updates, deletions and an undo at once leave one state after the other', async () => {
  const { event } = await anna.does(updateStrings, { params, body: { strings: newer(7) } });
  const remove = async () => {
    for (const string of ids.slice(40, 50)) await carl.asks(deleteString, { params: { ...params, string } });
  };
  const answers = await Promise.all([
    anna.asks(updateStrings, { params, body: { strings: newer(13) } }),
    carl.asks(updateStrings, { params, body: { strings: newer(17) } }),
    anna.asks(undoEvent, { params: { project: params.project, event: event ?? 0 } }),
    remove(),
  ]);
  expect(answers.slice(0, 3).map((answer) => answer?.statusCode)).toEqual([200, 200, expect.any(Number)]);
  expect([200, 409]).toContain(answers[2]?.statusCode);
});
