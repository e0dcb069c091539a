import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/announce.ts';
import { wordsFor } from '../language/wording.ts';
import type { FailureNote } from '../wire/failure.ts';

/** A form that is not to be sent before a moment, in ms since 1970, and what was tried too often, by the key of the refusal. */
export type Wait = { key: string; until: number };

const SECOND = 1000;

/** For how many seconds it still lasts. */
export const secondsOf = ({ until }: Wait): number => Math.max(1, Math.ceil((until - Date.now()) / SECOND));

/**
 * The wait after a refusal because of too many attempts, until it is over, which is announced. Attempts on an account hold
 * that account up alone: `account` is the one that is named now.
 */
export function useWait(account: string | undefined) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Wait & { account: string | undefined }>();
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => {
      setRefusal(undefined);
      announce(t('failures.waitOver'));
    }, refusal.until - Date.now());
    return () => clearTimeout(timer);
  }, [refusal, t]);
  const isMeant = refusal !== undefined && (refusal.key !== 'account' || refusal.account === account);
  const wait: Wait | undefined = isMeant ? refusal : undefined;
  return {
    wait,
    /** Begins to wait if this is such a refusal, and says whether it is. */
    begins({ key, wait: seconds }: FailureNote): boolean {
      if (seconds !== undefined) setRefusal({ key, until: Date.now() + seconds * SECOND, account });
      return seconds !== undefined;
    },
    /** Says for how long, to whoever tries all the same. */
    say: () => wait && announce(wordsFor(t, { key: wait.key, kind: 'tooOften', wait: secondsOf(wait) })),
  };
}
