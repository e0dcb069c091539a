import { randomBytes } from 'node:crypto';
import type { Notification } from '#contract/notices/notifications.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { NOTIFICATION_KIND_NAMES } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { type PlaceName, placeNameOf } from '#domain/notices/notifications/place.ts';
import type { Unsubscribed } from '#domain/notices/notifications/unsubscribe.ts';
import { mailRecipientOf } from '../../identity/account/mail-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { BuiltMail, MailBuilder } from '../../platform/mail/mail-queries.ts';
import type { MailKind, MailValues, NotificationValues } from '../../platform/mail/words/mails.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { notificationsShownTo } from './content-queries.ts';
import { inMail, storedNotifications } from './list-queries.ts';
import { queueDigests, queueNotificationMails, unsubscribeTokenOf } from './mail-queries.ts';

/** The most notifications that an email is made of. */
const MOST_NOTIFICATIONS = 1000;

type Building = Parameters<MailBuilder<'notification'>>[0];

/** Mentions and replies come before news of what one watches, in the order of the settings. */
const rankOf = ({ kind }: Notification) => NOTIFICATION_KIND_NAMES.indexOf(kind);

/**
 * The email with the notifications that were put into it and are still unread, as their reader may see them now
 * (notifications.9). Undefined if none is left, or the user has no confirmed address any more. `unsubscribedBy` says
 * what the first link of the email switches off.
 */
async function buildNotificationMail(
  { sql, mail, publicUrl }: Building,
  unsubscribedBy: (items: readonly Notification[]) => Unsubscribed,
): Promise<Omit<BuiltMail<'notification'>, 'undo'> | undefined> {
  const user = await mailRecipientOf(sql, mail);
  if (!user?.is_confirmed) return undefined;
  const among = inMail(mail.id);
  const items = await notificationsShownTo(
    sql,
    user,
    await storedNotifications(sql, user, among, MOST_NOTIFICATIONS),
  );
  const visibleItems = items.filter(({ is_gone }) => !is_gone).sort((a, b) => rankOf(a) - rankOf(b));
  const [first] = visibleItems;
  if (!first) return undefined;
  const token = await unsubscribeTokenOf(sql, user.id, randomBytes(32).toString('base64url'));
  const unsubscribed = unsubscribedBy(visibleItems);
  const values: MailValues['notification'] = {
    username: user.username,
    link: visibleItems.length === 1 ? linkTo(publicUrl, first) : `${publicUrl}/notifications`,
    items: visibleItems.slice(0, NOTIFICATION_LIMITS.mailItems).map((item) => valuesOf(publicUrl, item)),
    more: Math.max(visibleItems.length - NOTIFICATION_LIMITS.mailItems, 0),
    off: `${publicUrl}/unsubscribe/${token}?what=${unsubscribed}`,
    offAll: `${publicUrl}/unsubscribe/${token}?what=all`,
  };
  const headers = {
    'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${token}?what=${unsubscribed}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to: user.email, language: user.language, values, headers };
}

/** The emails about notifications. */
export const NOTIFICATION_MAILS = {
  notification: (building) =>
    buildNotificationMail(building, ([first, ...others]) =>
      first && others.every(({ kind }) => kind === first.kind) ? first.kind : 'mail',
    ),
  async digest(building) {
    const { period } = building.mail.data as { period: 'daily' | 'weekly' };
    const built = await buildNotificationMail(building, () => period);
    return built && { ...built, values: { ...built.values, period } };
  },
} satisfies { [Kind in MailKind]?: MailBuilder<Kind> };

/** A notification as its words need it, in an email or of a push message; its link begins with `publicUrl`. */
export function valuesOf(publicUrl: string, item: Notification): NotificationValues {
  const { kind, actors, actors_amount, amount, project, section, string, translation, comment, report } =
    item;
  return {
    kind,
    actors: actors.map(({ username }) => username),
    actorsAmount: actors_amount,
    amount,
    project: project?.name ?? null,
    section: section?.name ?? null,
    text: (comment ?? translation ?? string)?.text ?? null,
    about: comment ? (string?.text ?? null) : null,
    place: placeNameOf(item),
    role: item.role,
    status: item.status,
    deadline: item.deadline,
    reviews: item.review_amount,
    report,
    link: linkTo(publicUrl, item),
  };
}

const ADDRESSES: Readonly<Record<PlaceName, (item: Notification) => string>> = {
  comment: (item) => `${inEditor(item)}?string=${item.string?.id}&comment=${item.comment?.id}`,
  string: (item) => `${inEditor(item)}?string=${item.string?.id}`,
  section: (item) => `${inEditor(item)}${item.review_amount > 0 ? '?status=needs_review' : ''}`,
  project: inProject,
  members: (item) => `${inProject(item)}#members`,
  invitations: () => '/projects#invitations',
  profile: ({ report }) => `/users/${report?.user?.id}`,
  notifications: () => '/notifications',
};

function inProject({ project }: Notification): string {
  return `/projects/${project?.handle}`;
}

function inEditor(item: Notification): string {
  return `${inProject(item)}/editor/${printSectionId(item.section?.id ?? 0)}`;
}

/** The address of the place of an item. */
const linkTo = (publicUrl: string, item: Notification): string =>
  `${publicUrl}${ADDRESSES[placeNameOf(item)](item)}`;

/**
 * Queues the emails that are due: those at once, and digests (notifications.15, notifications.16). Does nothing where the
 * service sends none.
 */
export async function mailNotifications(sql: Sql, { mail }: Pick<Settings, 'mail'>, signal: AbortSignal) {
  if (!mail) return;
  const rounds = [
    () => queueNotificationMails(sql),
    () => queueDigests(sql, 'daily'),
    () => queueDigests(sql, 'weekly'),
  ];
  for (const queue of rounds) while (await queue()) signal.throwIfAborted();
}
