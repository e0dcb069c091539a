import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getStatistics } from '#contract/projects/statistics.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

test('the current translation is the first in the order that translations are shown in', async () => {
  const testApp = await openTestApp();
  const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  const row = fc.record({
    initial: fc.boolean(),
    plus: fc.nat(2),
    minus: fc.nat(2),
    at: fc.nat(2),
    mine: fc.boolean(),
  });
  const strings = fc.array(fc.tuple(fc.array(row, { maxLength: 4 }), fc.boolean()), {
    minLength: 5,
    maxLength: 5,
  });
  const { project, params, strings: places } = await projectOf(anna, { strings: ['1', '2', '3', '4', '5'] });
  await fc.assert(
    fc.asyncProperty(strings, async (drawn) => {
      await testApp.sql`UPDATE strings SET approved_id = NULL WHERE project_id = ${project.id}`;
      await testApp.sql`DELETE FROM translations WHERE project_id = ${project.id}`;
      for (const [index, [rows, hasApproved]] of drawn.entries()) {
        const string = places[index]?.string ?? 0;
        for (const { initial, plus, minus, at, mine } of rows) {
          await testApp.sql`
            INSERT INTO translations (project_id, string_id, text, initial, author_id, votes_plus, votes_minus, updated_at)
            VALUES (${project.id}, ${string}, 'x', ${initial}, ${mine ? anna.id : boris.id}, ${plus}, ${minus}, ${at})`;
        }
        if (hasApproved)
          await testApp.sql`
            UPDATE strings SET approved_id = (SELECT min(id) FROM translations t WHERE project_id = ${project.id}
              AND t.string_id = ${string} AND NOT initial)
            WHERE project_id = ${project.id} AND id = ${string}`;
      }
      await testApp.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${project.id}`;
      const shown = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
      const first = shown.flatMap(({ translations }) => translations?.slice(0, 1) ?? []);
      const { users } = await anna.does(getStatistics, { params: { project: project.id } });
      for (const { user, current } of users) {
        expect(current).toBe(first.filter(({ author_id }) => author_id === user.id).length);
      }
    }),
    { numRuns: 12 },
  );
});
