import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Stats } from '#contract/core/stats.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ALL_SECTIONS, printSectionId } from '#domain/core/addresses/sections-list.ts';
import { readsTexts } from '../../../data/access/access.ts';
import classes from './ReviewLink.module.css';

type Props = {
  project: Project;
  /** A section; the whole project if left out. */
  section?: Section;
  stats: Stats;
};

/** How many strings need review, as a link to them in the editor (statistics.12); nothing if none does. */
export function ReviewLink({ project, section, stats }: Props) {
  const { t } = useTranslation();
  const count = stats.strings_needing_review;
  if (count === 0) return null;
  const words = t('project.toReview', { count });
  if (!readsTexts(project)) return <span className={classes.words}>{words}</span>;
  return (
    <Link
      className={classes.link}
      to="/projects/$projectId/editor/$sectionsList"
      params={{
        projectId: String(project.id),
        sectionsList: section ? printSectionId(section.id) : ALL_SECTIONS,
      }}
      search={{ status: 'needs_review' }}
      aria-label={section && t('project.toReviewIn', { count, section: section.name })}
    >
      {words}
    </Link>
  );
}
