import type { FastifyBaseLogger } from 'fastify';
import { DAY } from '#domain/core/units.ts';
import { sweepApiTokens } from '../core/auth/api-token-queries.ts';
import { sweepDelays } from '../core/auth/delay-queries.ts';
import { sweepDevices } from '../core/auth/device-queries.ts';
import { sweepFormerNames } from '../core/auth/former-name-queries.ts';
import { sweepChallenges } from '../core/auth/passkey-challenge-queries.ts';
import { sweepPasswordLinks } from '../core/auth/password-link-queries.ts';
import { sweepPendingSignIns } from '../core/auth/pending-sign-in-queries.ts';
import { sweepSecurityEvents } from '../core/auth/security-event-queries.ts';
import { sweepSessions } from '../core/auth/session-queries.ts';
import { announceNotifications } from '../core/events/bus-queries.ts';
import { fetchPendingLinks } from '../core/image-store/pending-links.ts';
import { sweepImages } from '../core/image-store/queries.ts';
import { deleteUnusedFiles } from '../files/books/unused-file-queries.ts';
import { sweepFamilies } from '../files/families/queries.ts';
import { runLanguageTask } from '../files/families/run.ts';
import { purgeDeletions } from '../history/deleted/queries.ts';
import { purgeSourceChanges } from '../history/source-versions/queries.ts';
import { sweepEmailLinks } from '../identity/account/email-link-queries.ts';
import { sweepServiceVisits } from '../identity/sign-in-services/visit-queries.ts';
import { remindOfDeadlines, tellOfBatch, tellOfTask } from '../notices/notifications/job-queries.ts';
import { sweepNotifications } from '../notices/notifications/list-queries.ts';
import { sweepWaitingForMail } from '../notices/notifications/mail-queries.ts';
import { mailNotifications } from '../notices/notifications/mails.ts';
import { sweepPush } from '../notices/push/queries.ts';
import { sendPushes } from '../notices/push/send.ts';
import { sweepMessages } from '../notices/webhooks/queries.ts';
import { sendWebhooks } from '../notices/webhooks/send.ts';
import { queueDueWebhooks } from '../notices/webhooks/send-queries.ts';
import { webhookInternet } from '../notices/webhooks/webhook-internet.ts';
import type { Sql } from '../platform/database/connect.ts';
import { sweepKeys } from '../platform/idempotency/queries.ts';
import type { JobHandlers } from '../platform/jobs/kinds.ts';
import { deleteOldJobs } from '../platform/jobs/queue-queries.ts';
import { sweepAttempts } from '../platform/limits/queries.ts';
import { sweepMails } from '../platform/mail/mail-queries.ts';
import type { Mailer } from '../platform/mail/open-mail.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { purgeDeletedProjects } from '../projects/deleted-projects.ts';
import { deleteDueAccounts } from '../site/account-deletion/delete-accounts.ts';
import { sweepReports } from '../site/reports/queries.ts';
import { runBatch } from '../texts/batches/run.ts';
import { handleBatchItems } from './batch-items.ts';
import { consumeAllEvents, deleteConsumedEvents } from './event-consumers.ts';
import { sendMail } from './send-mail.ts';

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
      purgeDeletions(sql, settings.deletedDays * DAY, signal),
      purgeSourceChanges(sql, settings.deletedDays * DAY, signal),
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
    await tellOfTask(sql, { project: data.project, id: data.task });
  },
  async runBatch({ sql, data, signal }) {
    await runBatch(sql, data, { settings, handle: handleBatchItems, signal });
    await tellOfBatch(sql, { project: data.project, id: data.batch });
  },
  mailNotifications: ({ sql, signal }) => mailNotifications(sql, settings, signal),
  queueWebhooks: ({ sql }) => queueDueWebhooks(sql),
  sendWebhooks: ({ sql, data, signal }) =>
    sendWebhooks(sql, data.webhook, { internet: webhookInternet(settings), signal }),
  remindOfDeadlines: ({ sql, signal }) =>
    remindOfDeadlines(sql, {
      now: Date.now(),
      signal,
      tell: (users) => announceNotifications(sql, users),
    }),
  sendPushes: ({ sql, signal }) => sendPushes(sql, { settings, internet: webhookInternet(settings), signal }),
  sendMail: ({ sql, data }) => sendMail({ sql, mailer, settings, log }, data.mail),
});
