import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './TokensTab.module.css';

/** A token that was just created, which is shown this once (tokens.3). */
export function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={classes.created} aria-labelledby={id}>
      <h3 ref={head} id={id} tabIndex={-1}>
        {t('apiTokens.created')}
      </h3>
      <Notice kind="warning">{t('apiTokens.once')}</Notice>
      <div className={classes.token}>
        <code>{token}</code>
        <CopyButton text={token} label={t('apiTokens.copy')} />
      </div>
      <div>
        <Button onClick={onClose}>{t('apiTokens.done')}</Button>
      </div>
    </section>
  );
}
