import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownUsageQuery } from '../../../data/queries/usage.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { UsageLines } from './UsageLines.tsx';

/** The storage of the user's own projects and its limits. */
export function OwnUsage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownUsageQuery);
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={48} aria-hidden="true" />;
  return <UsageLines shares={data} label={t('usage.own')} />;
}
