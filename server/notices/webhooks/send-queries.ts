import type { Permission } from '#domain/core/access/roles.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { type DisabledBecause, hostOf, type WebhookProblem } from '#domain/notices/webhooks/webhooks.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { enqueueStep } from '../../platform/jobs/enqueue-queries.ts';

/** SQL: whether the owner of webhook `w` manages its project now. */
export const IS_OWNED: Fragment = fragment`EXISTS (
  SELECT FROM members m JOIN users u ON u.id = m.user_id AND NOT ${BANNED} JOIN roles r ON r.id = m.role_id
  WHERE m.project_id = w.project_id AND m.user_id = w.owner_id
    AND ${'can_manage_project' satisfies Permission}::text = ANY (r.permissions))`;

/**
 * SQL: the webhooks `w` that send: they are enabled, and their owner still manages the project, which is neither
 * deleted nor hidden, so that nobody learns what they may not read (webhooks.5). More conditions may follow.
 */
export const SENDS: Fragment = fragment`
  SELECT w.* FROM webhooks w JOIN projects p ON p.id = w.project_id AND p.hidden_at IS NULL AND ${NOT_DELETED}
  WHERE w.enabled AND ${IS_OWNED}`;

type WebhookEvent = 'addWebhook' | 'editWebhook' | 'deleteWebhook' | 'disableWebhook';

/**
 * Writes an entry about a webhook, which is named by its host alone (webhooks.12). It is a statement of its own, because on a
 * distributed database the log is not where webhooks are.
 */
export async function logWebhook(
  tx: Transaction,
  kind: WebhookEvent,
  project: number,
  { actor, url, changes }: { actor: number; url: string; changes?: FieldChanges },
): Promise<void> {
  await tx`
    WITH done AS (SELECT 1 AS one),
    ${logSteps(kind, project, { actor, data: { n: hostOf(url), ...(changes && { acts: changes }) } })}
    SELECT FROM done`;
}

/** How long a run keeps a webhook without a sign of life, in milliseconds: longer than one message takes. */
const BUSY = 4 * WEBHOOK_LIMITS.timeout;

/** A message that is due, with what it is sent to and signed by. */
export type DueMessage = {
  id: number;
  webhook_id: number;
  message_id: string;
  body: string;
  failed: number;
  url: string;
  secret: string;
  former_secret: string | null;
};

/** Takes a webhook for a run; false if another run has it, or it is paused. A run that dies loses it after a while. */
export async function takeWebhook(sql: Sql, id: number): Promise<boolean> {
  const taken = await sql`
    UPDATE webhooks SET busy_until = now_ms() + ${BUSY}
    WHERE id = ${id} AND busy_until <= now_ms() AND paused_until <= now_ms() RETURNING id`;
  return taken.length === 1;
}

/** Gives a webhook back, and pauses it for so many milliseconds. */
export async function leaveWebhook(sql: Sql, id: number, pause: number): Promise<void> {
  await sql`UPDATE webhooks SET busy_until = 0, paused_until = now_ms() + ${pause} WHERE id = ${id}`;
}

/** The next due message of a webhook that sends (webhooks.5), which the run keeps for itself. */
export async function nextMessage(sql: Sql, webhook: number): Promise<DueMessage | undefined> {
  await sql`UPDATE webhooks SET busy_until = now_ms() + ${BUSY} WHERE id = ${webhook}`;
  const [message] = await sql<DueMessage[]>`
    SELECT m.id, m.webhook_id, m.message_id, m.body, m.failed, w.url, w.secret,
      CASE WHEN w.former_until > now_ms() THEN w.former_secret END AS former_secret
    FROM (${SENDS} AND w.id = ${webhook}) w, LATERAL (
      SELECT * FROM webhook_messages WHERE webhook_id = w.id AND state = 'waiting' AND next_at <= now_ms()
      ORDER BY next_at, id LIMIT 1
    ) m`;
  return message;
}

/** What came of a try. */
export type Try = {
  duration: number;
  status: number | null;
  problem: WebhookProblem | null;
  response: string | null;
};

