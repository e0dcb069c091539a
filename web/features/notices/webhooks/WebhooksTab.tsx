import { Button, Skeleton } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#contract/notices/webhooks.ts';
import type { Project } from '#contract/projects/projects.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { webhooksQuery } from '../../../data/queries/webhooks.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLine } from './WebhookLine.tsx';
import classes from './WebhooksTab.module.css';

/** The webhooks of a project, for who may manage it: listed, added, edited and tried (webhooks.14). */
export function WebhooksTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const head = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [secret, setSecret] = useState<string>();
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery(project.id));
  const focusHead = () => head.current?.focus();
  const close = () => {
    setEdited(undefined);
    focusHead();
  };
  const isFull = (webhooks?.length ?? 0) >= WEBHOOK_LIMITS.perProject;
  return (
    <section className={`grid gap-16 padding-top-24 ${classes.tab}`}>
      <h2 ref={head} tabIndex={-1}>
        {t('webhooks.title')}
      </h2>
      <p className={classes.hint}>
        {t('webhooks.hint')} <a href="/api/docs">{t('webhooks.reference')}</a>
      </p>
      {secret !== undefined && (
        <NewSecret
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            focusHead();
          }}
        />
      )}
      {edited === 'new' && (
        <WebhookForm
          project={project}
          onSaved={(saved) => {
            setEdited(undefined);
            setSecret(saved.secret);
          }}
          onClose={close}
        />
      )}
      {edited === undefined && secret === undefined && webhooks && !isFull && (
        <Button
          className={classes.make}
          leftSection={<IconWebhook size={16} stroke={1.75} />}
          onClick={() => setEdited('new')}
        >
          {t('webhooks.add')}
        </Button>
      )}
      {isFull && <p className={classes.none}>{t('webhooks.full', { count: WEBHOOK_LIMITS.perProject })}</p>}
      {error && !webhooks && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !webhooks && <Skeleton height={64} aria-hidden="true" />}
      {webhooks?.length === 0 && edited === undefined && <p className={classes.none}>{t('webhooks.none')}</p>}
      {webhooks && webhooks.length > 0 && (
        <ul className="lines" aria-label={t('webhooks.title')}>
          {webhooks.map((webhook) =>
            edited !== 'new' && edited?.id === webhook.id ? (
              <li key={webhook.id} className={classes.edited}>
                <WebhookForm project={project} webhook={webhook} onSaved={close} onClose={close} />
              </li>
            ) : (
              <WebhookLine
                key={webhook.id}
                project={project}
                webhook={webhook}
                onEdit={() => setEdited(webhook)}
                onSecret={setSecret}
                onGone={() => {
                  focusHead();
                  return queries.invalidateQueries({ queryKey: cacheKeys.webhooks(project.id) });
                }}
              />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** A secret that was just made, which is shown this once (webhooks.2). */
function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={`grid gap-12 ${classes.secret}`} aria-labelledby={id}>
      <h3 ref={head} id={id} tabIndex={-1}>
        {t('webhooks.secret')}
      </h3>
      <Notice kind="warning">{t('webhooks.once')}</Notice>
      <div className={`grid columns-fill-auto gap-8 align-center ${classes.value}`}>
        <code className="ui-13 ink-1 breaks">{secret}</code>
        <CopyButton text={secret} label={t('webhooks.copy')} />
      </div>
      <div>
        <Button onClick={onClose}>{t('webhooks.done')}</Button>
      </div>
    </section>
  );
}
