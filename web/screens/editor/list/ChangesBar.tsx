import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announcements/announce.ts';
import { Hint } from '../shortcuts/Hint.tsx';
import classes from './ChangesBar.module.css';

/** Milliseconds between two times at which it is said aloud. */
const SAID_AGAIN = 8000;

type Props = {
  /** How many things would be otherwise if the list were opened anew. */
  count: number;
  onShow: () => void;
};

/** Others have added, moved or deleted strings, or what is here is no longer asked for: nothing moves before one wants it. */
export function ChangesBar({ count, onShow }: Props) {
  const { t } = useTranslation();
  const words = t('live.changes', { count });
  useSaidSeldom(count > 0 ? words : '');
  if (count === 0) return null;
  return (
    <div className={classes.bar}>
      <span>{words}</span>
      <Hint words={t('live.show')} of="showChanges">
        <Button size="xs" variant="subtle" onClick={onShow}>
          {t('live.show')}
        </Button>
      </Hint>
    </div>
  );
}

/** Says the words to those who listen, the latest of them every few seconds at most. */
function useSaidSeldom(words: string) {
  const saidAt = useRef(0);
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(
      () => {
        saidAt.current = Date.now();
        announce(words);
      },
      Math.max(0, saidAt.current + SAID_AGAIN - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [words]);
}
