import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#contract/notices/announcements.ts';
import { announcementsQuery } from '../../data/queries/announcements.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementLine } from './AnnouncementLine.tsx';
import classes from './AnnouncementsTab.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';

/** The announcements of the site: adding, editing, ending and deleting them (announcements.1). */
export function AnnouncementsTab() {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<Announcement | 'new'>();
  const query = useInfiniteQuery(announcementsQuery);
  const announcements = query.data?.pages.flat();
  return (
    <div className={`padding-top-24 ${classes.tab}`}>
      <h2 ref={head} tabIndex={-1}>
        {t('announcements.title')}
      </h2>
      <p className="margin-bottom-12 ui-13 ink-2">{t('announcements.hint')}</p>
      <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited('new')}>
        {t('announcements.add')}
      </Button>
      {announcements === undefined && !query.error && <ListSkeleton />}
      {announcements?.length === 0 && <p className={list.nothing}>{t('announcements.none')}</p>}
      {announcements && announcements.length > 0 && (
        <ul className={`lines ${list.list}`} aria-label={t('announcements.title')}>
          {announcements.map((one) => (
            <AnnouncementLine
              key={one.id}
              announcement={one}
              onEdit={() => setEdited(one)}
              // The line leaves the list, or the button the line, with the focus.
              onGone={() => head.current?.focus()}
            />
          ))}
        </ul>
      )}
      <LoadMore of={query} />
      {edited && (
        <AnnouncementDialog
          announcement={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
