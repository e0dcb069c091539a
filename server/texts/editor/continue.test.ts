import { expect, test } from 'vitest';
import { findMyPlace } from '#contract/texts/editor.ts';
import { deleteString } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

test('a user continues at the string of their last translation, or else at the first untranslated one', async () => {
  const { project, strings } = await projectOf(anna);
  const [first, second, third] = strings;
  if (!first || !second || !third) return expect.unreachable();
  const params = { project: project.id };
  const add = (who: TestUser, at: typeof first) =>
    who.does(addTranslation, { params: at, body: { text: 'Версия', status: 0 } });
  const stringOf = async (who: TestUser) => (await who.does(findMyPlace, { params }))?.string_id;
  await add(anna, first);
  expect(await boris.does(findMyPlace, { params })).toEqual({
    section_id: second.section,
    string_id: second.string,
    at: null,
  });
  await add(anna, third);
  await add(anna, second);
  const place = await anna.does(findMyPlace, { params });
  expect(place).toMatchObject({ section_id: second.section, string_id: second.string });
  expect(place?.at).toBeGreaterThan(0);
  expect(await boris.does(findMyPlace, { params })).toBeNull();
  await anna.does(deleteString, { params: second });
  expect(await stringOf(anna)).toBe(third.string);
});

test('a user’s last translation is found by its index, however many they added', async () => {
  const plan = await testApp.sql`
    EXPLAIN SELECT string_id FROM translations WHERE project_id = 1 AND author_id = 1 ORDER BY id DESC LIMIT 1`;
  expect(JSON.stringify(plan)).toContain('Index Scan Backward using translations_author');
});
