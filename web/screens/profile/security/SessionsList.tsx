import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOtherSessions } from '#contract/identity/account.routes.ts';
import { sessionsQuery } from '../../../data/queries/sessions.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { SessionLine } from './SessionLine.tsx';

/** The user's sessions; each can be ended, and all others at once. */
export function SessionsList() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const ending = useWrite({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => void showSuccessToast(t('account.othersEnded')),
    onError: (failed) => void showErrorToast(failureWords(t, failed)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries(sessionsQuery);
    },
  });
  if (error && !sessions) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton height={64} aria-hidden="true" />;
  return (
    <>
      <ul className="lines" aria-label={t('account.sessions')}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="margin-top-16">
          <Button onClick={() => setAsking(true)}>{t('account.endOthers')}</Button>
        </div>
      )}
      {isAsking && (
        <Confirmation
          title={t('account.endOthersAsk')}
          confirmLabel={t('account.endOthers')}
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('account.endOthersText')}
        </Confirmation>
      )}
    </>
  );
}
