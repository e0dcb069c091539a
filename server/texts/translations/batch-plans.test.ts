import { beforeAll, expect } from 'vitest';
import { REGULAR } from '#domain/texts/translations/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection } from '../../../test/fill-section.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { insertDrafts, lockStrings } from './batch-queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
const PAIRS = 100;
/** The number of strings that statistics know, and of those in a project that they don't know. */
const STRINGS = 3000;

let project: number;
let section: number;
let ids: number[];

const fill = (at: { project: number; section: number }) => fillSection(testApp, at, STRINGS);

beforeAll(async () => {
  const known = await projectOf(anna);
  await fill(known.params);
  await testApp.sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT project_id, id, 'Текст', false, ${anna.id} FROM strings`;
  await testApp.sql`ANALYZE`;
  ({ project, section } = (await projectOf(anna)).params);
  ids = await fill({ project, section });
});

testOnOneServer('plan').each(PLANS)(
  'an import does not read a project that statistics don’t know once for each translation: %s',
  async (plan) => {
    const read = await rowsRead(testApp.sql, ['strings', 'translations'], plan, async (tx) => {
      const some = ids.slice(-PAIRS);
      const strings = await lockStrings(tx, project, section, some);
      const pairs = some.flatMap((string_id) => {
        const string = strings.get(string_id);
        return string ? [{ string_id, string, text: 'Перевод', status: REGULAR }] : [];
      });
      expect(await insertDrafts(tx, { project, actor: anna.id }, pairs)).toHaveLength(PAIRS);
    });
    expect(read).toBeLessThan((PAIRS * STRINGS) / 10);
  },
);
