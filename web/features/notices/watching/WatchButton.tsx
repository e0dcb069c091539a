import { Button } from '@mantine/core';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWatch } from './use-watch.ts';

/** The button that watches a project, pressed while it is watched (notifications.24). Nothing until that is known. */
export function WatchButton({ project }: { project: number }) {
  const { t } = useTranslation();
  const { isWatched, set, isPending } = useWatch({ project });
  if (isWatched === undefined) return null;
  const Icon = isWatched ? IconBellRinging : IconBell;
  return (
    <Button
      leftSection={<Icon size={16} stroke={1.75} />}
      title={t('notifications.watchHint.project')}
      aria-pressed={isWatched}
      disabled={isPending}
      onClick={() => set(!isWatched)}
    >
      {t(isWatched ? 'notifications.watched' : 'notifications.watch')}
    </Button>
  );
}
