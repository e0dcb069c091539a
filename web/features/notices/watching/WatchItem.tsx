import { Menu } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WatchPlace } from '../../../data/queries/notifications.ts';
import { useWatch } from './use-watch.ts';

const WORDS = {
  section: { watch: 'notifications.watchSection', unwatch: 'notifications.unwatchSection' },
  string: { watch: 'notifications.watchString', unwatch: 'notifications.unwatchString' },
} as const;

/** The item of a menu that watches a section or a string, or stops it (notifications.24). */
export function WatchItem({ place }: { place: WatchPlace }) {
  const { t } = useTranslation();
  const { isWatched, set, isPending } = useWatch(place);
  const target = place.string === undefined ? 'section' : 'string';
  const words = WORDS[target];
  const Icon = isWatched ? IconBellOff : IconBell;
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.75} />}
      title={t(`notifications.watchHint.${target}`)}
      disabled={isWatched === undefined || isPending}
      onClick={() => set(!isWatched)}
    >
      {t(isWatched ? words.unwatch : words.watch)}
    </Menu.Item>
  );
}
