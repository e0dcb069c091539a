import { beforeAll, expect } from 'vitest';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection } from '../../../test/fill-section.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { sortKeysForInsertion } from './sort-key-queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
const STRINGS = 1000;
let params: { project: number; section: number };

/** Strings without room between their sort keys. */
const fill = (at: typeof params) => fillSection(testApp, at, STRINGS);

beforeAll(async () => {
  await fill((await projectOf(anna, { strings: ['One.'] })).params);
  await testApp.sql`ANALYZE`;
  ({ params } = await projectOf(anna, { strings: ['One.'] }));
  await testApp.sql`DELETE FROM strings WHERE section_id = ${params.section}`;
  await fill(params);
});

testOnOneServer('plan').each(PLANS)(
  'spacing a section anew reads each string a few times, however many there are: %s',
  async (plan) => {
    const read = await rowsRead(testApp.sql, ['strings'], plan, async (tx) => {
      const { start, step } = await sortKeysForInsertion(tx, { ...params, index: 2, amount: 1 });
      const [kept] =
        await tx`SELECT count(DISTINCT place) AS amount, min(place) AS least FROM strings WHERE section_id = ${params.section}`;
      expect(kept).toEqual({ amount: STRINGS, least: start });
      expect(step).toBeGreaterThan(1);
    });
    expect(read).toBeLessThan(20 * STRINGS);
  },
);
