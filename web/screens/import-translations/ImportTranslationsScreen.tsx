import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.routes.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
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

/**
 * `/projects/{project_id}/upload_translations`: for a project whose sections are all JSON, or by a document for
 * proofreading (imports.27, imports.67).
 */
export function ProjectImportTranslationsScreen() {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/upload_translations' });
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: sections } = useSuspenseQuery(sectionsQuery(id));
  if (project.stats.strings_amount === 0) return <ImportUnavailable projectId={projectId} />;
  return (
    <ImportTranslationsPage
      project={project}
      sections={sections}
      target={t('importTranslations.wholeProject')}
      sectionsList={ALL_SECTIONS}
      isOne={false}
      send={(body, key) => call(importTranslationsToProject, { params: { project: project.id }, body, key })}
    />
  );
}
