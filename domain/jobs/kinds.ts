/**
 * Every kind of background job. `server/jobs/kinds.ts` has how each is run, `server/job-handlers.ts` what it does. Jobs
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
