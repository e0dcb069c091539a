import { afterEach, expect, test } from 'vitest';
import { addSection, deleteSection, getSection } from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  getString,
  listStrings,
  rearrangeStrings,
} from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { sourceFile } from '#domain/files/exports/export.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from '../sections/fold-queries.ts';

// The requests of each test run concurrently, over connections of their own.

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** Whatever the order: the counters are right, and all strings of a section have different sort keys. */
afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  const shared = await testApp.sql`SELECT FROM strings GROUP BY section_id, place HAVING count(*) > 1`;
  expect(shared).toHaveLength(0);
});

type At = { project: number; section: number };

async function madeWith(strings?: string[]) {
  const testProject = await projectOf(anna, strings && { strings });
  const at = { project: testProject.project.id };
  const other = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  return { ...testProject, other: { ...at, section: other.id } };
}

const idsOf = async (params: At) => (await anna.does(listStrings, { params })).map(({ id }) => id);
const statusesOf = async (asked: ReturnType<TestUser['asks']>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
const repeated = (amount: number) => Array.from({ length: amount }, (_, index) => ({ text: `${index}` }));

test('ten loads that together exceed the limit: never more than it, and the others are refused whole', async () => {
  const { other } = await madeWith();
  const load = () => anna.asks(addStrings, { params: other, body: repeated(1_500) });
  const statuses = await statusesOf(Array.from({ length: 10 }, load));
  expect(statuses.toSorted()).toEqual([...Array(6).fill(201), ...Array(4).fill(413)]);
  expect(await idsOf(other)).toHaveLength(9_000);
});

test('insertions at one place all find room, also where hardly any is left', async () => {
  const { params } = await madeWith();
  await testApp.sql`UPDATE strings SET place = place / ${2 ** 20} WHERE section_id = ${params.section}`;
  const insert = (n: number) =>
    anna.asks(addStrings, { params, query: { pos: 2 }, body: [{ text: `${n}` }] });
  const statuses = await statusesOf(Array.from({ length: 12 }, (_, n) => insert(n)));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const texts = (await anna.does(listStrings, { params })).map(({ text }) => text);
  expect([texts[0], ...texts.slice(-2)]).toEqual(['One.', 'Two.', 'Three.']);
});

test('of two reorders at once one comes after the other, and its order stays', async () => {
  const { params } = await madeWith(['a', 'b', 'c', 'd']);
  const [a = 0, b = 0, c = 0, d = 0] = await idsOf(params);
  const orders = [
    [d, c, b, a],
    [b, a, d, c],
  ];
  const asked = orders.map((strings) => anna.asks(rearrangeStrings, { params, body: { strings } }));
  expect(await statusesOf(asked)).toEqual([200, 200]);
  expect(orders).toContainEqual(await idsOf(params));
});

test('a reorder that an insertion or deletion came before is refused with the order as it is', async () => {
  for (let round = 0; round < 5; round++) {
    const { params, strings } = await madeWith(['a', 'b', 'c', 'd']);
    const order = (await idsOf(params)).toReversed();
    const last = strings[3] ?? expect.fail();
    const [reordered] = await Promise.all([
      anna.asks(rearrangeStrings, { params, body: { strings: order } }),
      anna.asks(addStrings, { params, query: { pos: 1 }, body: [{ text: 'new' }] }),
      anna.asks(deleteString, { params: last }),
    ]);
    const after = await idsOf(params);
    const known = after.filter((id) => order.includes(id));
    const isDone = reordered.statusCode === 200;
    const expected = isDone ? order : order.toReversed();
    expect(known).toEqual(expected.filter((id) => id !== last.string));
    if (!isDone) expect(reordered.json()).toMatchObject({ status: 409, current: expect.any(Array) });
  }
});

test('deleting a string against what is done in it: all is answered, and nothing stays behind', async () => {
  for (let round = 0; round < 5; round++) {
    const { project, strings } = await madeWith();
    if (round === 0) await joinAs(testApp, boris, project, 'translator');
    const params = strings[0] ?? expect.fail();
    const { id } = await anna.does(addTranslation, { params, body: { text: 'x' } });
    const version = { ...params, translation: id };
    const statuses = await statusesOf([
      anna.asks(addTranslation, { params, body: { text: 'y' } }),
      anna.asks(approve, { params: version }),
      boris.asks(castVote, { params: version }),
      anna.asks(deleteString, { params }),
      anna.asks(editString, { params, body: { text: 'New' } }),
      anna.asks(addTranslation, { params, body: { text: 'z' } }),
      anna.asks(deleteString, { params }),
    ]);
    expect(statuses.filter((status) => ![200, 201, 204, 403, 404].includes(status))).toEqual([]);
    expect([statuses[3], statuses[6]].toSorted()).toEqual([204, 404]);
    const left = await testApp.sql`SELECT FROM translations WHERE project_id = ${project.id}`;
    expect(left).toHaveLength(0);
    expect(await wrongRevisions(testApp.sql, project.id)).toHaveLength(0);
  }
});

test('cues deleted and moved away at once leave what their file says in front of each, once', async () => {
  const { project, other } = await madeWith();
  const cue = (n: number) => `NOTE note ${n}.\n\n00:0${n}.000 --> 00:0${n}.500\ncue ${n}\n`;
  const numbers = Array.from({ length: 9 }, (_, n) => n);
  const file = `WEBVTT\n\n${numbers.map(cue).join('\n')}`;
  for (let round = 0; round < 4; round++) {
    const at = { project: project.id };
    const { id } = await anna.does(addSection, { params: at, body: { name: 'Film' } });
    const params = { ...at, section: id };
    const cues = await anna.does(addStrings, { params, body: importBody(parseSource('vtt', file)) });
    const asked = cues.slice(round).flatMap((string, n) => {
      const one = { ...params, string: string.id };
      const goes =
        n % 2 === 0
          ? anna.asks(deleteString, { params: one })
          : anna.asks(editString, { params: one, body: { section_id: other.section } });
      return [anna.asks(addTranslation, { params: one, body: { text: 'x' } }), goes];
    });
    const statuses = await statusesOf(asked);
    expect(statuses.filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
    const section = await anna.does(getSection, { params, query: { fetch_frames: '' } });
    const printed = sourceFile(
      section,
      await anna.does(listStrings, { params, query: { fetch_frames: '' } }),
    );
    const noted = printed
      .split('NOTE note ')
      .slice(1)
      .map((words) => Number.parseInt(words, 10));
    expect(noted).toEqual(numbers);
    expect(printed.match(/cue \d/g) ?? []).toHaveLength(round);
  }
});

test('of edits that have seen the same string exactly one wins', async () => {
  const { strings } = await madeWith();
  const params = strings[0] ?? expect.fail();
  const { updated_at } = await anna.does(getString, { params, query: {} });
  const edit = (n: number) => anna.asks(editString, { params, body: { text: `${n}`, updated_at } });
  const statuses = await statusesOf(Array.from({ length: 8 }, (_, n) => edit(n)));
  expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test('strings moved both ways at once, while they are translated, are counted where they stand', async () => {
  const { params, other, strings } = await madeWith(['a', 'b', 'c', 'd', 'e', 'f']);
  const back = await anna.does(addStrings, { params: other, body: repeated(6) });
  const statuses = await statusesOf([
    ...strings.flatMap((string) => [
      anna.asks(addTranslation, { params: string, body: { text: 'x' } }),
      anna.asks(editString, { params: string, body: { section_id: other.section, pos: 1 } }),
      anna.asks(addTranslation, { params: string, body: { text: 'y' } }),
    ]),
    ...back.map(({ id }) =>
      anna.asks(editString, {
        params: { ...other, string: id },
        body: { section_id: params.section, pos: 2 },
      }),
    ),
  ]);
  expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  expect([await idsOf(params), await idsOf(other)].map(({ length }) => length)).toEqual([6, 6]);
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('a string moved to a section that is being deleted stays, or goes with it', async () => {
  for (let round = 0; round < 6; round++) {
    const { params, other, strings } = await madeWith();
    const string = strings[0] ?? expect.fail();
    await anna.does(addTranslation, { params: string, body: { text: 'x' } });
    const [moved, deleted] = await Promise.all([
      anna.asks(editString, { params: string, body: { section_id: other.section } }),
      anna.asks(deleteSection, { params: other }),
    ]);
    expect(deleted.statusCode).toBe(204);
    // Moved, or deleted before the response was complete: 404.
    expect([200, 400, 404]).toContain(moved.statusCode);
    expect(await idsOf(params)).toHaveLength(moved.statusCode === 400 ? 3 : 2);
    expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
  }
});

test('deleting a section against all that is done in it: all is answered, and nothing stays behind', async () => {
  const { project, params, other, strings } = await madeWith();
  const [one, two, three] = [strings[0], strings[1], strings[2]].map((string) => string ?? expect.fail());
  if (!one || !two || !three) return expect.fail();
  const asked = [
    anna.asks(addTranslation, { params: one, body: { text: 'x' } }),
    anna.asks(addStrings, { params, body: repeated(500) }),
    anna.asks(editString, { params: two, body: { pos: 1 } }),
    anna.asks(editString, { params: three, body: { section_id: other.section } }),
    anna.asks(deleteSection, { params }),
    anna.asks(rearrangeStrings, { params, body: { strings: strings.map(({ string }) => string) } }),
    anna.asks(addTranslation, { params: one, body: { text: 'y' } }),
    anna.asks(addSection, { params, body: { name: 'Three' } }),
  ];
  const statuses = await statusesOf(asked);
  await foldDeltas(testApp.sql);
  expect(statuses.filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
  expect(await testApp.sql`SELECT FROM strings WHERE section_id = ${params.section}`).toHaveLength(0);
  expect(await testApp.sql`SELECT FROM section_deltas WHERE section_id = ${params.section}`).toHaveLength(0);
  const sections = await testApp.sql`SELECT num FROM sections WHERE project_id = ${project.id} ORDER BY num`;
  expect(sections.map(({ num }) => num)).toEqual([1, 2]);
  expect(await wrongRevisions(testApp.sql, project.id)).toHaveLength(0);
});
