import type { FieldChanges } from '#domain/core/events/changes.ts';
import { hostOf } from '#domain/notices/webhooks/webhooks.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Transaction } from '../../platform/database/connect.ts';

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
