import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { groupEntries } from '#domain/events/log.ts';
import { LogGroup } from './LogGroup.tsx';
import { LogLine } from './LogLine.tsx';
import classes from './LogList.module.css';

type Props = {
  entries: readonly LogEntry[];
  /** Whether another log is on the way, and these are still those of before. */
  isStale: boolean;
  hasOlder: boolean;
  isComing: boolean;
  /** Whether older entries didn't come: they are then asked for by the button alone. */
  hasFailed: boolean;
  onOlder: () => void;
};

/** The lines in a window of half the screen's height (log.10); older ones come as its end comes into sight. */
export function LogList({ entries, isStale, hasOlder, isComing, hasFailed, onOlder }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const { ref: end, entry: sight } = useIntersection({ root: scroller.current, rootMargin: '0px 0px 400px' });
  const groups = useMemo(() => groupEntries(entries), [entries]);
  const isWanted = sight?.isIntersecting === true && hasOlder && !isComing && !hasFailed;

  // Many entries may fold into few lines, so that the end stays in sight: each page that came asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isWanted) onOlder();
  }, [isWanted, entries]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
    <section className={classes.scroll} ref={scroller} tabIndex={0} aria-label={t('log.entries')}>
      <ul className={classes.list} aria-busy={isStale}>
        {groups.map((group) => {
          const [latest] = group;
          if (!latest) return null;
          return group.length === 1 ? (
            <LogLine key={latest.id} entry={latest} />
          ) : (
            <LogGroup key={latest.id} group={group} latest={latest} />
          );
        })}
      </ul>
      <p className={classes.end} ref={end}>
        {hasOlder ? (
          <Button size="xs" variant="subtle" color="gray" disabled={isComing} onClick={onOlder}>
            {t(isComing ? 'pages.loading' : 'log.older')}
          </Button>
        ) : (
          t('log.beginning')
        )}
      </p>
    </section>
  );
}
