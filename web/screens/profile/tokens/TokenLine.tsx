import { Badge, Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokeApiToken } from '#contract/identity/api-tokens.routes.ts';
import type { ApiToken } from '#contract/identity/api-tokens.ts';
import { apiTokensQuery } from '../../../data/queries/api-tokens.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { useNow } from '../../../ui/relative-time/clock.ts';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './TokensTab.module.css';

/** A token: its name and beginning, what it may do, and when it was created, expires and was last used. */
export function TokenLine({ token, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { id, name, scopes, start, created_at, expires_at, last_used_at } = token;
  const revoking = useWrite({
    mutationFn: () => call(revokeApiToken, { params: { api_token: id } }),
    onSuccess: () => {
      void showSuccessToast(t('apiTokens.revoked'));
      onRevoked();
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries(apiTokensQuery);
    },
  });
  const day = (time: number) => ({ date: dayText(time, i18n.language) });
  const isExpired = expires_at !== null && expires_at <= now;
  return (
    <li className={`line ${classes.line}`} data-expired={isExpired || undefined}>
      <div>
        <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
          <b>{name}</b>
          {isExpired && (
            <Badge leftSection={<IconClockOff size={14} stroke={1.75} />}>{t('apiTokens.isExpired')}</Badge>
          )}
          <code className="ui-13 ink-1 breaks">{start}…</code>
          {scopes.map((scope) => (
            <Badge key={scope}>{t(`apiTokens.scope.${scope}`)}</Badge>
          ))}
        </div>
        <p className="facts ui-12 ink-3">
          <span>
            {expires_at === null
              ? t('apiTokens.never')
              : t(isExpired ? 'apiTokens.expired' : 'apiTokens.until', day(expires_at))}
          </span>
          <span>
            {last_used_at === null ? (
              t('apiTokens.unused')
            ) : (
              <>
                {t('apiTokens.used')} <RelativeTime time={last_used_at} />
              </>
            )}
          </span>
          <span>{t('apiTokens.madeOn', day(created_at))}</span>
        </p>
      </div>
      <Button aria-label={t('apiTokens.revokeNamed', { name })} onClick={() => setAsking(true)}>
        {t('apiTokens.revoke')}
      </Button>
      {isAsking && (
        <Confirmation
          title={t('apiTokens.revokeAsk', { name })}
          confirmLabel={t('apiTokens.revokeConfirm')}
          danger
          busy={revoking.isPending}
          onConfirm={() => revoking.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('apiTokens.revokeText')}
        </Confirmation>
      )}
    </li>
  );
}
