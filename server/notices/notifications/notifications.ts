import {
  countNotifications,
  getNotificationSettings,
  listMentionable,
  listNotifications,
  markNotificationsRead,
  setNotificationSettings,
  unsubscribe,
} from '#contract/notices/notifications.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, noAuthentication, signedIn } from '../../core/guards/guards.ts';
import { invalid, notFound, tooMany } from '../../platform/http/failures.ts';
import { notificationsShownTo } from './content-queries.ts';
import {
  countUnread,
  inList,
  markRead,
  type NotificationReader,
  storedNotifications,
} from './list-queries.ts';
import { userOfUnsubscribeToken } from './mail-queries.ts';
import { usersToMention } from './mention-queries.ts';
import { isProjectSeen, notificationSettingsOf, storeSettings, switchOff } from './settings-queries.ts';

/**
 * A user's notifications (notifications.12), how they are told (notifications.2), switching emails off by their links
 * (notifications.18), and completing the names of mentions (notifications.27).
 */
export const notifications: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listNotifications, signedIn, async ({ me, query: { limit, ...filter } }) => {
    const storedItems = await storedNotifications(sql, me, inList(filter), limit + 1);
    const stored = storedItems.slice(0, limit);
    const items = await notificationsShownTo(sql, me, stored);
    return { items, next: storedItems.length > limit ? (stored.at(-1)?.id ?? null) : null };
  });

  registerEndpoint(context, countNotifications, signedIn, async ({ me }) => ({
    unread: await countUnread(sql, me),
  }));

  registerEndpoint(context, markNotificationsRead, signedIn, async ({ me, body }) => {
    await markRead(sql, me.id, body);
    context.live.notifyReader(me.id);
    return { unread: await countUnread(sql, me) };
  });

  registerEndpoint(context, getNotificationSettings, signedIn, async ({ me, query: { project } }) => {
    await requireSeen(me, project);
    return notificationSettingsOf(sql, me.id, project);
  });

  registerEndpoint(context, setNotificationSettings, signedIn, async ({ me, body: { project, kinds } }) => {
    await requireSeen(me, project);
    if (!(await storeSettings(sql, me.id, project, kinds))) throw tooMany('kinds', 'tooMany');
    return notificationSettingsOf(sql, me.id, project);
  });

  registerEndpoint(context, unsubscribe, noAuthentication, async ({ params, query }) => {
    const user = await userOfUnsubscribeToken(sql, params.unsubscribe_token);
    if (user === undefined) throw invalid('token', 'wrong');
    await switchOff(sql, user, query.what);
  });

  registerEndpoint(
    context,
    listMentionable,
    memberWith('can_translate', 'comment'),
    async ({ project, me, query }) => ({ users: await usersToMention(sql, project, me.id, query.q) }),
  );

  async function requireSeen(me: NotificationReader, project: number | undefined) {
    if (project !== undefined && !(await isProjectSeen(sql, me, project))) throw notFound('project');
  }
};
