import type { Webhook } from '#contract/notices/webhooks.ts';

/** Whether a webhook sends, and why not. */
export type WebhookState = 'sends' | 'off' | 'gone' | 'failing' | 'unowned' | 'fails';

/** The state of a webhook in one word: what keeps it from sending comes first. */
export function stateOf({
  enabled,
  disabled_because,
  is_owned,
  failing_since,
}: Pick<Webhook, 'enabled' | 'disabled_because' | 'is_owned' | 'failing_since'>): WebhookState {
  if (!enabled) return disabled_because ?? 'off';
  if (!is_owned) return 'unowned';
  return failing_since === null ? 'sends' : 'fails';
}
