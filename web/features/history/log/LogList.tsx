import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { groupEntries } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { LogGroup } from './LogGroup.tsx';
import { LogLine } from './LogLine.tsx';
import classes from './LogList.module.css';

type Props = {
  entries: readonly LogEntry[];
  /** Whether another log is loading and these are the previous entries. */
  isStale: boolean;
  hasOlder: boolean;
  /** Whether one entry is shown by itself, so that nothing is said of what is before it. */
  isAlone: boolean;
  isLoading: boolean;
  /** Whether only the button requests older entries: some could not be loaded, or none has matched for long. */
  isPaused: boolean;
  onOlder: () => void;
};

/**
 * The log in a box of half the screen's height (log.10). Older entries load as its end scrolls into view, or while they
 * belong to the last group (log.11).
 */
export function LogList({ entries, isStale, hasOlder, isAlone, isLoading, isPaused, onOlder }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  const { ref: end, entry: intersection } = useIntersection({
    root: scroller.current,
    rootMargin: '0px 0px 400px',
  });
  const groups = useMemo(() => groupEntries(entries), [entries]);
  const last = groups.at(-1) ?? [];
  const isCut = hasOlder && last.length > 1;
  const isInSight = intersection?.isIntersecting === true || (isCut && last.length < LIMITS.logGroup);
  const isWanted = isInSight && hasOlder && !isLoading && !isPaused;

  // Many entries may fold into few lines, so that the end stays in view: the check runs after each page.
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
            <LogGroup key={latest.id} group={group} latest={latest} isCut={isCut && group === last} />
          );
        })}
      </ul>
      <p className={`ui-12 ink-3 ${classes.end}`} ref={end}>
        {hasOlder ? (
          <Button size="xs" variant="subtle" color="gray" disabled={isLoading} onClick={onOlder}>
            {t(isLoading ? 'pages.loading' : 'log.older')}
          </Button>
        ) : (
          !isAlone && t('log.beginning')
        )}
      </p>
    </section>
  );
}
