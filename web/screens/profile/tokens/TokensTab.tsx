import { Button, Skeleton } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiTokensQuery } from '../../../data/queries/api-tokens.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenLine } from './TokenLine.tsx';
import classes from './TokensTab.module.css';

/** The user's API tokens: listed, created and revoked (tokens.14). */
export function TokensTab() {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const [isCreating, setCreating] = useState(false);
  const [token, setToken] = useState<string>();
  const { data: tokens, error, refetch } = useQuery(apiTokensQuery);
  const focusHead = () => head.current?.focus();
  return (
    <section className={`grid gap-16 padding-top-24 ${classes.tab}`}>
      <h2 ref={head} tabIndex={-1}>
        {t('apiTokens.title')}
      </h2>
      <p className={`ui-13 ink-3 ${classes.hint}`}>
        {t('apiTokens.hint')} <a href="/api/docs">{t('apiTokens.reference')}</a>
      </p>
      {token !== undefined && (
        <CreatedToken
          token={token}
          onClose={() => {
            setToken(undefined);
            focusHead();
          }}
        />
      )}
      {isCreating && (
        <TokenForm
          onCreated={(created) => {
            setCreating(false);
            setToken(created);
          }}
          onClose={() => {
            setCreating(false);
            focusHead();
          }}
        />
      )}
      {!isCreating && token === undefined && (
        <Button
          className={classes.make}
          leftSection={<IconKey size={16} stroke={1.75} />}
          onClick={() => setCreating(true)}
        >
          {t('apiTokens.make')}
        </Button>
      )}
      {error && !tokens && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !tokens && <Skeleton height={64} aria-hidden="true" />}
      {tokens?.length === 0 && <p className="ui-13 ink-3">{t('apiTokens.none')}</p>}
      {tokens && tokens.length > 0 && (
        <ul className="lines" aria-label={t('apiTokens.title')}>
          {tokens.map((one) => (
            <TokenLine key={one.id} token={one} onRevoked={focusHead} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A token that was just created, which is shown this once (tokens.3). */
function CreatedToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className={`grid gap-12 ${classes.created}`} aria-labelledby={id}>
      <h3 ref={head} id={id} tabIndex={-1}>
        {t('apiTokens.created')}
      </h3>
      <Notice kind="warning">{t('apiTokens.once')}</Notice>
      <div className={`grid columns-fill-auto gap-8 align-center ${classes.token}`}>
        <code className="ui-13 ink-1 breaks">{token}</code>
        <CopyButton text={token} label={t('apiTokens.copy')} />
      </div>
      <div>
        <Button onClick={onClose}>{t('apiTokens.done')}</Button>
      </div>
    </section>
  );
}
