import { ActionIcon } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';
import classes from './LanguagesMenu.module.css';

const { LanguagesMenuItems } = lazyOverlays(lazyCode(() => import('./LanguagesMenuItems.tsx')));

type Props = {
  project: ProjectWithoutProgress;
  /** In the editor: the first open section, and the chosen string, whose copies it leads to. */
  at?: { section: number; string: number | undefined };
};

/** The menu of the other languages of a project (families.16). */
export function LanguagesMenu({ project, at }: Props) {
  const { t } = useTranslation();
  return (
    <LanguagesMenuItems
      project={project}
      at={at}
      button={
        <ActionIcon
          className={at ? undefined : classes.inLine}
          aria-label={t('project.otherLanguages')}
          title={t('project.otherLanguages')}
        >
          <IconWorld size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
