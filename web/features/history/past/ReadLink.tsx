import { Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS, printSectionId } from '#domain/core/addresses/sections-list.ts';

const route = getRouteApi('/frame/projects/$projectId');

type Props = {
  at: number;
  /** Without it all sections. */
  section?: { id: number; name: string };
};

/** A link to the reading page as it was at a moment (past.7). */
export function ReadLink({ at, section }: Props) {
  const { t } = useTranslation();
  const { projectId } = route.useParams();
  return (
    <Button
      size="xs"
      leftSection={<IconBook2 size={14} />}
      aria-label={section && `${t('project.read')}: ${section.name}`}
      renderRoot={(props) => (
        <Link
          to="/projects/$projectId/read/$sectionsList"
          params={{ projectId, sectionsList: section ? printSectionId(section.id) : ALL_SECTIONS }}
          search={{ at }}
          {...props}
        />
      )}
    >
      {t('project.read')}
    </Button>
  );
}
