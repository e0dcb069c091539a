import { z } from 'zod';
import type { JobKind } from '#domain/site/jobs/kinds.ts';
import type { Sql } from '../database/connect.ts';

const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS = 60 * MINUTE_IN_SECONDS;

/** How jobs of a kind are run (jobs.3). Times are in seconds. */
export type JobOptions = {
  /** The shape of a job's data: ids and numbers that name rows, never a secret or a text of a user (jobs.9). */
  data: z.ZodType;
  /** How often such a job runs by itself, on one of the servers. */
  every?: number;
  /**
   * How many jobs of a kind there may be on all servers together, in pg-boss's words: `standard` any number; `stately`
   * one that waits and one that runs; `exclusive` one that waits or runs. A job too many is skipped, even if the other
   * one runs before the transaction is committed; such a kind therefore also runs at intervals. A queue keeps the
   * policy that it was created with.
   */
  policy: 'standard' | 'stately' | 'exclusive';
  /**
   * The number of tries after the first, and the time before the second try, which doubles each time up to a maximum.
   */
  retries: number;
  retryDelay: number;
  retryDelayMax: number;
  /** A try that takes longer has failed; its signal is aborted. */
  timeout: number;
  /** How many run at once on each server. */
  atOnce: number;
};

/** The options of jobs that nothing waits for and that run again soon in any case. */
const PERIODIC = {
  data: z.null(),
  policy: 'exclusive',
  retries: 3,
  retryDelay: MINUTE_IN_SECONDS,
  retryDelayMax: 10 * MINUTE_IN_SECONDS,
  timeout: 10 * MINUTE_IN_SECONDS,
  atOnce: 1,
} as const satisfies JobOptions;

/** How each kind of job is run. What each does is in `server/programs/job-handlers.ts`. */
export const JOB_OPTIONS = {
  /** Deletes what has expired. */
  deleteExpired: { ...PERIODIC, every: 10 * MINUTE_IN_SECONDS },
  /** Passes missed events to consumers (log.16). */
  consumeEvents: { ...PERIODIC, every: 10 * MINUTE_IN_SECONDS },
  /** Deletes images that nothing shows (images.5). */
  deleteUnusedImages: { ...PERIODIC, every: HOUR_IN_SECONDS },
  /** Fetches images of links that could not be fetched at once (images.1). */
  fetchImageLinks: { ...PERIODIC, policy: 'stately', every: MINUTE_IN_SECONDS },
  /** Purges projects that were deleted long enough ago (projects.31). */
  purgeDeletedProjects: { ...PERIODIC, every: 10 * MINUTE_IN_SECONDS, timeout: HOUR_IN_SECONDS },
  /** Deletes accounts whose time has come (accounts.31). */
  deleteAccounts: { ...PERIODIC, every: 10 * MINUTE_IN_SECONDS, timeout: HOUR_IN_SECONDS },
  /** Runs a batch to its end (batches.4). */
  runBatch: {
    data: z.object({ project: z.int(), batch: z.int() }),
    policy: 'standard',
    retries: 10,
    retryDelay: 5,
    retryDelayMax: 10 * MINUTE_IN_SECONDS,
    timeout: HOUR_IN_SECONDS,
    atOnce: 2,
  },
  /** Brings the source of a project to another language of its family (families.12). */
  updateLanguage: {
    data: z.object({ project: z.int(), task: z.int() }),
    policy: 'standard',
    retries: 10,
    retryDelay: 5,
    retryDelayMax: 10 * MINUTE_IN_SECONDS,
    timeout: HOUR_IN_SECONDS,
    atOnce: 2,
  },
  /** Sends an email (accounts.23): for about a day, if the mail server does not take it. */
  sendMail: {
    data: z.object({ mail: z.int() }),
    policy: 'standard',
    retries: 30,
    retryDelay: 10,
    retryDelayMax: HOUR_IN_SECONDS,
    timeout: 2 * MINUTE_IN_SECONDS,
    atOnce: 2,
  },
  /** Queues emails about notifications, and digests (notifications.15, notifications.16). */
  mailNotifications: { ...PERIODIC, every: MINUTE_IN_SECONDS },
  /** Queues jobs for the webhooks with messages that are due again (webhooks.9). */
  queueWebhooks: { ...PERIODIC, every: MINUTE_IN_SECONDS },
  /** Sends the messages of a webhook that are due (webhooks.8). What fails is tried again by itself, not as a try of the job. */
  sendWebhooks: {
    data: z.object({ webhook: z.int() }),
    policy: 'standard',
    retries: 3,
    retryDelay: 30,
    retryDelayMax: 10 * MINUTE_IN_SECONDS,
    timeout: 10 * MINUTE_IN_SECONDS,
    atOnce: 4,
  },
  /** Reminds of the deadlines of assignments (assignments.10). */
  remindOfDeadlines: { ...PERIODIC, every: 10 * MINUTE_IN_SECONDS },
  /** Sends the push notifications that are due (push.3). What fails is tried again by itself, not as a try of the job. */
  sendPushes: { ...PERIODIC, policy: 'stately', every: MINUTE_IN_SECONDS },
} as const satisfies Record<JobKind, JobOptions>;

/** The data of a kind's jobs. */
export type JobData<Kind extends JobKind> = z.output<(typeof JOB_OPTIONS)[Kind]['data']>;

/** The options of all kinds, for code that serves every kind. */
export type JobOptionsByKind = Readonly<Record<string, JobOptions>>;

/** The arguments of a job's handler. */
export type JobContext<Kind extends JobKind = JobKind> = {
  sql: Sql;
  data: JobData<Kind>;
  /**
   * Aborted when the server stops, or the job has taken too long. A job that stops because of it is run again (jobs.7).
   */
  signal: AbortSignal;
};

/** The handlers of the jobs of each kind. */
export type JobHandlers = {
  [Kind in JobKind]: (context: JobContext<Kind>) => Promise<void>;
};
