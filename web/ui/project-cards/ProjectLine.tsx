import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Project } from '#contract/projects.ts';
import { parseMarkup, plainText } from '#domain/markup/markup.ts';
import { completeness } from '#domain/texts/progress.ts';
import { Cover } from '../covers/Cover.tsx';
import { Age } from '../relative-time/Age.tsx';
import { LanguagePair } from './LanguagePair.tsx';
import { Percent } from './Percent.tsx';
import classes from './ProjectLine.module.css';

type Props = {
  project: Project;
  /** In place of the languages: one's role, say. */
  aside?: ReactNode;
};

/** A project as a line of a list: cover, name, what it is, languages, how far it is. */
export function WorkLine({ project, aside }: Props) {
  const { id, handle, name, cover_image, description, stats, updated_at } = project;
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }} className={classes.line}>
      <Cover handle={handle} name={name} image={cover_image} />
      <span className={classes.words}>
        <b className={classes.name}>{name}</b>
        <span className={classes.description}>{plainText(parseMarkup(description))}</span>
      </span>
      <span className={classes.aside} data-own={aside !== undefined || undefined}>
        {aside ?? <LanguagePair source={project.source_lang} target={project.target_lang} />}
      </span>
      <span className={classes.far}>
        <b>
          <Percent value={completeness(stats)} />
        </b>
        <Age time={stats.last_update ?? updated_at} />
      </span>
    </Link>
  );
}
