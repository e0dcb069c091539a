import { listNotifications, type Notification } from '#contract/notices/notifications.ts';
import { consumeEvents } from '../server/core/events/consume-queries.ts';
import { NOTIFICATIONS } from '../server/notices/notifications/consumer.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Makes the notifications of everything that has happened. */
export const deliverNow = ({ sql }: TestApp): Promise<void> => consumeEvents(sql, NOTIFICATIONS);

/** The notifications of a user in a project, newest first, after everything was delivered. */
export async function notificationsOf(
  testApp: TestApp,
  who: TestUser,
  project: { id: number },
): Promise<Notification[]> {
  await deliverNow(testApp);
  return (await who.does(listNotifications, { query: { project: project.id } })).items;
}
