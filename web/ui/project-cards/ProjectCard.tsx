import { Link } from '@tanstack/react-router';
import type { Project } from '#contract/projects/projects.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { Cover } from '../covers/Cover.tsx';
import { RelativeTime } from '../relative-time/RelativeTime.tsx';
import { Percent } from './Percent.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import classes from './ProjectCard.module.css';

/** A card of the user's own project: cover, name, description and progress (screens.12). */
export function ProjectCard({ project }: { project: Project }) {
  const { id, handle, name, cover_image, description, stats, updated_at } = project;
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }} className={classes.card}>
      <span className={classes.cover}>
        <Cover handle={handle} name={name} image={cover_image} />
      </span>
      <span className={classes.words}>
        <b className={classes.name}>{name}</b>
        <span className={classes.description}>{plainText(parseMarkup(description))}</span>
        <span className={classes.far}>
          <ProgressBar stats={stats} height={4} />
          <span className={classes.facts}>
            <b>
              <Percent value={translatedPercent(stats)} />
            </b>
            <RelativeTime time={stats.last_update ?? updated_at} />
          </span>
        </span>
      </span>
    </Link>
  );
}
