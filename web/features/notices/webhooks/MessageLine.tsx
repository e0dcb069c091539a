import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendWebhookMessage } from '#contract/notices/webhooks.routes.ts';
import type { Webhook, WebhookMessage } from '#contract/notices/webhooks.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { webhookMessageQuery } from '../../../data/queries/webhooks.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './WebhooksTab.module.css';

type Props = { project: Project; webhook: Webhook; message: WebhookMessage };

const ICONS = { waiting: IconClock, delivered: IconCircleCheck, failed: IconAlertTriangle } as const;

/** A message: its type, what came of it, and on demand its body and the response. */
export function MessageLine({ project, webhook, message }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, type, state, status, problem, tries, duration, created_at, next_at } = message;
  const Icon = ICONS[state];
  const resending = useWrite({
    mutationFn: () =>
      call(resendWebhookMessage, { params: { project: project.id, webhook: webhook.id, message: id } }),
    onSuccess: () => void showSuccessToast(t('webhooks.resent')),
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: cacheKeys.webhooks(project.id) }),
  });
  return (
    <li className={`grid gap-8 row-gap-4 align-start ${classes.message}`} data-state={state}>
      <span className={`row ink-3 ${classes.icon}`}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <div>
        <p className={`ui-13 ink-2 ${classes.type}`}>
          <code>{type}</code> {t(`webhooks.message.${state}`)}
        </p>
        <p className="facts ui-12 ink-3">
          <RelativeTime time={created_at} withTime />
          {status !== null && <span>{t('webhooks.status', { status })}</span>}
          {problem && <span>{t(`webhooks.problem.${problem}`)}</span>}
          {duration !== null && <span>{t('webhooks.duration', { count: duration })}</span>}
          {tries > 0 && <span>{t('webhooks.tries', { count: tries })}</span>}
          {next_at !== null && tries > 0 && (
            <span>
              {t('webhooks.nextTry')} <RelativeTime time={next_at} />
            </span>
          )}
        </p>
      </div>
      <div className={`row gap-8 align-stretch wrap ${classes.acts}`}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={t('webhooks.detailsNamed', { type, id })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('webhooks.details')}
        </Button>
        <Button
          size="xs"
          aria-label={t('webhooks.resendNamed', { type, id })}
          disabled={!webhook.enabled}
          loading={resending.isPending}
          onClick={() => resending.mutate()}
        >
          {t('webhooks.resend')}
        </Button>
      </div>
      {isOpen && <Details project={project} webhook={webhook} message={message} />}
    </li>
  );
}

/** What was sent, and the beginning of what came back. */
function Details({ project, webhook, message }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    webhookMessageQuery(project.id, webhook.id, message.id, message.tries),
  );
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <dl className={`grid gap-4 min-width-0 ui-12 ${classes.details}`} aria-busy={!data}>
      <dt>webhook-id</dt>
      <dd>
        <code>{message.message_id}</code>
      </dd>
      <dt>{t('webhooks.body')}</dt>
      <dd>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard. */}
        <pre tabIndex={0}>{data ? indented(data.body) : '…'}</pre>
      </dd>
      <dt>{t('webhooks.response')}</dt>
      <dd>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the same. */}
        <pre tabIndex={0}>{data ? data.response || t('webhooks.noResponse') : '…'}</pre>
      </dd>
    </dl>
  );
}

/** JSON that people can read; the service has made it. */
const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