/** Stores that a message was accepted; from then on its webhook does not fail. */
export async function storeSuccess(sql: Sql, { id, webhook_id }: DueMessage, tried: Try): Promise<void> {
  await sql`
    WITH well AS (UPDATE webhooks SET failing_since = NULL WHERE id = ${webhook_id} AND failing_since IS NOT NULL)
    UPDATE webhook_messages SET state = 'delivered', tries = tries + 1, ${lastTry(tried)} WHERE id = ${id}`;
}

const lastTry = ({ duration, status, problem, response }: Try) => fragment`
  tried_at = now_ms(), duration = ${duration}, status = ${status}, problem = ${problem}, response = ${response}`;

/**
 * Stores a failed try: the message waits for so many milliseconds, or is not tried again. If the next try is soon, a job is queued for
 * it. Returns for how many milliseconds the webhook has failed.
 */
export async function storeFailure(
  sql: Sql,
  { id, webhook_id }: DueMessage,
  tried: Try,
  pause: number | undefined,
): Promise<number> {
  const [failing] = await sql<{ failing_for: number }[]>`
    WITH failing AS (
      UPDATE webhooks SET failing_since = coalesce(failing_since, now_ms()) WHERE id = ${webhook_id}
      RETURNING now_ms() - failing_since AS failing_for
    ), done AS (
      UPDATE webhook_messages SET state = ${pause === undefined ? 'failed' : 'waiting'}, tries = tries + 1, failed = failed + 1,
        next_at = now_ms() + ${pause ?? 0}::bigint, ${lastTry(tried)}
      WHERE id = ${id} RETURNING webhook_id
    ), queued AS (${enqueueStep('sendWebhooks', {
      data: fragment`jsonb_build_object('webhook', webhook_id)`,
      when: fragment`${pause ?? WEBHOOK_LIMITS.pause}::bigint < ${WEBHOOK_LIMITS.pause}`,
      after: fragment`now() + interval '1 millisecond' * ${pause ?? 0}::bigint`,
    })})
    SELECT failing_for FROM failing`;
  return failing?.failing_for ?? 0;
}

/**
 * Disables a webhook for a reason, with an entry in the project's log of which its owner is told; false if it is disabled already
 * (webhooks.11). Its messages are not tried again.
 */
export function disableWebhook(sql: Sql, id: number, because: DisabledBecause): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [disabled] = await tx<{ project_id: number; owner_id: number; url: string }[]>`
      UPDATE webhooks SET enabled = false, disabled_because = ${because} WHERE id = ${id} AND enabled
      RETURNING project_id, owner_id, url`;
    if (!disabled) return false;
    await giveUpWaiting(tx, id);
    await logWebhook(tx, 'disableWebhook', disabled.project_id, {
      actor: disabled.owner_id,
      url: disabled.url,
    });
    return true;
  });
}

/** Ends the tries of a webhook's messages. */
export async function giveUpWaiting(tx: Transaction, webhook: number): Promise<void> {
  await tx`UPDATE webhook_messages SET state = 'failed' WHERE webhook_id = ${webhook} AND state = 'waiting'`;
}

/** Queues a job for each webhook that has messages due and no run. */
export async function queueDueWebhooks(sql: Sql): Promise<void> {
  await sql`
    WITH done AS (
      SELECT w.id FROM webhooks w
      WHERE w.enabled AND w.busy_until <= now_ms() AND w.paused_until <= now_ms() AND EXISTS (
        SELECT FROM webhook_messages m WHERE m.webhook_id = w.id AND m.state = 'waiting' AND m.next_at <= now_ms())
      LIMIT 1000
    )
    ${enqueueStep('sendWebhooks', { data: fragment`jsonb_build_object('webhook', id)` })}`;
}

/** Queues a job for a webhook at once. */
export const queueWebhook = (tx: Transaction, id: number) => tx`
  WITH done AS (SELECT ${id}::bigint AS id)
  ${enqueueStep('sendWebhooks', { data: fragment`jsonb_build_object('webhook', id)` })}`;
