import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { bossDatabase } from './boss-database.ts';
import { enqueue } from './enqueue-queries.ts';
import { JOB_OPTIONS } from './kinds.ts';
import { JOBS_SCHEMA } from './queue-queries.ts';

// Our statements write into the library's tables. If these tests fail after an update of the library, the next
// migration is what its `getMigrationPlans` prints.

const testApp = await openTestApp();
const { sql } = testApp;

const boss = new PgBoss({ db: bossDatabase(sql), schema: JOBS_SCHEMA, migrate: false, supervise: false });
boss.on('error', (error) => expect.fail(error.message));

test('our migrations make the tables that the library expects', async () => {
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, missing: [], extraIndexes: [] });
});

test('a kind and its jobs are stored as the library would store them', async () => {
  const { policy, retries, retryDelay, retryDelayMax, timeout } = JOB_OPTIONS.deleteUnusedImages;
  await boss.createQueue('same', {
    policy,
    retryLimit: retries,
    retryDelay,
    retryBackoff: true,
    retryDelayMax,
    expireInSeconds: timeout,
    retentionSeconds: 30 * 86_400,
    deleteAfterSeconds: 30 * 86_400,
    heartbeatSeconds: 30,
  });
  const queueOf = async (name: string) => {
    const [row] = await sql`SELECT * FROM dragoman_jobs.queue WHERE name = ${name}`;
    return { ...row, name: '', created_on: null, updated_on: null };
  };
  expect(await queueOf('deleteUnusedImages')).toEqual(await queueOf('same'));

  await boss.insert('same', [{}]);
  await enqueue(sql, 'deleteUnusedImages', [null]);
  const jobOf = async (name: string) => {
    const [row] = await sql`
      SELECT *, keep_until - start_after AS kept, start_after - created_on AS pause
      FROM dragoman_jobs.job WHERE name = ${name}`;
    return { ...row, id: '', name: '', start_after: null, created_on: null, keep_until: null };
  };
  expect(await jobOf('deleteUnusedImages')).toEqual(await jobOf('same'));
});
