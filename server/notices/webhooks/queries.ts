import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type {
  addWebhook,
  editWebhook,
  listWebhookMessages,
  Webhook,
  WebhookMessage,
  WholeMessage,
} from '#contract/notices/webhooks.ts';
import { fieldChanges } from '#domain/core/events/changes.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { giveUpWaiting, IS_OWNED, logWebhook, queueWebhook } from './send-queries.ts';

/** A webhook by its id, in its project. */
export type WebhookAt = { project: number; webhook: number };

const WEBHOOK = fragment`
  w.id, w.url, w.description, w.groups, w.enabled, w.disabled_because, w.created_at, w.failing_since, w.dropped,
  CASE WHEN w.former_until > now_ms() THEN w.former_until END AS former_until, ${IS_OWNED} AS is_owned,
  (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = w.owner_id) AS owner,
  (SELECT count(*)::int FROM webhook_messages m WHERE m.webhook_id = w.id AND m.state = 'waiting') AS waiting
  FROM webhooks w`;

/** The webhooks of a project, oldest first. */
export const webhooksOf = (sql: Sql, project: number) => sql<Webhook[]>`
  SELECT ${WEBHOOK} WHERE w.project_id = ${project} ORDER BY w.id LIMIT ${WEBHOOK_LIMITS.perProject}`;

/** A webhook of a project; undefined if there is none. */
export async function findWebhook(
  sql: Sql | Transaction,
  { project, webhook }: WebhookAt,
): Promise<Webhook | undefined> {
  const [row] = await sql<Webhook[]>`
    SELECT ${WEBHOOK} WHERE w.project_id = ${project} AND w.id = ${webhook}`;
  return row;
}

/** Adds a webhook, within `withProjectLocked`; undefined if the project has the maximum of them. */
export async function insertWebhook(
  tx: Transaction,
  { project, actor, secret }: { project: number; actor: number; secret: string },
  { url, description, groups, enabled }: BodyOf<typeof addWebhook>,
): Promise<Webhook | undefined> {
  const [webhook] = await tx<{ id: number }[]>`
    INSERT INTO webhooks (project_id, owner_id, url, description, groups, enabled, secret)
    SELECT ${project}, ${actor}, ${url}, ${description}, ${[...new Set(groups)]}::text[], ${enabled}, ${secret}
    WHERE (SELECT count(*) FROM webhooks WHERE project_id = ${project}) < ${WEBHOOK_LIMITS.perProject}
    RETURNING id`;
  if (!webhook) return undefined;
  await logWebhook(tx, 'addWebhook', project, { actor, url });
  return findWebhook(tx, { project, webhook: webhook.id });
}

/** Edits a webhook, within `withProjectLocked`; its editor answers for it from then on. Undefined if it is gone. */
export async function updateWebhook(
  tx: Transaction,
  target: WebhookAt,
  actor: number,
  edited: BodyOf<typeof editWebhook>,
): Promise<Webhook | undefined> {
  const before = await findWebhook(tx, target);
  if (!before) return undefined;
  const { url, description, groups, enabled } = { ...before, ...edited };
  await tx`
    UPDATE webhooks SET url = ${url}, description = ${description}, groups = ${[...new Set(groups)]}::text[],
      enabled = ${enabled}, owner_id = ${actor},
      disabled_because = CASE WHEN ${enabled} THEN NULL ELSE disabled_because END,
      failing_since = CASE WHEN ${enabled && !before.enabled} OR url <> ${url} THEN NULL ELSE failing_since END,
      paused_until = 0, dropped = CASE WHEN ${enabled && !before.enabled} THEN 0 ELSE dropped END
    WHERE id = ${target.webhook}`;
  if (!enabled) await giveUpWaiting(tx, target.webhook);
  // The URL has secrets, so that only its host is named (webhooks.12).
  const changes = fieldChanges(['description', 'enabled'], before, { description, enabled });
  await logWebhook(tx, 'editWebhook', target.project, { actor, url, changes });
  return findWebhook(tx, target);
}

/** Deletes a webhook with its messages, within `withProjectLocked`; false if it is gone. */
export async function removeWebhook(tx: Transaction, target: WebhookAt, actor: number): Promise<boolean> {
  const [gone] = await tx<{ url: string }[]>`
    DELETE FROM webhooks WHERE id = ${target.webhook} AND project_id = ${target.project} RETURNING url`;
  if (!gone) return false;
  await tx`DELETE FROM webhook_messages WHERE webhook_id = ${target.webhook}`;
  await logWebhook(tx, 'deleteWebhook', target.project, { actor, url: gone.url });
  return true;
}

