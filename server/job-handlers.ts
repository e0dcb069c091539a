import type { FastifyBaseLogger } from 'fastify';
import { sweepEmailLinks } from './account/email-link-queries.ts';
import { deleteDueAccounts } from './account-deletion/delete-accounts.ts';
import { sweepApiTokens } from './auth/api-token-queries.ts';
import { sweepDelays } from './auth/delay-queries.ts';
import { sweepDevices } from './auth/device-queries.ts';
import { sweepFormerNames } from './auth/former-name-queries.ts';
import { sweepChallenges } from './auth/passkey-challenge-queries.ts';
import { sweepPasswordLinks } from './auth/password-link-queries.ts';
import { sweepPendingSignIns } from './auth/pending-sign-in-queries.ts';
import { sweepSecurityEvents } from './auth/security-event-queries.ts';
import { sweepSessions } from './auth/session-queries.ts';
import { handleBatchItems } from './batch-items.ts';
import { runBatch } from './batches/run.ts';
import { deleteUnusedFiles } from './books/unused-file-queries.ts';
import type { Sql } from './database/connect.ts';
import { purgeDeletions } from './deleted/purge-queries.ts';
import { consumeAllEvents, deleteConsumedEvents } from './event-consumers.ts';
import { announceNotices } from './events/announce.ts';
import { sweepFamilies } from './families/queries.ts';
import { runLanguageTask } from './families/run.ts';
import { sweepKeys } from './idempotency/queries.ts';
import { fetchPendingLinks } from './image-store/pending-links.ts';
import { sweepImages } from './image-store/queries.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { deleteOldJobs } from './jobs/queue-queries.ts';
import { sweepAttempts } from './limits/queries.ts';
import type { Mailer } from './mail/open-mail.ts';
import { sweepMails } from './mail/outbox-queries.ts';
import { tellOfBatch, tellOfTask } from './notifications/job-ended.ts';
import { mailNotifications } from './notifications/mail-jobs.ts';
import { sweepWaitingForMail } from './notifications/mail-queries.ts';
import { sweepNotifications } from './notifications/purge-queries.ts';
import { remindOfDeadlines } from './notifications/remind-of-deadlines.ts';
import { purgeDeletedProjects } from './projects/deleted-projects.ts';
import { sweepPush } from './push/queries.ts';
import { sendPushes } from './push/send.ts';
import { sweepReports } from './reports/queries.ts';
import { sendMail } from './send-mail.ts';
import { DAY_MS } from './settings/day.ts';
import type { Settings } from './settings/settings.ts';
import { sweepServiceVisits } from './sign-in-services/visit-queries.ts';
import { purgeSourceChanges } from './source-versions/purge-queries.ts';
import { sweepMessages } from './webhooks/purge-queries.ts';
import { sendWebhooks } from './webhooks/send.ts';
import { queueDueWebhooks } from './webhooks/send-queries.ts';
import { webhookInternet } from './webhooks/webhook-internet.ts';

/** What deletes expired rows by itself. */
const SWEEPS: readonly ((sql: Sql) => Promise<unknown>)[] = [
  sweepSessions,
  sweepApiTokens,
  sweepPasswordLinks,
  sweepEmailLinks,
  sweepMails,
  sweepReports,
  sweepAttempts,
  sweepKeys,
  sweepDelays,
  sweepDevices,
  sweepFormerNames,
  sweepSecurityEvents,
  sweepPendingSignIns,
  sweepChallenges,
  sweepServiceVisits,
  deleteOldJobs,
  sweepFamilies,
  sweepNotifications,
  sweepWaitingForMail,
  sweepMessages,
  sweepPush,
  deleteConsumedEvents,
];

/** What jobs need besides the database. */
type Services = { mailer: Mailer | undefined; log: Pick<FastifyBaseLogger, 'warn'> };

/** What the jobs of each kind do. Each may run twice, also on two servers at once: it is idempotent (jobs.2). */
export const jobHandlers = (settings: Settings, { mailer, log }: Services): JobHandlers => ({
  async deleteExpired({ sql, signal }) {
    const outcomes = await Promise.allSettled([
      ...SWEEPS.map((sweep) => sweep(sql)),
      purgeDeletions(sql, settings.deletedDays * DAY_MS, signal),
      purgeSourceChanges(sql, settings.deletedDays * DAY_MS, signal),
      deleteUnusedFiles(sql, signal),
    ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  },
  consumeEvents: ({ sql }) => consumeAllEvents(sql),
  deleteUnusedImages: ({ sql }) => sweepImages(sql),
  async fetchImageLinks({ sql, signal }) {
    while (!signal.aborted && (await fetchPendingLinks(sql))) signal.throwIfAborted();
  },
  purgeDeletedProjects: ({ sql, signal }) => purgeDeletedProjects(sql, settings.deletedProjectDays, signal),
  deleteAccounts: ({ sql, signal }) => deleteDueAccounts(sql, { settings, signal }),
  async updateLanguage({ sql, data, signal }) {
    await runLanguageTask(sql, data, { settings, signal });
    await announceNotices(sql, await tellOfTask(sql, { project: data.project, id: data.task }));
  },
  async runBatch({ sql, data, signal }) {
    await runBatch(sql, data, { settings, handle: handleBatchItems, signal });
    await announceNotices(sql, await tellOfBatch(sql, { project: data.project, id: data.batch }));
  },
  mailNotifications: ({ sql, signal }) => mailNotifications(sql, settings, signal),
  queueWebhooks: ({ sql }) => queueDueWebhooks(sql),
  sendWebhooks: ({ sql, data, signal }) =>
    sendWebhooks(sql, data.webhook, { internet: webhookInternet(settings), signal }),
  remindOfDeadlines: ({ sql, signal }) =>
    remindOfDeadlines(sql, {
      now: Date.now(),
      signal,
      tell: (users) => announceNotices(sql, users),
    }),
  sendPushes: ({ sql, signal }) => sendPushes(sql, { settings, internet: webhookInternet(settings), signal }),
  sendMail: ({ sql, data }) => sendMail({ sql, mailer, settings, log }, data.mail),
});
