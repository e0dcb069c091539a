import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** The button below a list that loads the next page, or why a page could not be loaded. */
export function LoadMore({ of: query }: { of: PagedQuery }) {
  const { t } = useTranslation();
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (error) {
    return (
      <NotLoaded error={error} onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} />
    );
  }
  if (!hasNextPage) return null;
  return (
    <p className="padding-top-16">
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('admin.more')}
      </Button>
    </p>
  );
}
