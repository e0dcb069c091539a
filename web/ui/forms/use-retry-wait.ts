import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SECOND } from '#domain/core/units.ts';
import type { FailureNote } from '../../data/wire/failure.ts';
import { failureNoteText } from '../../language/failure-note-text.ts';
import { announce } from '../announcements/announce.ts';

/** Until when a form can't be sent, in ms since 1970, and the key of the failure that says what was tried too often. */
export type RetryWait = { key: string; until: number };

/** How many seconds remain. */
export const secondsLeft = ({ until }: RetryWait): number =>
  Math.max(1, Math.ceil((until - Date.now()) / SECOND));

/**
 * The wait after too many attempts, whose end is announced. Attempts on an account block only that account: `account` is the
 * one that is entered now.
 */
export function useRetryWait(account: string | undefined) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<RetryWait & { account: string | undefined }>();
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => {
      setRefusal(undefined);
      announce(t('failures.waitOver'));
    }, refusal.until - Date.now());
    return () => clearTimeout(timer);
  }, [refusal, t]);
  const applies = refusal !== undefined && (refusal.key !== 'account' || refusal.account === account);
  const wait: RetryWait | undefined = applies ? refusal : undefined;
  return {
    wait,
    /** Starts waiting if this is such an error, and returns whether it is. */
    start({ key, wait: seconds }: FailureNote): boolean {
      if (seconds !== undefined) setRefusal({ key, until: Date.now() + seconds * SECOND, account });
      return seconds !== undefined;
    },
    /** Announces the remaining time to users who submit anyway. */
    announceWait: () =>
      wait && announce(failureNoteText(t, { key: wait.key, kind: 'tooOften', wait: secondsLeft(wait) })),
  };
}
