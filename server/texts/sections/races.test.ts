import { expect, test } from 'vitest';
import {
  addSection,
  deleteSection,
  editSection,
  listSections,
  rearrangeSections,
} from '#contract/texts/sections.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

async function threeSections() {
  const { project, params } = await projectOf(anna);
  const at = { project: project.id };
  const ids = [params.section];
  for (const name of ['Two', 'Three'])
    ids.push((await anna.does(addSection, { params: at, body: { name } })).id);
  return { at, ids };
}

const listed = async (params: { project: number }) =>
  (await anna.does(listSections, { params })).map(({ id, num }) => ({ id, num }));

test('of two reorders at once one comes after the other, and its order stays', async () => {
  const { at, ids } = await threeSections();
  const [one = 0, two = 0, three = 0] = ids;
  const orders = [
    [three, two, one],
    [two, three, one],
  ];
  const asked = orders.map((sections) => anna.asks(rearrangeSections, { params: at, body: { sections } }));
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(orders).toContainEqual((await listed(at)).map(({ id }) => id));
});

test('reordering, adding and deleting at once leave the numbers from 1 on without a gap', async () => {
  for (let round = 0; round < 5; round++) {
    const { at, ids } = await threeSections();
    const [first = 0, second = 0] = ids;
    const answers = await Promise.all([
      anna.asks(rearrangeSections, { params: at, body: { sections: ids.toReversed() } }),
      anna.asks(addSection, { params: at, body: { name: 'Four' } }),
      anna.asks(deleteSection, { params: { ...at, section: first } }),
      anna.asks(addSection, { params: at, body: { name: 'Five' } }),
      anna.asks(deleteSection, { params: { ...at, section: second } }),
      anna.asks(deleteSection, { params: { ...at, section: second } }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([200, 409]).toContain(statuses[0]);
    expect([statuses[1], statuses[2], statuses[3]]).toEqual([201, 204, 201]);
    expect(statuses.slice(4).toSorted()).toEqual([204, 404]);
    expect((await listed(at)).map(({ num }) => num)).toEqual([1, 2, 3]);
  }
});

test('each rename is logged with the name that it found', async () => {
  const { at, ids } = await threeSections();
  const params = { ...at, section: ids[0] ?? 0 };
  const rename = (n: number) => anna.does(editSection, { params, body: { name: `Name ${n}` } });
  await Promise.all(Array.from({ length: 6 }, (_, n) => rename(n)));
  const lines = await testApp.sql<{ name: [string, string] }[]>`
    SELECT data -> 'acts' -> 'name' AS name FROM log
    WHERE section_id = ${params.section} AND w = ${LOG_CODES.editSection} ORDER BY id`;
  const names = lines.map(({ name }) => name);
  expect(names.map(([before]) => before)).toEqual(['One', ...names.slice(0, -1).map(([, after]) => after)]);
});
