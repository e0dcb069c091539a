import { z } from 'zod';
import { KIND_GROUPS } from '#domain/core/events/kind-groups.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { DELIVERY_STATES, DISABLED_BECAUSE, WEBHOOK_PROBLEMS } from '#domain/notices/webhooks/webhooks.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, line, list, replyList } from '../core/values.ts';
import * as routes from './webhooks.routes.ts';

/** A webhook of a project, without its secret (webhooks.1). */
export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  /** The groups of events that it is sent. */
  groups: replyList(z.enum(KIND_GROUPS), KIND_GROUPS.length),
  enabled: z.boolean(),
  /** Why the service disabled it; null if it did not. */
  disabled_because: z.enum(DISABLED_BECAUSE).nullable(),
  /** Who answers for it; null if the user was deleted. */
  owner: UserName.nullable(),
  /** Whether its owner still manages the project; otherwise nothing is sent until a manager saves it. */
  is_owned: z.boolean(),
  created_at: z.int(),
  /** Until when the former secret signs too; null if it does not. */
  former_until: z.int().nullable(),
  /** Since when every try has failed; null if the last one did not. */
  failing_since: z.int().nullable(),
  /** Messages that wait, and messages that were left out because too many waited. */
  waiting: z.int(),
  dropped: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** What a webhook signs with; only this response has it. */
const secret = z.string();

/** A message to a webhook, and what came of its last try (webhooks.13). */
export const WebhookMessage = z.object({
  id: z.int(),
  /** The header `webhook-id`, the same in every try. */
  message_id: z.string(),
  type: z.string(),
  created_at: z.int(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** When it is tried next, while it waits. */
  next_at: z.int().nullable(),
  tried_at: z.int().nullable(),
  /** Milliseconds. */
  duration: z.int().nullable(),
  /** The status of the response. */
  status: z.int().nullable(),
  /** Why there was none. */
  problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** A message with its body and the beginning of the response. */
export const WholeMessage = WebhookMessage.extend({ body: z.string(), response: z.string().nullable() });
export type WholeMessage = z.infer<typeof WholeMessage>;

const fields = {
  /** An https URL; http only if the operator allows it. */
  url: line(WEBHOOK_LIMITS.url),
  description: line(WEBHOOK_LIMITS.description),
  groups: list(z.enum(KIND_GROUPS), { min: 1, max: KIND_GROUPS.length }),
  enabled: z.boolean(),
};

const attempts = { most: LIMITS.inviteLinkAttempts, key: 'general' } as const;

export const listWebhooks = endpoint(routes.listWebhooks, {
  summary: 'List the webhooks of a project, oldest first',
  reply: replyList(Webhook, WEBHOOK_LIMITS.perProject),
});

export const addWebhook = endpoint(routes.addWebhook, {
  summary: 'Add a webhook: events of the project are posted to a URL; only this response has its secret',
  body: z.object({
    ...fields,
    description: fields.description.default(''),
    enabled: fields.enabled.default(true),
  }),
  reply: Webhook.extend({ secret }),
  status: 201,
});

export const editWebhook = endpoint(routes.editWebhook, {
  summary: 'Edit a webhook; the caller answers for it from then on',
  body: z.object(fields).partial(),
  reply: Webhook,
});

export const deleteWebhook = endpoint(routes.deleteWebhook, {
  summary: 'Delete a webhook with its messages',
});

export const rotateWebhookSecret = endpoint(routes.rotateWebhookSecret, {
  summary: 'Make a new secret of a webhook; the former one signs too for 24 hours',
  reply: Webhook.extend({ secret }),
});

export const testWebhook = endpoint(routes.testWebhook, {
  summary: 'Send a message of the type `ping` to a webhook',
  attempts,
  isPersonal: true,
  reply: WebhookMessage,
  status: 201,
});

export const listWebhookMessages = endpoint(routes.listWebhookMessages, {
  summary: 'List the messages of a webhook, newest first',
  query: z.object({
    limit: integerParam(WEBHOOK_LIMITS.page).default(WEBHOOK_LIMITS.pageDefault),
    /** Id of the last message of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(WebhookMessage, WEBHOOK_LIMITS.page.max),
});

export const readWebhookMessage = endpoint(routes.readWebhookMessage, {
  summary: 'Get a message of a webhook with its body and the beginning of the response',
  reply: WholeMessage,
});

export const resendWebhookMessage = endpoint(routes.resendWebhookMessage, {
  summary: 'Send a message of a webhook again, with the same webhook-id',
  attempts,
  isPersonal: true,
  reply: WebhookMessage,
});
