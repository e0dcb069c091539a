import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery } from '../../data/queries/sections.ts';
import { newSection } from '../../features/files/import-source/draft/import-target.ts';
import { ImportSourcePage } from '../../features/files/import-source/ImportSourcePage.tsx';
import {
  newSectionName,
  pendingImportOf,
  takePendingImport,
} from '../../features/files/import-source/unfinished/pending-import.ts';
import { parseSectionId } from './load-import.ts';

/** `/projects/{project_id}/sections/{section_id}/load_strings` */
export function ImportSourceScreen() {
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/load_strings',
  });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: section } = useSuspenseQuery(sectionQuery(id, parseSectionId(sectionId)));
  return <ImportSourcePage project={project} section={section} />;
}

/** `/projects/{project_id}/load_strings`: imports strings into a section that is added with them. */
export function NewImportSourceScreen() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/load_strings' });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const [section] = useState(() => newSection(newSectionName(pendingImportOf(project.id), project)));
  return <ImportSourcePage project={project} section={section} take={() => takePendingImport(project.id)} />;
}
