import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { Cover } from '../covers/Cover.tsx';
import { LanguagePair } from './LanguagePair.tsx';
import { LineProgress } from './LineProgress.tsx';
import classes from './ProjectLine.module.css';

type Props = {
  project: Project;
  /** Shown in place of the languages: the user's role, for example. */
  aside?: ReactNode;
};

/** A project in a list: cover, name, description, languages and progress. */
export function ProjectLine({ project, aside }: Props) {
  const { id, handle, name, cover_image, description } = project;
  return (
    <Link to="/projects/$projectId" params={{ projectId: String(id) }} className={classes.line}>
      <Cover handle={handle} name={name} image={cover_image} />
      <span className="min-width-0">
        <b className={classes.name}>{name}</b>
        <span className={classes.description}>{plainText(parseMarkup(description))}</span>
      </span>
      <span className={classes.aside} data-own={aside !== undefined || undefined}>
        {aside ?? <LanguagePair source={project.source_lang} target={project.target_lang} />}
      </span>
      <LineProgress project={project} />
    </Link>
  );
}
