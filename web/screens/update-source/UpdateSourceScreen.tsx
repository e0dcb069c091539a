import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery } from '../../data/queries/sections.ts';
import { UpdateSourcePage } from '../../features/files/update-source/UpdateSourcePage.tsx';
import { parseSectionId } from '../import-source/load-import.ts';

/** `/projects/{project_id}/sections/{section_id}/update_source` */
export function UpdateSourceScreen() {
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/update_source',
  });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: section } = useSuspenseQuery(sectionQuery(id, parseSectionId(sectionId)));
  return <UpdateSourcePage project={project} section={section} />;
}
