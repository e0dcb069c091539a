import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LanguagesMenu } from '../../features/files/languages/LanguagesMenu.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Markup } from '../../ui/markup/Markup.tsx';
import { LanguagePair } from '../../ui/project-cards/LanguagePair.tsx';
import { ProjectName } from '../../ui/project-cards/ProjectName.tsx';
import { dayText } from '../../ui/relative-time/day-text.ts';
import { ProjectActions } from './ProjectActions.tsx';
import classes from './ProjectHead.module.css';
import { ProjectProgress } from './ProjectProgress.tsx';

type Props = { project: Project; sections: readonly Section[] };

/** The head of a project's page above its first tab: facts, progress and actions. */
export const ProjectHead = memo(function ProjectHead({ project, sections }: Props) {
  const { t, i18n } = useTranslation();
  const { name, handle, cover_image, description, visibility, status, source_lang, target_lang } = project;
  const date = dayText(project.created_at, i18n.language);
  return (
    <header className={classes.head}>
      <div>
        <Cover handle={handle} name={name} image={cover_image} />
      </div>
      <div className={classes.words}>
        <div>
          <ProjectName size={36} as="h1">
            {name}
          </ProjectName>
          <ul className={`facts ${classes.facts}`}>
            <li>
              <LanguagePair source={source_lang} target={target_lang} />
              {project.in_family && <LanguagesMenu project={project} />}
            </li>
            <li>{t(`project.visibility.${visibility}`)}</li>
            <li>{t(`project.status.${status}`)}</li>
            {sections.length > 0 && (
              <li className={classes.minor}>{t('project.sections', { count: sections.length })}</li>
            )}
            <li className={classes.minor}>{t('project.since', { date })}</li>
          </ul>
        </div>
        {description !== '' && (
          <div className={classes.lead}>
            <Markup text={description} />
          </div>
        )}
        <ProjectActions project={project} sections={sections} />
      </div>
      <ProjectProgress project={project} />
    </header>
  );
});
