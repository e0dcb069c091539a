import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addWebhook, editWebhook } from '#contract/notices/webhooks.routes.ts';
import type { Webhook } from '#contract/notices/webhooks.ts';
import type { Project } from '#contract/projects/projects.ts';
import { KIND_GROUPS, type KindGroup } from '#domain/core/events/kind-groups.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { isWebhookUrl } from '#domain/notices/webhooks/webhooks.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import classes from './WebhooksTab.module.css';

type Draft = { url: string; description: string; groups: KindGroup[]; enabled: boolean };
type Saved = Webhook & { secret?: string };
type Props = {
  project: Project;
  webhook?: Webhook;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
};

const NEW: Draft = { url: '', description: '', groups: ['translations', 'approvals'], enabled: true };

/** Whether http is allowed is known to the server alone. */
const whyNotUrl = (url: string) => {
  if (url.trim() === '') return 'required';
  return isWebhookUrl(url.trim(), true) ? undefined : 'link';
};

/** Adds a webhook, or edits one: its URL, description and events, and whether it sends (webhooks.1). */
export function WebhookForm({ project, webhook, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { url, description, groups, enabled } = webhook ?? NEW;
  const { form, submit, general, button } = useSubmitForm<Draft, Saved>({
    name: 'webhook',
    initial: { url, description, groups, enabled },
    bounds: { url: WEBHOOK_LIMITS.url, description: WEBHOOK_LIMITS.description },
    whyNot: (draft) => ({
      url: whyNotUrl(draft.url),
      description: isLongerThan(draft.description, WEBHOOK_LIMITS.description.max) ? 'maxlength' : undefined,
      groups: draft.groups.length === 0 ? 'required' : undefined,
    }),
    send: (body) =>
      webhook
        ? call(editWebhook, { params: { project: project.id, webhook: webhook.id }, body })
        : call(addWebhook, { params: { project: project.id }, body }),
    done: async (saved) => {
      await queries.invalidateQueries({ queryKey: cacheKeys.webhooks(project.id) });
      onSaved(saved);
    },
  });
  // The first checkbox takes the focus, since the group can't have it.
  const { 'data-path': path, ...ofGroups } = { 'data-path': '', ...form.getInputProps('groups') };
  return (
    <div className={classes.form}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('webhooks.url')}
          description={t('webhooks.urlHint')}
          autoComplete="off"
          inputMode="url"
          placeholder="https://"
          data-autofocus
          autoFocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('webhooks.description')}
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <Checkbox.Group label={t('webhooks.events')} {...ofGroups}>
          <div className={`grid gap-10 ${classes.groups}`}>
            {KIND_GROUPS.map((group, nth) => (
              <Checkbox
                key={group}
                value={group}
                label={t(`log.kindGroup.${group}`)}
                {...(nth === 0 && { 'data-path': path })}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Switch label={t('webhooks.enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        <div className="row gap-8 align-stretch wrap">
          <Button {...button} variant="filled">
            {t(webhook ? 'webhooks.save' : 'webhooks.add')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </Form>
      <LeaveQuestion isChanged={form.isDirty()} />
    </div>
  );
}
