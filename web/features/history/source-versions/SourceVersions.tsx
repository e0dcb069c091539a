import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { sourceVersionsQuery } from '../../../data/queries/source-versions.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import classes from './SourceVersions.module.css';
import { VersionRow } from './VersionRow.tsx';

type Props = { project: Project; section: Section; onClose: () => void };

/** The imports and updates that a section's source comes from, newest first (updates.14). */
export function SourceVersions({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const versions = useInfiniteQuery(sourceVersionsQuery(project.id, section.id));
  const [focused, setFocused] = useState<number>();
  const rows = versions.data?.pages.flat() ?? [];
  const seesLog = hasPermission(roleIn(project), 'can_see_logs');
  const fetchMore = () => {
    // The button may be gone afterwards; reading goes on at the first row that has come.
    setFocused(rows.length);
    void versions.fetchNextPage();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone ?? false}
      title={t('sourceVersions.title', { section: section.name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {versions.isPending && <Pending />}
      {versions.data && rows.length === 0 && (
        <Empty title={t('sourceVersions.none')} text={t('sourceVersions.noneText')} />
      )}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={t('sourceVersions.list')}>
          {rows.map((version, at) => (
            <VersionRow
              key={version.event}
              project={project.id}
              version={version}
              seesLog={seesLog}
              isFocused={at === focused}
              onLeave={onClose}
            />
          ))}
        </ul>
      )}
      {versions.error && (
        <NotLoaded
          error={versions.error}
          onRetry={() => void (versions.isFetchNextPageError ? versions.fetchNextPage() : versions.refetch())}
        />
      )}
      {versions.hasNextPage && (
        <Button
          className={classes.more}
          variant="subtle"
          color="gray"
          loading={versions.isFetchingNextPage}
          onClick={fetchMore}
        >
          {t('sourceVersions.older')}
        </Button>
      )}
    </Modal>
  );
}
