import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { createProject } from '#contract/projects/projects.ts';
import {
  addSection,
  deleteSection,
  rearrangeSections,
  translateSectionName,
} from '#contract/texts/sections.ts';
import { addStrings, editString } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';

const MIGRATION = readFileSync(
  join(import.meta.dirname, '..', '..', 'platform', 'database', 'migrations', '052-past.sql'),
  'utf8',
);
const BACKFILL = MIGRATION.slice(MIGRATION.indexOf('INSERT INTO order_changes'));

test('a database of before gets what its past begins with', async () => {
  const testApp = await openTestApp();
  const { sql } = testApp;
  const { anna, boris } = await testApp.signUps('anna', 'boris');
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const [first, second] = strings;
  if (!first || !second) throw new Error();
  const { id } = await boris.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...first, translation: id } });
  await anna.does(editString, { params: second, body: { pos: 1 } });
  await anna.does(translateSectionName, { params, body: { translated_name: 'Раздел' } });
  const other = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(rearrangeSections, { params, body: { sections: [other.id, params.section] } });
  const gone = await anna.does(addSection, { params, body: { name: 'Gone' } });
  await anna.does(addStrings, {
    params: { ...params, section: gone.id },
    body: [{ text: 'A' }, { text: 'B' }],
  });
  await anna.does(deleteSection, { params: { ...params, section: gone.id } });
  const empty = await anna.does(createProject, {
    body: { name: 'Empty', handle: 'empty', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });

  await sql`TRUNCATE order_changes, section_revisions, vote_counts`;
  await sql.unsafe(BACKFILL);
  expect(await wrongRevisions(sql, project.id)).toEqual([]);
  expect(await wrongRevisions(sql, empty.id)).toEqual([]);
  const [deletion] = await anna.does(listDeleted, { params });
  await anna.does(restoreDeleted, { params: { ...params, event: deletion?.event ?? 0 } });
  expect(await wrongRevisions(sql, project.id)).toEqual([]);
});
