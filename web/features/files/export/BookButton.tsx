import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { Overlays } from './overlays.ts';

/** Downloads the translation as a book, for everyone who reads a project that offers it (exports.37). */
export function BookButton({ project }: { project: Project }) {
  const { t } = useTranslation();
  return (
    <Overlays.BookMenu
      project={project}
      button={
        <Button size="md" leftSection={<IconDownload size={16} stroke={1.75} />}>
          {t('project.download')}
        </Button>
      }
    />
  );
}
