import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureNoteText } from '../../language/wording.ts';
import { announce } from '../announcements/announce.ts';
import { Notice } from '../page/Notice.tsx';
import { type RetryWait, secondsLeft } from './use-retry-wait.ts';

/** Milliseconds between two updates. */
const TICK = 250;

/** Counts down until a form can be sent again. Screen readers announce it once, not every second. */
export function RetryCountdown({ wait }: { wait: RetryWait }) {
  const { t } = useTranslation();
  const [remaining, setRemaining] = useState(() => secondsLeft(wait));
  const words = failureNoteText(t, { key: wait.key, kind: 'tooOften', wait: remaining });
  const speak = useEffectEvent(() => announce(words));
  useEffect(() => {
    speak();
    const timer = setInterval(() => setRemaining(secondsLeft(wait)), TICK);
    return () => clearInterval(timer);
  }, [wait]);
  return (
    <Notice kind="warning" isSilent>
      {words}
    </Notice>
  );
}
