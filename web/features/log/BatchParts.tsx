import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logQuery } from '../../data/queries/log.ts';
import { useNextPage } from '../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { LogLine } from './LogLine.tsx';
import classes from './LogList.module.css';
import { useLogContext } from './log-context.ts';

/** What a batch has changed, as far as it is asked for (batches.7). */
export function BatchParts({ batch }: { batch: number }) {
  const { t } = useTranslation();
  const { project } = useLogContext();
  const query = useInfiniteQuery(logQuery(project.id, { batch }));
  const { data, error, hasNextPage, refetch } = query;
  const next = useNextPage(query);
  if (!data) return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Pending />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <ul className={classes.inside}>
        {entries.map((entry) => (
          <LogLine key={entry.id} entry={entry} isInGroup />
        ))}
      </ul>
      {error && (
        <NotLoaded error={error} onRetry={query.isFetchNextPageError ? next.ask : () => void refetch()} />
      )}
      {hasNextPage && !error && (
        <Button size="xs" variant="subtle" color="gray" disabled={next.isWaiting} onClick={next.ask}>
          {t(next.isWaiting ? 'pages.loading' : 'log.older')}
        </Button>
      )}
    </>
  );
}
