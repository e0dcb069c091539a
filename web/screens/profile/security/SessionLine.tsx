import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endSession } from '#contract/identity/account.routes.ts';
import type { Session } from '#contract/identity/account.ts';
import { sessionsQuery } from '../../../data/queries/sessions.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { deviceName } from './device-name.ts';
import classes from './SessionsList.module.css';

/** A session: browser and system, address, when it began and was last used. The current one is ended by signing out. */
export function SessionLine({ session }: { session: Session }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { id, browser, system, address, created_at, seen_at, is_current } = session;
  const ending = useWrite({
    mutationFn: () => call(endSession, { params: { session: id } }),
    onSuccess: () => void showSuccessToast(t('account.ended')),
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
  const name = deviceName(t, { browser, system });
  return (
    <li className={`line ${classes.line}`}>
      <IconDeviceDesktop size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
          <b>{name}</b>
          {is_current && <Badge>{t('account.current')}</Badge>}
        </div>
        <p className={`facts ui-12 ink-3 ${classes.meta}`}>
          {address && <span>{address}</span>}
          {!is_current && (
            <span>
              {t('account.lastUsed')} <RelativeTime time={seen_at} />
            </span>
          )}
          <span>{t('account.signedIn', { date: dayText(created_at, i18n.language) })}</span>
        </p>
      </div>
      {!is_current && (
        <Button
          aria-label={t('account.endNamed', { name, address })}
          aria-disabled={ending.isPending}
          onClick={() => ending.isPending || ending.mutate()}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  );
}