/** Stores a new secret, within `withProjectLocked`; the present one signs too for a day. Undefined if the webhook is gone. */
export async function replaceSecret(
  tx: Transaction,
  target: WebhookAt,
  actor: number,
  secret: string,
): Promise<Webhook | undefined> {
  const [rotated] = await tx<{ url: string }[]>`
    UPDATE webhooks SET former_secret = secret, former_until = now_ms() + ${WEBHOOK_LIMITS.formerSecret},
      secret = ${secret}
    WHERE id = ${target.webhook} AND project_id = ${target.project} RETURNING url`;
  if (!rotated) return undefined;
  await logWebhook(tx, 'editWebhook', target.project, { actor, url: rotated.url });
  return findWebhook(tx, target);
}

const MESSAGE = fragment`
  m.id, m.message_id, m.type, m.created_at, m.state, m.tries, CASE WHEN m.state = 'waiting' THEN m.next_at END AS next_at,
  m.tried_at, m.duration, m.status, m.problem`;

const ofWebhook = ({ project, webhook }: WebhookAt): Fragment =>
  fragment`m.webhook_id = ${webhook} AND m.project_id = ${project}`;

/** A page of the messages of a webhook, newest first. */
export const messagesOfWebhook = (
  sql: Sql,
  target: WebhookAt,
  { limit, before }: QueryOf<typeof listWebhookMessages>,
) => sql<WebhookMessage[]>`
  SELECT ${MESSAGE} FROM webhook_messages m
  WHERE ${ofWebhook(target)} ${before === undefined ? fragment`` : fragment`AND m.id < ${before}`}
  ORDER BY m.id DESC LIMIT ${limit}`;

/** A message with its body and the beginning of the response; undefined if there is none. */
export async function findMessage(
  sql: Sql,
  target: WebhookAt,
  id: number,
): Promise<WholeMessage | undefined> {
  const [row] = await sql<WholeMessage[]>`
    SELECT ${MESSAGE}, m.body, m.response FROM webhook_messages m WHERE ${ofWebhook(target)} AND m.id = ${id}`;
  return row;
}

/** SQL: whether one more message of a webhook may wait (webhooks.7). */
const hasRoom = (webhook: number) => fragment`
  (SELECT count(*) FROM webhook_messages WHERE webhook_id = ${webhook} AND state = 'waiting') < ${WEBHOOK_LIMITS.waiting}`;

/** Stores a message and queues its job; undefined if too many wait. */
export async function insertMessage(
  tx: Transaction,
  { project, webhook }: WebhookAt,
  { type, body }: { type: string; body: string },
): Promise<WebhookMessage | undefined> {
  const [message] = await tx<WebhookMessage[]>`
    INSERT INTO webhook_messages AS m (webhook_id, project_id, type, body)
    SELECT ${webhook}, ${project}, ${type}, ${body} WHERE ${hasRoom(webhook)}
    RETURNING ${MESSAGE}`;
  if (message) await queueWebhook(tx, webhook);
  return message;
}

/** Lets a message be sent again, with all its tries; undefined if too many wait. One that waits is sent at once. */
export async function repeatMessage(
  tx: Transaction,
  target: WebhookAt,
  id: number,
): Promise<WebhookMessage | undefined> {
  const [repeated] = await tx<WebhookMessage[]>`
    UPDATE webhook_messages m SET state = 'waiting', failed = 0, next_at = now_ms()
    WHERE ${ofWebhook(target)} AND m.id = ${id} AND (m.state = 'waiting' OR ${hasRoom(target.webhook)})
    RETURNING ${MESSAGE}`;
  if (!repeated) return undefined;
  await tx`UPDATE webhooks SET paused_until = 0 WHERE id = ${target.webhook}`;
  await queueWebhook(tx, target.webhook);
  return repeated;
}

/** Deletes old messages, and of each webhook all but the newest that no longer wait (webhooks.13). */
export async function sweepMessages(sql: Sql): Promise<void> {
  await sql`DELETE FROM webhook_messages WHERE created_at < now_ms() - ${WEBHOOK_LIMITS.keptFor}::bigint`;
  await sql`
    DELETE FROM webhook_messages WHERE id IN (
      SELECT m.id FROM webhooks w, LATERAL (
        SELECT id FROM webhook_messages WHERE webhook_id = w.id AND state <> 'waiting'
        ORDER BY id DESC OFFSET ${WEBHOOK_LIMITS.kept}
      ) m)`;
}
