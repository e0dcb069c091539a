import { expect, test } from 'vitest';
import { addStrings, listStrings, rearrangeStrings } from '#contract/texts/strings.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const idsOf = async (params: { project: number; section: number }) =>
  (await anna.does(listStrings, { params })).map(({ id }) => id);

const linesOf = async (section: number) =>
  (await testApp.sql`SELECT data FROM log WHERE section_id = ${section} AND w = ${LOG_CODES.rearrange}`).map(
    ({ data }) => data,
  );

test('strings are put in another order, and the call answers it', async () => {
  const { params } = await projectOf(anna, { strings: ['a', 'b', 'c', 'd', 'e'] });
  const [a, b, c, d, e] = await idsOf(params);
  const strings = [e, b, a, d, c].map((id) => id ?? 0);
  expect(await anna.does(rearrangeStrings, { params, body: { strings } })).toEqual(strings);
  expect(await idsOf(params)).toEqual(strings);
  const order = { at: 0, before: [a, b, c, d, e], after: strings };
  expect(await linesOf(params.section)).toEqual([{ se: 'One', order }]);
});

test('only strings whose index changes are written', async () => {
  const { params } = await projectOf(anna, { strings: ['a', 'b', 'c', 'd'] });
  const before =
    await testApp.sql`SELECT id, xmin::text FROM strings WHERE section_id = ${params.section} ORDER BY place`;
  const [a, b, c, d] = await idsOf(params);
  await anna.does(rearrangeStrings, { params, body: { strings: [a, c, b, d].map((id) => id ?? 0) } });
  const after =
    await testApp.sql`SELECT id, xmin::text FROM strings WHERE section_id = ${params.section} ORDER BY place`;
  expect([after[0], after[3]]).toEqual([before[0], before[3]]);
});

test('the same order changes nothing and is not logged', async () => {
  const { params } = await projectOf(anna);
  const strings = await idsOf(params);
  expect(await anna.does(rearrangeStrings, { params, body: { strings } })).toEqual(strings);
  expect(await linesOf(params.section)).toEqual([]);
});

test('a section without strings has one order', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['a'] });
  await testApp.sql`DELETE FROM strings WHERE id = ${strings[0]?.string ?? 0}`;
  expect(await anna.does(rearrangeStrings, { params, body: { strings: [] } })).toEqual([]);
});

test('a reorder list that is not exactly the present strings is refused with their order', async () => {
  const { params } = await projectOf(anna);
  const current = await idsOf(params);
  const elsewhere = (await projectOf(anna)).strings[0]?.string ?? 0;
  const [one, two, three] = current;
  for (const strings of [[], [one, two], [one, two, two], [one, two, three, three], [one, two, elsewhere]]) {
    const answer = await anna.asks(rearrangeStrings, { params, body: { strings } });
    expect(answer.json()).toEqual({ status: 409, errors: [{ key: 'strings', kind: 'order' }], current });
  }
  expect(await idsOf(params)).toEqual(current);
});

test.each([
  [undefined, '400 strings required'],
  [null, '400 strings required'],
  ['x', '400 strings array'],
  [['1'], '400 strings number'],
  [[0], '400 strings min'],
])('a reorder list holds ids: %j', async (strings, refusal) => {
  const { params } = await projectOf(anna);
  expect(await anna.tries(rearrangeStrings, { params, body: { strings } })).toBe(refusal);
});

test('ten thousand strings are turned round', async () => {
  const { params } = await projectOf(anna, { strings: ['0'] });
  const body = Array.from({ length: 9_999 }, (_, n) => ({ text: `${n + 1}` }));
  await anna.does(addStrings, { params, body });
  const strings = (await idsOf(params)).toReversed();
  await anna.does(rearrangeStrings, { params, body: { strings } });
  expect(await idsOf(params)).toEqual(strings);
});

test('rearranging strings needs can_manage_strings', async () => {
  const { project, params } = await projectOf(anna);
  const boris = await testApp.signUp('boris');
  await joinAs(testApp, boris, project, 'proficient');
  const body = { strings: (await idsOf(params)).toReversed() };
  expect(await boris.tries(rearrangeStrings, { params, body })).toBe('403 role role');
  await testApp.sql`UPDATE members SET role_id = 3 WHERE user_id = ${boris.id}`;
  await boris.does(rearrangeStrings, { params, body });
});
