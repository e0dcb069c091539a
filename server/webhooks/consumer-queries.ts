import type postgres from 'postgres';
import { WEBHOOK_LIMITS } from '#domain/webhooks/limits.ts';
import type { Transaction } from '../database/connect.ts';
import { asJson, fragment } from '../database/fragment.ts';
import { enqueueStep } from '../jobs/enqueue-queries.ts';
import { type Message, TOLD_FIELDS, type Told } from './payload.ts';
import { SENDS } from './sends-queries.ts';

/** Whether a project has a webhook that sends. */
export async function hasReceiver(tx: Transaction, project: number): Promise<boolean> {
  const found = await tx`${SENDS} AND w.project_id = ${project} LIMIT 1`;
  return found.length > 0;
}

/** Some log entries of a project in their order, without their texts. */
export const toldEntries = (tx: Transaction, project: number, logIds: readonly number[]) => tx<Told[]>`
  SELECT e.id, e.w, e.at, e.actor_id, e.user_id, e.section_id, e.string_id, e.translation_id, e.comment_id, e.batch, e.undoes,
    (e.data ->> 'amount')::int AS amount, e.data ->> 'r' AS role,
    CASE WHEN jsonb_typeof(e.data -> 'acts') = 'object'
      THEN (SELECT json_agg(key ORDER BY key) FROM jsonb_object_keys(e.data -> 'acts') AS key) END AS fields,
    CASE WHEN jsonb_typeof(e.data -> 'acts') = 'object'
      THEN (SELECT json_object_agg(key, value ORDER BY key) FROM jsonb_each(e.data -> 'acts')
        WHERE key = ANY (${[...TOLD_FIELDS]}::text[])) END AS changes
  FROM unnest(${[...logIds]}::bigint[]) WITH ORDINALITY AS wanted (log_id, nth),
    LATERAL (SELECT * FROM log WHERE project_id = ${project} AND id = wanted.log_id OFFSET 0) e
  ORDER BY wanted.nth`;

/** The names of users by their ids. */
export async function namesOf(tx: Transaction, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx<{ id: number; username: string }[]>`
    SELECT id, username FROM users WHERE id = ANY (${[...ids]}::bigint[])`;
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/**
 * Stores messages for every webhook of a project that is sent their group, and queues a job for each of these. Of a webhook with too
 * many that wait, further ones are only counted (webhooks.7).
 */
export async function storeMessages(
  tx: Transaction,
  project: number,
  messages: readonly Message[],
): Promise<void> {
  const rows = asJson(messages.map((message, nth) => ({ nth, ...message })) as unknown as postgres.JSONValue);
  await tx`
    WITH messages AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS message (nth int, "group" text, type text, body text)
    ), receivers AS MATERIALIZED (
      SELECT w.id, w.groups, greatest(0, ${WEBHOOK_LIMITS.waiting}::int - (
        SELECT count(*) FROM webhook_messages m WHERE m.webhook_id = w.id AND m.state = 'waiting'
      )) AS room
      FROM (${SENDS} AND w.project_id = ${project}) w
    ), wanted AS MATERIALIZED (
      SELECT r.id AS webhook_id, m.type, m.body, r.room, row_number() OVER (PARTITION BY r.id ORDER BY m.nth) AS place
      FROM receivers r JOIN messages m ON m."group" = ANY (r.groups)
    ), stored AS (
      INSERT INTO webhook_messages (webhook_id, project_id, type, body)
      SELECT webhook_id, ${project}::bigint, type, body FROM wanted WHERE place <= room ORDER BY webhook_id, place
      RETURNING webhook_id
    ), counted AS (
      UPDATE webhooks w SET dropped = w.dropped + d.amount
      FROM (SELECT webhook_id, count(*)::int AS amount FROM wanted WHERE place > room GROUP BY webhook_id) d
      WHERE w.id = d.webhook_id
    ), done AS (SELECT DISTINCT webhook_id FROM stored)
    ${enqueueStep('sendWebhooks', { data: fragment`jsonb_build_object('webhook', webhook_id)` })}`;
}
