import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announcements/announce.ts';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import classes from './ChangesBar.module.css';

/** Milliseconds between two announcements. */
const INTERVAL = 8000;

type Props = {
  /** How many changes a reload of the list would show. */
  count: number;
  onShow: () => void;
};

/** The bar with the number of pending changes of the list, and the button that shows them. */
export function ChangesBar({ count, onShow }: Props) {
  const { t } = useTranslation();
  const words = t('live.changes', { count });
  useThrottledAnnouncement(count > 0 ? words : '');
  if (count === 0) return null;
  return (
    <div className={classes.bar}>
      <span>{words}</span>
      <ShortcutTooltip words={t('live.show')} of="showChanges">
        <Button size="xs" variant="subtle" onClick={onShow}>
          {t('live.show')}
        </Button>
      </ShortcutTooltip>
    </div>
  );
}

/** Announces the latest words, every few seconds at most. */
function useThrottledAnnouncement(words: string) {
  const saidAt = useRef(0);
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(
      () => {
        saidAt.current = Date.now();
        announce(words);
      },
      Math.max(0, saidAt.current + INTERVAL - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [words]);
}
