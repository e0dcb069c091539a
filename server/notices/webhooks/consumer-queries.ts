import type postgres from 'postgres';
import type { KindGroup } from '#domain/core/events/kind-groups.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { usernamesOf } from '../../core/auth/username-queries.ts';
import type { Consumer } from '../../core/events/consume-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import { enqueueStep } from '../../platform/jobs/enqueue-queries.ts';
import { type Message, messagesOf, SENT_FIELDS, type SentEvent } from './payload.ts';
import { SENDS } from './send-queries.ts';

/** Makes messages for webhooks of events (webhooks.6): a save does nothing for them. Jobs send what it stores. */
export const WEBHOOKS = {
  name: 'webhooks',
  async handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<void> {
    const receivers = await receiversOf(tx, project);
    if (receivers.length === 0) return;
    const events = await eventsToSend(tx, project, logIds);
    const names = await usernamesOf(tx, [...new Set(events.map(({ actor_id }) => actor_id))]);
    const addressed = receivers.flatMap((receiver) => {
      const since = events.filter(({ at }) => at >= receiver.created_at);
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

/** A webhook that sends, when it was added in milliseconds, and how many more messages of it may wait (webhooks.7). */
export type Receiver = { id: number; groups: KindGroup[]; created_at: number; room: number };

/** The webhooks of a project that send. */
export const receiversOf = (tx: Transaction, project: number) => tx<Receiver[]>`
  SELECT w.id, w.groups, w.created_at, greatest(0, ${WEBHOOK_LIMITS.waiting}::int - (
    SELECT count(*) FROM webhook_messages m WHERE m.webhook_id = w.id AND m.state = 'waiting'
  ))::int AS room
  FROM (${SENDS} AND w.project_id = ${project}) w`;

/** Some events of a project in their order, without their texts. */
export const eventsToSend = (tx: Transaction, project: number, logIds: readonly number[]) => tx<SentEvent[]>`
  SELECT e.id, e.w, e.at, e.actor_id, e.user_id, e.section_id, e.string_id, e.translation_id, e.comment_id, e.batch, e.undoes,
    (e.data ->> 'amount')::int AS amount, e.data ->> 'r' AS role,
    CASE WHEN jsonb_typeof(e.data -> 'acts') = 'object'
      THEN (SELECT json_agg(key ORDER BY key) FROM jsonb_object_keys(e.data -> 'acts') AS key) END AS fields,
    CASE WHEN jsonb_typeof(e.data -> 'acts') = 'object'
      THEN (SELECT json_object_agg(key, value ORDER BY key) FROM jsonb_each(e.data -> 'acts')
        WHERE key = ANY (${[...SENT_FIELDS]}::text[])) END AS changes
  FROM unnest(${[...logIds]}::bigint[]) WITH ORDINALITY AS wanted (log_id, nth),
    LATERAL (SELECT * FROM log WHERE project_id = ${project} AND id = wanted.log_id OFFSET 0) e
  ORDER BY wanted.nth`;

/** A message for a webhook; it is only counted if `isDropped`. */
export type Addressed = { webhook: number; type: string; body: string; isDropped: boolean };

/**
 * Stores messages, counts those that are left out, and queues a job for each webhook with new ones. Like every write to
 * webhooks on a distributed database, it reads only tables on the coordinator.
 */
export async function storeMessages(
  tx: Transaction,
  project: number,
  messages: readonly Addressed[],
): Promise<void> {
  const rows = asJson(messages.map((message, nth) => ({ ...message, nth })) as unknown as postgres.JSONValue);
  await tx`
    WITH messages AS MATERIALIZED (
      SELECT m.* FROM jsonb_to_recordset(${rows}::jsonb)
        AS m (webhook bigint, type text, body text, "isDropped" boolean, nth int)
      WHERE EXISTS (SELECT FROM webhooks w WHERE w.id = m.webhook)
    ), stored AS (
      INSERT INTO webhook_messages (webhook_id, project_id, type, body)
      SELECT webhook, ${project}::bigint, type, body FROM messages WHERE NOT "isDropped" ORDER BY nth
      RETURNING webhook_id
    ), counted AS (
      UPDATE webhooks w SET dropped = w.dropped + d.amount
      FROM (SELECT webhook, count(*)::int AS amount FROM messages WHERE "isDropped" GROUP BY webhook) d
      WHERE w.id = d.webhook
    ), done AS (SELECT DISTINCT webhook_id FROM stored)
    ${enqueueStep('sendWebhooks', { data: fragment`jsonb_build_object('webhook', webhook_id)` })}`;
}
