import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { projectQuery } from '../../data/queries/projects.ts';
import { newSection } from '../../features/import-source/draft/into.ts';
import { LoadPage } from '../../features/import-source/ImportPage.tsx';
import { broughtTo, nameFor, takeBrought } from '../../features/import-source/unfinished/brought.ts';

/** `/projects/{project_id}/load_strings`: a section that is added together with its strings, and not before. */
export function NewLoadScreen() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/load_strings' });
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const [section] = useState(() => newSection(nameFor(broughtTo(project.id), project)));
  return <LoadPage project={project} section={section} take={() => takeBrought(project.id)} />;
}
