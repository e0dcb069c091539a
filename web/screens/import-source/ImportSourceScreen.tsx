import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery } from '../../data/queries/sections.ts';
import { ImportSourcePage } from '../../features/import-source/ImportSourcePage.tsx';
import { sectionIn } from './enter-import.ts';

/** `/projects/{project_id}/sections/{section_id}/load_strings` */
export function ImportSourceScreen() {
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/load_strings',
  });
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const { data: section } = useSuspenseQuery(sectionQuery(projectId, sectionIn(sectionId)));
  return <ImportSourcePage project={project} section={section} />;
}
