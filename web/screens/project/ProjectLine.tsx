import { memo } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { readsTexts, roleIn } from '../../data/access/access.ts';
import { JoinButton } from '../../features/projects/joining/JoinButton.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { Percent } from '../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../ui/project-cards/ProgressBar.tsx';
import { ProjectName } from '../../ui/project-cards/ProjectName.tsx';
import { EditorButton } from './EditorButton.tsx';
import classes from './ProjectLine.module.css';

type Props = { project: Project; sections: readonly Section[] };

/**
 * The head of the page above all tabs but the first: cover, name, progress and the main button in one line
 * (projects.35).
 */
export const ProjectLine = memo(function ProjectLine({ project, sections }: Props) {
  const { name, handle, cover_image, stats } = project;
  const isMember = roleIn(project) !== undefined;
  return (
    <header className={classes.line}>
      <div className="flex-none">
        <Cover handle={handle} name={name} image={cover_image} width={32} />
      </div>
      <div className={classes.name} title={name}>
        <ProjectName size={18} as="h1">
          {name}
        </ProjectName>
      </div>
      {stats.strings_amount > 0 && (
        <div className={classes.progress}>
          <ProgressBar stats={stats} />
          <Percent value={translatedPercent(stats)} />
        </div>
      )}
      <div className={classes.act}>
        {isMember ? (
          readsTexts(project) &&
          stats.strings_amount > 0 && <EditorButton project={project} sections={sections} isAlone />
        ) : (
          <JoinButton project={project} />
        )}
      </div>
    </header>
  );
});
