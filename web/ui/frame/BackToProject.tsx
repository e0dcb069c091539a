import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import classes from './BackToProject.module.css';

type Props = {
  /** The project as the page's address has it. */
  projectRef: string;
  project: Pick<Project, 'name' | 'source_lang'>;
  /** The size and the margins of the link, which differ by header. */
  className?: string | undefined;
};

/** The link back to the project, in the headers of the editor and of the reading page. */
export function BackToProject({ projectRef, project, className = '' }: Props) {
  const { t } = useTranslation();
  return (
    <Link
      to="/projects/$projectId"
      params={{ projectId: projectRef }}
      className={`${classes.back} ${className}`}
      aria-label={`${t('frame.backToProject')}: ${project.name}`}
      title={t('frame.backToProject')}
    >
      <IconChevronLeft size={16} stroke={1.75} />
      <span lang={project.source_lang}>{project.name}</span>
    </Link>
  );
}
