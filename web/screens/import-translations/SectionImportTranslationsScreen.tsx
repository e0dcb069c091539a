import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { importTranslationsToSection } from '#contract/translation-imports.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery } from '../../data/queries/sections.ts';
import { call } from '../../data/wire/call.ts';
import { parseSectionId } from '../import-source/load-import.ts';
import { ImportTranslationsPage } from './ImportTranslationsPage.tsx';
import { ImportUnavailable } from './ImportUnavailable.tsx';

/** `/projects/{project_id}/sections/{section_id}/upload_translations` (imports.1). */
export function SectionImportTranslationsScreen() {
  const { projectId, sectionId } = useParams({
    from: '/frame/projects/$projectId/sections/$sectionId/upload_translations',
  });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: section } = useSuspenseQuery(sectionQuery(id, parseSectionId(sectionId)));
  if (section.stats.strings_amount === 0) return <ImportUnavailable projectId={projectId} />;
  return (
    <ImportTranslationsPage
      project={project}
      sections={[section]}
      target={section.name}
      sectionsList={sectionId}
      isOne
      send={(body, key) =>
        call(importTranslationsToSection, { params: { project: project.id, section: section.id }, body, key })
      }
    />
  );
}
