import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { ProjectLine } from './ProjectLine.tsx';
import classes from './ProjectLines.module.css';

type Props = {
  /** Undefined while they load: `expected` placeholders are shown. */
  projects: readonly Project[] | undefined;
  expected?: number;
  asideOf?: (project: Project) => ReactNode;
};

export function ProjectLines({ projects, expected = 4, asideOf }: Props) {
  if (projects === undefined) {
    return (
      <div className={classes.lines} aria-hidden="true">
        {Array.from({ length: expected }, (_, at) => at).map((at) => (
          <div key={at} className={classes.pending}>
            <Skeleton width={40} height={60} />
            <div>
              <Skeleton width="40%" height={14} />
              <Skeleton width="70%" height={10} mt={12} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.lines}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectLine project={project} aside={asideOf?.(project)} />
        </li>
      ))}
    </ul>
  );
}
