import { expect, test } from 'vitest';
import { getReadingPlace, setReadingPlace } from '#contract/texts/reading.ts';
import { deleteString } from '#contract/texts/strings.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

test('a reader’s place in a project is kept, each only for its reader, until its string is deleted (reading.12)', async () => {
  const { project, params, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  const at = { project: project.id };
  const placeOf = async (reader: typeof anna) => (await reader.does(getReadingPlace, { params: at })).place;
  expect(await placeOf(boris)).toBeNull();
  for (const { string } of strings)
    expect(await boris.does(setReadingPlace, { params: at, body: { string_id: string } })).toMatchObject({
      section_id: params.section,
      string_id: string,
    });
  const last = strings.at(-1)?.string ?? 0;
  expect(await placeOf(boris)).toEqual({
    section_id: params.section,
    string_id: last,
    at: expect.any(Number),
  });
  expect(await placeOf(anna)).toBeNull();
  await anna.does(deleteString, { params: { ...params, string: last } });
  expect(await placeOf(boris)).toBeNull();
});
