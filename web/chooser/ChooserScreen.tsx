import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Empty } from '../frame/Empty.tsx';
import { useTitle } from '../frame/title.ts';
import { useGoingOn } from '../going-on/use-going-on.ts';
import { projectQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';
import { WorkName } from '../works/WorkName.tsx';
import classes from './ChooserScreen.module.css';
import { SectionChooser } from './SectionChooser.tsx';

const route = getRouteApi('/frame/projects/$projectId/editor');

/** `/projects/{id}/editor` (SPEC §2 'Section chooser'). */
export function ChooserScreen() {
  const { t } = useTranslation();
  const { projectId } = route.useParams();
  const { data: project } = useSuspenseQuery(projectQuery(projectId));
  const { data: sections } = useSuspenseQuery(sectionsQuery(projectId));
  useTitle(t('chooser.title'), project.name);
  const goingOn = useGoingOn(project, projectId, sections);
  return (
    <div className={classes.chooser}>
      <Link to="/projects/$projectId" params={{ projectId }} className={classes.project}>
        <WorkName size={18} lang={project.source_lang}>
          {project.name}
        </WorkName>
      </Link>
      <h1 className={classes.title}>{t('chooser.title')}</h1>
      {sections.length === 0 ? (
        <Empty title={t('chooser.empty.title')} text={t('chooser.empty.text')}>
          <Link to="/projects/$projectId" params={{ projectId }}>
            {t('chooser.toProject')}
          </Link>
        </Empty>
      ) : (
        <SectionChooser
          projectId={projectId}
          lang={project.source_lang}
          targetLang={project.target_lang}
          sections={sections}
          first={goingOn?.section ?? sections[0]?.id}
        />
      )}
    </div>
  );
}
