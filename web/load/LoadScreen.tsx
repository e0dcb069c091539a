import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { projectQuery } from '../wire/projects.ts';
import { sectionQuery } from '../wire/sections.ts';
import { sectionIn } from './enter-load.ts';
import { LoadPage } from './LoadPage.tsx';

/** `/projects/{project_id}/sections/{section_id}/load_strings` */
export function LoadScreen() {
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/load_strings',
  });
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const { data: section } = useSuspenseQuery(sectionQuery(projectId, sectionIn(sectionId)));
  return <LoadPage project={project} section={section} />;
}
