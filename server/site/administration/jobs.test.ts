import { beforeEach, expect, test } from 'vitest';
import { deleteJob, type FailedJob, listFailedJobs, retryJob } from '#contract/site/jobs.ts';
import { failJob } from '../../../test/failed-job.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { COMMANDS } from './commands.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const { admin, anna } = await testApp.signUps('admin', 'anna');

beforeEach(async () => {
  await sql`DELETE FROM dragoman_jobs.job`;
});

const listed = () => admin.does(listFailedJobs, { query: {} });
const stateOf = async (job: string) => {
  const [row] = await sql`SELECT state, start_after <= now() AS due FROM dragoman_jobs.job WHERE id = ${job}`;
  return row;
};

test('site administrators see what failed, how often it was tried and why; others see nothing of it', async () => {
  const id = await failJob(sql, { error: 'Error: no answer' });
  const before = Date.now();
  const [job, ...others] = await listed();
  expect(others).toEqual([]);
  expect(job).toEqual({
    id,
    kind: 'fetchImageLinks',
    created_at: expect.any(Number),
    tried_at: job?.created_at,
    tries: 4,
    next_at: null,
    error: 'Error: no answer',
  });
  expect(Math.abs((job?.created_at ?? 0) - before)).toBeLessThan(60_000);
  for (const who of [testApp.guest, anna]) {
    expect(await who.tries(listFailedJobs, { query: {} })).toBe('404 address gone');
    expect(await who.tries(retryJob, { params: { job: id } })).toBe('404 address gone');
    expect(await who.tries(deleteJob, { params: { job: id } })).toBe('404 address gone');
  }
});

test('one that is to be tried again by itself says when; one that waits, runs or is done is not listed', async () => {
  const id = await failJob(sql);
  await sql`
    UPDATE dragoman_jobs.job SET state = 'retry', completed_on = NULL, start_after = now() + interval '5 minutes'
    WHERE id = ${id}`;
  const [job] = await listed();
  expect(job?.next_at).toBeGreaterThan(job?.tried_at ?? 0);
  for (const state of ['created', 'active', 'completed'] as const) {
    await sql`UPDATE dragoman_jobs.job SET state = ${state} WHERE id = ${id}`;
    expect(await listed()).toEqual([]);
    expect(await admin.tries(retryJob, { params: { job: id } })).toBe('404 job gone');
    expect(await admin.tries(deleteJob, { params: { job: id } })).toBe('404 job gone');
  }
});

test('they are listed newest first, in pages', async () => {
  const ids: string[] = [];
  for (let minutesAgo = 0; minutesAgo < 5; minutesAgo++) ids.push(await failJob(sql, { minutesAgo }));
  const jobs: FailedJob[] = [];
  for (let page = 0; page < 3; page++) {
    const last = jobs.at(-1);
    const before = last && { before: `${last.created_at}_${last.id}` };
    jobs.push(...(await admin.does(listFailedJobs, { query: { limit: 2, ...before } })));
  }
  expect(jobs.map(({ id }) => id)).toEqual(ids);
});

test('one is tried again at once, and once more only', async () => {
  const id = await failJob(sql);
  await admin.does(retryJob, { params: { job: id } });
  expect(await stateOf(id)).toEqual({ state: 'retry', due: true });
  const [job] = await sql`SELECT retry_limit - retry_count AS left FROM dragoman_jobs.job WHERE id = ${id}`;
  expect(job?.left).toBe(1);
});

test('of a kind of which one may be queued, the queued one takes its place', async () => {
  const id = await failJob(sql);
  await enqueue(sql, 'fetchImageLinks', [null]);
  await admin.does(retryJob, { params: { job: id } });
  expect(await stateOf(id)).toBeUndefined();
});

test('the command line lists them', async () => {
  const run = () => COMMANDS['failed-jobs'].run(sql);
  expect(await run()).toBe('No failed jobs.');
  await failJob(sql, { error: 'Error: no answer' });
  expect(await run()).toMatch(/^[\dT:.-]+Z {2}fetchImageLinks {2}attempts: 4 {2}Error: no answer$/);
});

test('one is deleted', async () => {
  const id = await failJob(sql);
  await admin.does(deleteJob, { params: { job: id } });
  expect(await listed()).toEqual([]);
  expect(await admin.tries(deleteJob, { params: { job: id } })).toBe('404 job gone');
});
