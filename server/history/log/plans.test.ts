import { beforeAll, expect } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { logPage, searchLog } from './search-queries.ts';

// A page of a log reads a bounded number of its entries, whatever is known of it (log.19, docs/decisions/031).

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
const AMOUNT = 30_000;
const LIMIT = 50;
/** A member, section and string of most entries, and those of the oldest ones. */
const [FREQUENT, RARE] = [9_000_001, 9_000_002];
const T = 1_700_000_000_000;

/** The project that statistics don't know, and the one that they do. */
const projects: number[] = [];

/** Fills a log whose rare values are all in its oldest entries, where a walk from the newest comes last. */
async function fill() {
  const { project } = await projectOf(anna);
  await testApp.sql`
    INSERT INTO log (project_id, w, actor_id, section_id, string_id, at)
    SELECT ${project.id}, CASE WHEN n <= 20 THEN 26 WHEN n % 2 = 0 THEN 4 ELSE 12 END, CASE WHEN n <= 20 THEN ${RARE}::int ELSE ${FREQUENT}::int + n % 2 * 2 END,
      CASE WHEN n <= 20 THEN ${RARE}::int ELSE ${FREQUENT} END, CASE WHEN n <= 20 THEN ${RARE}::int ELSE n % 5000 + 10 END, ${T}::bigint + n * 1000
    FROM generate_series(1, ${AMOUNT}::int) n`;
  return project.id;
}

beforeAll(async () => {
  const known = await fill();
  await testApp.sql`ANALYZE log`;
  projects.push(known, await fill());
});

/** A transaction in place of the pool: what begins in it sorts nothing, and what follows does again. */
const inside = (tx: Transaction) =>
  new Proxy(tx as unknown as Sql, {
    get: (target, name) =>
      name === 'begin'
        ? async (_mode: string, work: (tx: Transaction) => Promise<unknown>) => {
            const result = await work(tx);
            await tx`SELECT set_config('enable_sort', 'on', true)`;
            return result;
          }
        : Reflect.get(target, name),
  });

/** What is asked for, how much of it is found, and how many entries may be read for it. */
const LOOKED_AT = SERVICE_LIMITS.logLookedAt;
const SEARCHES: [query: object, found: number, most: number][] = [
  [{}, LIMIT, LIMIT],
  [{ u: FREQUENT }, LIMIT, 2 * LIMIT],
  [{ u: RARE }, 20, 60],
  [{ w: [4] }, LIMIT, 2 * LIMIT],
  [{ w: [26] }, 20, 60],
  [{ w: [4, 12, 26] }, LIMIT, 4 * LIMIT],
  [{ string: RARE }, 20, 60],
  [{ section: FREQUENT }, LIMIT, 2 * LIMIT],
  [{ section: RARE }, 20, 60],
  [{ u: FREQUENT, w: [12] }, 0, 4 * LOOKED_AT],
  [{ u: FREQUENT, w: [12, 26] }, 0, 4 * LOOKED_AT],
  [{ u: RARE, w: [4], section: FREQUENT }, 0, 4 * LOOKED_AT],
  [{ string: RARE, section: RARE, u: RARE, w: [26] }, 20, 150],
  [{ string: RARE, section: FREQUENT }, 0, 2 * LOOKED_AT],
  [{ since: T + 1_000_000, until: T + 1_009_999 }, 10, 400],
  [{ until: T + 9_999 }, 9, 400],
  [{ since: T + 1_000_000, u: RARE }, 0, 400],
  [{ until: T + 1_000_000, u: FREQUENT, w: [4, 26] }, LIMIT, 4 * LOOKED_AT],
];

for (const [query, amount, most] of SEARCHES) {
  testOnOneServer('plan').each(PLANS)(`a log with ${JSON.stringify(query)}: %s`, async (plan) => {
    for (const project of projects) {
      const logQuery = readLog.query.parse({ ...query, w: undefined, limit: LIMIT });
      const read = await rowsRead(testApp.sql, ['log'], plan, async (tx) => {
        const page = Object.keys(query).length > 0 ? searchLog : logPage;
        const { lines } = await page(inside(tx), project, { ...logQuery, ...query });
        expect(lines).toHaveLength(amount);
      });
      expect(read).toBeLessThanOrEqual(most);
    }
  });
}
