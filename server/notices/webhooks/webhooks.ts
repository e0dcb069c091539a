import { randomBytes } from 'node:crypto';
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listWebhookMessages,
  listWebhooks,
  readWebhookMessage,
  resendWebhookMessage,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/notices/webhooks.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, notFound, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { requireCurrentMember } from '../../projects/members/require-current-member.ts';
import { payloadOf } from './payload.ts';
import {
  findMessage,
  findWebhook,
  insertMessage,
  insertWebhook,
  messagesOfWebhook,
  removeWebhook,
  repeatMessage,
  replaceSecret,
  updateWebhook,
  webhooksOf,
} from './queries.ts';
import { isStorableUrl } from './webhook-internet.ts';

const manages = memberWith('can_manage_project', 'manage');

/** A new secret of Standard Webhooks: 256 random bits. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Webhooks of a project, which its managers add, edit, try and delete (webhooks.1 to webhooks.13). */
export const webhooks: Feature = (context) => {
  const { sql, settings } = context;

  const refuseUrl = (url: string | undefined) =>
    refuseMistakes({
      url: url === undefined || isStorableUrl(url, settings) ? undefined : 'link',
    });

  /** Changes something while the project is locked, by who still manages it. */
  const change = <T>(project: number, me: number, act: (tx: Transaction) => Promise<T>) =>
    withProjectLocked(sql, project, async (tx) => {
      await requireCurrentMember(tx, project, me, 'can_manage_project');
      return act(tx);
    });

  const requireWebhook = async (project: number, webhook: number): Promise<Webhook> =>
    orNotFound(await findWebhook(sql, { project, webhook }), 'webhook');

  registerEndpoint(context, listWebhooks, manages, ({ project }) => webhooksOf(sql, project.id));

  registerEndpoint(context, addWebhook, manages, async ({ project, me, body, request }) => {
    refuseUrl(body.url);
    const secret = newSecret();
    const added = await change(project.id, me.id, (tx) =>
      insertWebhook(tx, { project: project.id, actor: me.id, secret }, body),
    );
    if (!added) throw forbidden('webhook', 'tooMany');
    logEvent(request, 'webhook.added', { account: me.id, project: project.id, webhook: added.id });
    return { ...added, secret };
  });

  registerEndpoint(context, editWebhook, manages, async ({ project, me, params, body }) => {
    refuseUrl(body.url);
    const target = { project: project.id, webhook: params.webhook };
    return orNotFound(
      await change(project.id, me.id, (tx) => updateWebhook(tx, target, me.id, body)),
      'webhook',
    );
  });

  registerEndpoint(context, deleteWebhook, manages, async ({ project, me, params }) => {
    const target = { project: project.id, webhook: params.webhook };
    if (!(await change(project.id, me.id, (tx) => removeWebhook(tx, target, me.id))))
      throw notFound('webhook');
  });

  registerEndpoint(context, rotateWebhookSecret, manages, async ({ project, me, params, request }) => {
    const secret = newSecret();
    const target = { project: project.id, webhook: params.webhook };
    const rotated = await change(project.id, me.id, (tx) => replaceSecret(tx, target, me.id, secret));
    const { id } = orNotFound(rotated, 'webhook');
    logEvent(request, 'webhook.rotated', { account: me.id, project: project.id, webhook: id });
    return { ...orNotFound(rotated, 'webhook'), secret };
  });

  registerEndpoint(context, testWebhook, manages, async ({ project, me, params }) => {
    const { id, enabled } = await requireWebhook(project.id, params.webhook);
    if (!enabled) throw forbidden('webhook', 'disabled');
    const data = { project_id: project.id, webhook_id: id, actor: { id: me.id, username: me.username } };
    const sent = await sql.begin((tx) =>
      insertMessage(tx, { project: project.id, webhook: id }, payloadOf('ping', Date.now(), data)),
    );
    if (!sent) throw forbidden('webhook', 'tooMany');
    return sent;
  });

  registerEndpoint(context, listWebhookMessages, manages, async ({ project, params, query }) => {
    const { id } = await requireWebhook(project.id, params.webhook);
    return messagesOfWebhook(sql, { project: project.id, webhook: id }, query);
  });

  registerEndpoint(context, readWebhookMessage, manages, async ({ project, params }) => {
    const { id } = await requireWebhook(project.id, params.webhook);
    const message = await findMessage(sql, { project: project.id, webhook: id }, params.message);
    return orNotFound(message, 'message');
  });

  registerEndpoint(context, resendWebhookMessage, manages, async ({ project, params }) => {
    const target = { project: project.id, webhook: params.webhook };
    const { enabled } = await requireWebhook(project.id, params.webhook);
    orNotFound(await findMessage(sql, target, params.message), 'message');
    if (!enabled) throw forbidden('webhook', 'disabled');
    const sent = await sql.begin((tx) => repeatMessage(tx, target, params.message));
    if (!sent) throw forbidden('webhook', 'tooMany');
    return sent;
  });
};
