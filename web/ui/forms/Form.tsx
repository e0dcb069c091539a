import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureNoteText } from '../../language/failure-note-text.ts';
import { announce } from '../announcements/announce.ts';
import { Notice } from '../page/Notice.tsx';
import { type RetryWait, secondsLeft } from './use-retry-wait.ts';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors that belong to no field, or how long the form can't be sent. */
  general: string | RetryWait | undefined;
  children: ReactNode;
};

/** A form with its fields in a column. The browser's own messages are off: errors are shown under their field. */
export function Form({ onSubmit, general, children }: Props) {
  const sender = useRef<{ button: Element | null; wasDisabled: boolean }>(undefined);
  // A button that is disabled while the form is sent loses the focus, and gets it back.
  useEffect(() => {
    const { button, wasDisabled } = sender.current ?? {};
    if (!(button instanceof HTMLElement)) return;
    if (button.matches(':disabled')) sender.current = { button, wasDisabled: true };
    else if (wasDisabled) {
      sender.current = undefined;
      if (document.activeElement === document.body) button.focus();
    }
  });
  return (
    <form
      className="grid gap-16"
      onSubmit={(event) => {
        sender.current = { button: document.activeElement, wasDisabled: false };
        onSubmit(event);
      }}
      noValidate
    >
      {children}
      {typeof general === 'object' ? (
        <RetryCountdown wait={general} />
      ) : (
        general && <Notice kind="error">{general}</Notice>
      )}
    </form>
  );
}

/** Milliseconds between two updates. */
const TICK = 250;

/** Counts down until a form can be sent again. Screen readers announce it once, not every second. */
function RetryCountdown({ wait }: { wait: RetryWait }) {
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
