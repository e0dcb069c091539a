import {
  countNotifications,
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  setNotificationSettings,
} from '#contract/notices/notifications.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { signedIn } from '../../core/guards/guards.ts';
import { notFound, tooMany } from '../../platform/http/failures.ts';
import { aboutFor, contentsOf } from './content-queries.ts';
import { groupNotices } from './group.ts';
import { inList, type Me, markRead, noticesOf, unreadOf } from './list-queries.ts';
import { isProjectSeen, settingsOf, storeSettings } from './settings-queries.ts';

/** A user's notifications (notifications.12), and how they are told (notifications.2). */
export const notifications: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listNotifications, signedIn, async ({ me, query: { limit, ...wanted } }) => {
    const found = await noticesOf(sql, me, inList(wanted), limit + 1);
    const notices = found.slice(0, limit);
    const items = groupNotices(notices, await contentsOf(sql, notices.map(aboutFor(me))));
    return { items, next: found.length > limit ? (notices.at(-1)?.id ?? null) : null };
  });

  registerEndpoint(context, countNotifications, signedIn, async ({ me }) => ({
    unread: await unreadOf(sql, me),
  }));

  registerEndpoint(context, markNotificationsRead, signedIn, async ({ me, body }) => {
    await markRead(sql, me.id, body);
    context.live.notifyReader(me.id);
    return { unread: await unreadOf(sql, me) };
  });

  registerEndpoint(context, getNotificationSettings, signedIn, async ({ me, query: { project } }) => {
    await requireSeen(me, project);
    return settingsOf(sql, me.id, project);
  });

  registerEndpoint(context, setNotificationSettings, signedIn, async ({ me, body: { project, kinds } }) => {
    await requireSeen(me, project);
    if (!(await storeSettings(sql, me.id, project, kinds))) throw tooMany('kinds', 'tooMany');
    return settingsOf(sql, me.id, project);
  });

  async function requireSeen(me: Me, project: number | undefined) {
    if (project !== undefined && !(await isProjectSeen(sql, me, project))) throw notFound('project');
  }
};
