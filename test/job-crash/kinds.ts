import { z } from 'zod';
import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { JobOptionsByKind } from '../../server/platform/jobs/kinds.ts';

/** A kind of job for this test: any number may be queued, each with its own data. */
export const CRASH_JOB = 'crash' as JobKind;

export const CRASH_KINDS: JobOptionsByKind = {
  [CRASH_JOB]: {
    data: z.object({ n: z.int() }),
    policy: 'standard',
    retries: 20,
    retryDelay: 1,
    retryDelayMax: 5,
    timeout: 60,
    atOnce: 4,
  },
};
