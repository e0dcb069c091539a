import type { Project } from '#contract/projects/projects.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { RelativeTime } from '../relative-time/RelativeTime.tsx';
import { Percent } from './Percent.tsx';
import classes from './ProjectLine.module.css';

/** At the end of a project's line: how much of it is translated, and when it last changed. */
export function LineProgress({
  project: { stats, updated_at },
}: {
  project: Pick<Project, 'stats' | 'updated_at'>;
}) {
  return (
    <span className={classes.far}>
      <b>
        <Percent value={translatedPercent(stats)} />
      </b>
      <RelativeTime time={stats.last_update ?? updated_at} />
    </span>
  );
}
