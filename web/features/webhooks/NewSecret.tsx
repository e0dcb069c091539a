import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './WebhooksTab.module.css';

/** A secret that was just made, which is shown this once (webhooks.2). */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={classes.secret} aria-labelledby={id}>
      <h3 ref={head} id={id} tabIndex={-1}>
        {t('webhooks.secret')}
      </h3>
      <Notice kind="warning">{t('webhooks.once')}</Notice>
      <div className={classes.value}>
        <code>{secret}</code>
        <CopyButton text={secret} label={t('webhooks.copy')} />
      </div>
      <div>
        <Button onClick={onClose}>{t('webhooks.done')}</Button>
      </div>
    </section>
  );
}
