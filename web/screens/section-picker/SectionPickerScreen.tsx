import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { useContinuePosition } from '../../features/texts/continue/use-continue-position.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { ProjectName } from '../../ui/project-cards/ProjectName.tsx';
import { SectionPicker } from './SectionPicker.tsx';
import classes from './SectionPickerScreen.module.css';

const route = getRouteApi('/frame/projects/$projectId/editor');

/** `/projects/{id}/editor` (editor.1). */
export function SectionPickerScreen() {
  const { t } = useTranslation();
  const { projectId } = route.useParams();
  const id = useProjectId(projectId);
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const { data: sections } = useSuspenseQuery(sectionsQuery(id));
  useTitle(t('sectionPicker.title'), project.name);
  const position = useContinuePosition(project, sections);
  return (
    <div className={classes.chooser}>
      <Link to="/projects/$projectId" params={{ projectId }} className={classes.project}>
        <ProjectName size={18} lang={project.source_lang}>
          {project.name}
        </ProjectName>
      </Link>
      <h1 className={classes.title}>{t('sectionPicker.title')}</h1>
      {sections.length === 0 ? (
        <Empty title={t('sectionPicker.empty.title')} text={t('sectionPicker.empty.text')}>
          <Link to="/projects/$projectId" params={{ projectId }}>
            {t('sectionPicker.toProject')}
          </Link>
        </Empty>
      ) : (
        <SectionPicker
          projectId={projectId}
          lang={project.source_lang}
          targetLang={project.target_lang}
          sections={sections}
          first={position?.section ?? sections[0]?.id}
        />
      )}
    </div>
  );
}
