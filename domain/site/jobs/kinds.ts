/**
 * Every kind of background job. `server/platform/jobs/kinds.ts` has how each is run, `server/programs/job-handlers.ts` what it does. Jobs
 * are stored with their kind's name, so it can't be renamed.
 */
export const JOB_KINDS = [
  'deleteExpired',
  'consumeEvents',
  'deleteUnusedImages',
  'fetchImageLinks',
  'purgeDeletedProjects',
  'deleteAccounts',
  'runBatch',
  'updateLanguage',
  'sendMail',
  'mailNotifications',
  'queueWebhooks',
  'sendWebhooks',
  'sendPushes',
  'remindOfDeadlines',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
