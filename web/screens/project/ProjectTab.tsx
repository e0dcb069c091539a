import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ProjectSide } from './ProjectSide.tsx';
import classes from './ProjectTab.module.css';
import { Sections } from './sections/Sections.tsx';

type Props = { project: Project; sections: readonly Section[]; members: readonly Member[] };

/** The sections, with recommendations and facts beside them. */
export function ProjectTab({ project, sections, members }: Props) {
  return (
    <div className={classes.columns}>
      <Sections project={project} sections={sections} />
      <ProjectSide project={project} members={members} />
    </div>
  );
}
