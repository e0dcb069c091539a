import { Badge, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#contract/notices/webhooks.ts';
import type { Project } from '#contract/projects/projects.ts';
import { hostOf } from '#domain/notices/webhooks/webhooks.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { MessageList } from './MessageList.tsx';
import { stateOf, type WebhookState } from './state-of.ts';
import { useWebhookWrites } from './use-webhook-writes.ts';
import classes from './WebhooksTab.module.css';

type Props = {
  project: Project;
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onGone: () => void;
};

const ICONS = {
  sends: IconCircleCheck,
  off: IconPlayerPause,
  unowned: IconAlertTriangle,
  gone: IconAlertTriangle,
  failing: IconAlertTriangle,
  fails: IconAlertTriangle,
} as const satisfies Record<WebhookState, unknown>;

/** A webhook: where it sends what, whether it does, and its buttons; its messages open below. */
export function WebhookLine({ project, webhook, onEdit, onSecret, onGone }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'delete' | 'rotate'>();
  const [isOpen, setOpen] = useState(false);
  const { url, description, groups, owner, waiting, dropped, failing_since } = webhook;
  const host = hostOf(url);
  const state = stateOf(webhook);
  const Icon = ICONS[state];
  const { removing, rotating, testing } = useWebhookWrites(project.id, webhook.id, {
    onDone: () => setAsks(undefined),
    onTested: () => setOpen(true),
    onSecret,
    onGone,
  });
  return (
    <li className={`line ${classes.line}`} data-state={state}>
      <div>
        <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
          <b>{host}</b>
          <Badge leftSection={<Icon size={14} stroke={1.75} />}>{t(`webhooks.state.${state}`)}</Badge>
        </div>
        {description && <p className="ui-13 ink-2 breaks">{description}</p>}
        <p className={`ui-12 ink-3 truncate ${classes.url}`} title={url}>
          {url}
        </p>
        <p className="facts ui-12 ink-3">
          <span>{groups.map((group) => t(`log.kindGroup.${group}`)).join(', ')}</span>
          {owner && <span>{t('webhooks.owner', { username: owner.username })}</span>}
          {failing_since !== null && (
            <span>
              {t('webhooks.failingSince')} <RelativeTime time={failing_since} />
            </span>
          )}
          {waiting > 0 && <span>{t('webhooks.waiting', { count: waiting })}</span>}
          {dropped > 0 && <span>{t('webhooks.dropped', { count: dropped })}</span>}
        </p>
      </div>
      <div className={`row gap-8 align-stretch wrap ${classes.acts}`}>
        <Button
          size="xs"
          aria-expanded={isOpen}
          aria-label={t('webhooks.messagesNamed', { host })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('webhooks.messages')}
        </Button>
        <Button
          size="xs"
          aria-label={t('webhooks.testNamed', { host })}
          disabled={!webhook.enabled}
          loading={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {t('webhooks.test')}
        </Button>
        <Button size="xs" aria-label={t('webhooks.editNamed', { host })} onClick={onEdit}>
          {t('webhooks.edit')}
        </Button>
        <Button size="xs" aria-label={t('webhooks.rotateNamed', { host })} onClick={() => setAsks('rotate')}>
          {t('webhooks.rotate')}
        </Button>
        <Button size="xs" aria-label={t('webhooks.deleteNamed', { host })} onClick={() => setAsks('delete')}>
          {t('webhooks.delete')}
        </Button>
      </div>
      {isOpen && <MessageList project={project} webhook={webhook} />}
      {asks && (
        <Confirmation
          title={t(asks === 'delete' ? 'webhooks.deleteAsk' : 'webhooks.rotateAsk', { host })}
          confirmLabel={t(asks === 'delete' ? 'webhooks.deleteConfirm' : 'webhooks.rotateConfirm')}
          danger={asks === 'delete'}
          busy={removing.isPending || rotating.isPending}
          onConfirm={() => (asks === 'delete' ? removing : rotating).mutate()}
          onClose={() => setAsks(undefined)}
        >
          {t(asks === 'delete' ? 'webhooks.deleteText' : 'webhooks.rotateText')}
        </Confirmation>
      )}
    </li>
  );
}
