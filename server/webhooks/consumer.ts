import type { Transaction } from '../database/connect.ts';
import type { Consumer } from '../events/consume.ts';
import { hasReceiver, namesOf, storeMessages, toldEntries } from './consumer-queries.ts';
import { messagesOf } from './payload.ts';

/** Makes messages for webhooks of events (webhooks.6): a save does nothing for them. Jobs send what it stores. */
export const WEBHOOKS = {
  name: 'webhooks',
  async handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<void> {
    if (!(await hasReceiver(tx, project))) return;
    const entries = await toldEntries(tx, project, logIds);
    const names = await namesOf(tx, [...new Set(entries.map(({ actor_id }) => actor_id))]);
    const messages = messagesOf(project, entries, names);
    if (messages.length > 0) await storeMessages(tx, project, messages);
  },
} satisfies Consumer;
