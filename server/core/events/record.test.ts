import { expect, test } from 'vitest';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

test('every entry of the log waits for its position, also those that one statement writes together', async () => {
  const { project, strings } = await projectOf(anna);
  for (const text of ['Раз.', 'Один.']) {
    const [params = { project: 0, section: 0, string: 0 }] = strings;
    const { id } = await anna.does(addTranslation, { params, body: { text } });
    await anna.does(approve, { params: { ...params, translation: id } });
  }
  const entries = await testApp.sql`SELECT id FROM log WHERE project_id = ${project.id} ORDER BY id`;
  // The project, its section and strings, two translations, two approvals, and the unapproval of the first.
  expect(entries).toHaveLength(8);
  expect(
    await testApp.sql`SELECT log_id AS id FROM unordered_events WHERE project_id = ${project.id} ORDER BY id`,
  ).toEqual(entries);
});
