import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { HistorySubject } from '#domain/core/events/history.ts';
import { historyQuery } from '../../../data/queries/history.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { useEditor } from '../state/editor-context.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import { HistoryDays } from './HistoryDays.tsx';
import classes from './HistoryTool.module.css';

type Props = {
  row: EditorRow;
  about: HistorySubject | undefined;
  onClose: () => void;
  /** Shows the whole history. */
  onAll: () => void;
};

/** The events of a string with what to do while there are none. Older ones are loaded on demand. */
export function History({ row, about, onClose, onAll }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const params = { project: project.id, section: row.section_id, string: row.id };
  const history = useInfiniteQuery(historyQuery(params, about));
  const { error, hasNextPage, isFetching, fetchNextPage } = history;
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  // A page may be empty although there are older events (history.4).
  const looksFurther = history.isSuccess && events.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (looksFurther) void fetchNextPage();
  }, [looksFurther, fetchNextPage]);

  const isWaiting = history.isPending || (events.length === 0 && isFetching);
  return (
    <>
      {error && (
        <NotLoaded
          error={error}
          onRetry={() => void (history.isFetchNextPageError ? fetchNextPage() : history.refetch())}
        />
      )}
      {!error && isWaiting && (
        <div role="status">
          <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
          <Skeleton width="30%" height={10} my={8} />
          <Skeleton width="80%" height={10} my={8} />
        </div>
      )}
      {!error && !isWaiting && events.length === 0 && (
        <p className={`ui-12 ink-3 ${classes.none}`}>
          {t('history.none')}{' '}
          {about && (
            <Button size="xs" variant="subtle" color="gray" onClick={onAll}>
              {t('history.showAll')}
            </Button>
          )}
        </p>
      )}
      {events.length > 0 && (
        <div aria-busy={history.isPlaceholderData} className={classes.days}>
          <StringTexts string={row}>
            <HistoryDays row={row} events={events} onClose={onClose} />
          </StringTexts>
          {hasNextPage ? (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              disabled={history.isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t(history.isFetchingNextPage ? 'pages.loading' : 'history.older')}
            </Button>
          ) : (
            <p className={`ui-12 ink-3 ${classes.beginning}`}>{t('history.beginning')}</p>
          )}
        </div>
      )}
    </>
  );
}
