import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { familyQuery } from '../../data/queries/families.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { AddFilesPage } from '../../features/files/add-files/AddFilesPage.tsx';
import { takeHandedOverFiles } from '../../features/files/add-files/handover.ts';
import { otherLanguages } from '../../features/files/add-files/other-languages.ts';

/** `/projects/{project_id}/load_files`: imports any files at once. */
export function AddFilesScreen() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/load_files' });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: sections } = useSuspenseQuery(sectionsQuery(id));
  const { data: family } = useSuspenseQuery(familyQuery(id));
  const languages = useMemo(() => otherLanguages(family, id), [family, id]);
  return (
    <AddFilesPage
      project={project}
      sections={sections}
      languages={languages}
      take={() => takeHandedOverFiles(project.id)}
    />
  );
}
