import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { projectQuery } from '../wire/projects.ts';
import { broughtTo, nameFor, takeBrought } from './brought.ts';
import { newSection } from './into.ts';
import { LoadPage } from './LoadPage.tsx';

/** `/projects/{project_id}/load_strings`: a section that is added together with its strings, and not before. */
export function NewLoadScreen() {
  const { projectId } = useParams({ from: '/frame/projects/$projectId/load_strings' });
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const [section] = useState(() => newSection(nameFor(broughtTo(project.id), project)));
  return <LoadPage project={project} section={section} take={() => takeBrought(project.id)} />;
}
