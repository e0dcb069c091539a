import type { FastifyBaseLogger } from 'fastify';
import { ACCOUNT_MAILS } from '../identity/account/mails.ts';
import { NOTIFICATION_MAILS } from '../notices/notifications/mails.ts';
import type { Sql } from '../platform/database/connect.ts';
import { compose } from '../platform/mail/compose.ts';
import { deleteMail, type MailBuilder, waitingMail } from '../platform/mail/mail-queries.ts';
import type { Mailer } from '../platform/mail/open-mail.ts';
import type { MailKind } from '../platform/mail/words/mails.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What builds each email. */
const BUILDERS: { [Kind in MailKind]: MailBuilder<Kind> } = { ...ACCOUNT_MAILS, ...NOTIFICATION_MAILS };

type Sending = {
  sql: Sql;
  mailer: Mailer | undefined;
  settings: Pick<Settings, 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Sends a waiting email (accounts.23). Its Message-ID is that of the stored email, so that a recipient's server can tell a
 * repetition, which comes only after a crash between the server's acceptance and the deletion.
 */
export async function sendMail({ sql, mailer, settings, log }: Sending, id: number): Promise<void> {
  const mail = await waitingMail(sql, id);
  if (!mail) return;
  if (!mailer || !settings.publicUrl) throw new Error('no mail server is set');
  const build = BUILDERS[mail.kind] as MailBuilder<typeof mail.kind>;
  const built = await build({ sql, mail, publicUrl: settings.publicUrl });
  if (built) {
    const composed = compose(mail.kind, built.values, built.language);
    try {
      const id = `${mail.kind}.${mail.id}.${mail.created_at}`;
      await mailer.send(built.to, composed, id, built.headers);
    } catch (error) {
      await built.undo?.();
      if (!isRefusedForGood(error)) throw error;
      log.warn({ mail: mail.kind, user: mail.user_id }, 'the mail server refuses the recipient of an email');
    }
  }
  await deleteMail(sql, id);
}

/** Whether a mail server refuses a recipient for good (SMTP 5xx), so that another try is of no use. */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
