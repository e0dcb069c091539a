import { waitFor } from '@testing-library/dom';
import type { JobKind } from '#domain/site/jobs/kinds.ts';
import { enqueue } from '../../server/platform/jobs/enqueue-queries.ts';
import type { JobContext } from '../../server/platform/jobs/kinds.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { consumeAllEvents } from '../../server/programs/event-consumers.ts';
import { jobHandlers } from '../../server/programs/job-handlers.ts';
import type { TestApp } from '../test-app.ts';

/** Does what the service does in the background: tells of what has happened, and runs the queued jobs but for emails. */
export async function runJobs({ sql, app }: TestApp): Promise<void> {
  const handlers = jobHandlers(readSettings({}), { mailer: undefined, log: app.log });
  const { signal } = new AbortController();
  for (;;) {
    await consumeAllEvents(sql);
    const [job] = await sql<{ kind: JobKind; data: JobContext['data'] }[]>`
      DELETE FROM dragoman_jobs.job WHERE id = (
        SELECT id FROM dragoman_jobs.job WHERE state = 'created' AND name <> 'sendMail' AND start_after <= now()
        ORDER BY created_on LIMIT 1)
      RETURNING name AS kind, data`;
    if (!job) return;
    const handle = handlers[job.kind] as (context: JobContext) => Promise<void>;
    await handle({ sql, data: job.data, signal });
  }
}

/** Waits for what the page shows once the service has done in the background what it was asked for. */
export const afterJobs = <Shown>(testApp: TestApp, shown: () => Shown): Promise<Shown> =>
  waitFor(async () => {
    await runJobs(testApp);
    return shown();
  });

/** Deletes the accounts whose deletion was asked for, as on their day. */
export async function runDeletions(testApp: TestApp): Promise<void> {
  await testApp.sql`UPDATE account_deletions SET due_at = now_ms()`;
  await enqueue(testApp.sql, 'deleteAccounts', [null]);
  await runJobs(testApp);
}
