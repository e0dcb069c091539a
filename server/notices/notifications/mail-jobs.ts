import type { Sql } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { queueDigests, queueNotificationMails } from './mail-queries.ts';

/** Queues the emails that are due: those at once, and digests (notifications.15, notifications.16). Does nothing where the service sends none. */
export async function mailNotifications(sql: Sql, { mail }: Pick<Settings, 'mail'>, signal: AbortSignal) {
  if (!mail) return;
  const rounds = [
    () => queueNotificationMails(sql),
    () => queueDigests(sql, 'daily'),
    () => queueDigests(sql, 'weekly'),
  ];
  for (const queue of rounds) while (await queue()) signal.throwIfAborted();
}
