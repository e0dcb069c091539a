import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#contract/notices/webhooks.ts';
import type { Project } from '#contract/projects/projects.ts';
import { hostOf } from '#domain/notices/webhooks/webhooks.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { webhookMessagesQuery } from '../../../data/queries/webhooks.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { MessageLine } from './MessageLine.tsx';
import classes from './WebhooksTab.module.css';

/** The messages of a webhook, newest first (webhooks.13). */
export function MessageList({ project, webhook }: { project: Project; webhook: Webhook }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(webhookMessagesQuery(project.id, webhook.id));
  const next = useNextPage(query, String(webhook.id));
  const messages = query.data?.pages.flat() ?? [];
  return (
    <div className={classes.messages}>
      {query.error && <NotLoaded error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Pending />}
      {query.data && messages.length === 0 && <p className={classes.none}>{t('webhooks.noMessages')}</p>}
      {messages.length > 0 && (
        <ul aria-label={t('webhooks.messagesNamed', { host: hostOf(webhook.url) })}>
          {messages.map((message) => (
            <MessageLine key={message.id} project={project} webhook={webhook} message={message} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" color="gray" loading={next.isWaiting} onClick={next.ask}>
          {t('webhooks.older')}
        </Button>
      )}
    </div>
  );
}
