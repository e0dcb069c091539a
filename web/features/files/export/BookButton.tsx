import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import type { BookMenuProps } from './BookMenu.tsx';

const BookMenu = openedByButton<'BookMenu', BookMenuProps>(() => import('./BookMenu.tsx'), 'BookMenu');

/** Downloads the translation as a book, for everyone who reads a project that offers it (exports.37). */
export function BookButton({ project }: { project: Project }) {
  const { t } = useTranslation();
  return (
    <BookMenu
      project={project}
      button={
        <Button size="md" leftSection={<IconDownload size={16} stroke={1.75} />}>
          {t('project.download')}
        </Button>
      }
    />
  );
}
