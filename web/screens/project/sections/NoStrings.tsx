import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { mayIn } from '../../../data/access/access.ts';
import classes from './SectionsTable.module.css';

type Props = { project: Project; section: Section };

/** In place of the progress of an empty section: what comes next, for those who may do it. */
export function NoStrings({ project, section }: Props) {
  const { t } = useTranslation();
  if (!mayIn(project, 'can_manage_strings')) {
    return <span className={classes.nothing}>{t('project.noStrings')}</span>;
  }
  return (
    <Link
      to="/projects/$projectId/sections/$sectionId/load_strings"
      params={{ projectId: String(project.id), sectionId: printSectionId(section.id) }}
      aria-label={t('project.loadInto', { section: section.name })}
    >
      {t('project.load')}
    </Link>
  );
}
