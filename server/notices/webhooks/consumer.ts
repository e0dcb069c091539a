import { usernamesOf } from '../../core/auth/username-queries.ts';
import type { Consumer } from '../../core/events/consume.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  type Addressed,
  type Receiver,
  receiversOf,
  storeMessages,
  toldEntries,
} from './consumer-queries.ts';
import { type Message, messagesOf } from './payload.ts';

/** Makes messages for webhooks of events (webhooks.6): a save does nothing for them. Jobs send what it stores. */
export const WEBHOOKS = {
  name: 'webhooks',
  async handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<void> {
    const receivers = await receiversOf(tx, project);
    if (receivers.length === 0) return;
    const entries = await toldEntries(tx, project, logIds);
    const names = await usernamesOf(tx, [...new Set(entries.map(({ actor_id }) => actor_id))]);
    const addressed = receivers.flatMap((receiver) => {
      const since = entries.filter(({ at }) => at >= receiver.created_at);
      return addressedTo(receiver, messagesOf(project, since, names));
    });
    if (addressed.length > 0) await storeMessages(tx, project, addressed);
  },
} satisfies Consumer;

/** The messages of the groups that a webhook is sent; those for which there is no room are dropped (webhooks.7). */
const addressedTo = ({ id, groups, room }: Receiver, messages: readonly Message[]): Addressed[] =>
  messages
    .filter(({ group }) => groups.includes(group))
    .map(({ type, body }, nth) => ({ webhook: id, type, body, isDropped: nth >= room }));
