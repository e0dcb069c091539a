import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery } from '../../data/queries/sections.ts';
import { ImportSourcePage } from '../../features/import-source/ImportSourcePage.tsx';
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
