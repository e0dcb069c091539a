import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { ReadableSection } from './readable-section.ts';
import classes from './SectionLinks.module.css';
import { sectionTitle } from './section-title.ts';
import type { ReadView } from './views.ts';

type Props = {
  at: string;
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  view: ReadView;
  before: ReadableSection | undefined;
  after: ReadableSection | undefined;
};

/** Links to the previous and next sections, below the text. */
export function SectionLinks({ at, project, view, before, after }: Props) {
  const { t } = useTranslation();
  const link = (section: ReadableSection) => ({
    to: '/projects/$projectId/read/$sectionsList' as const,
    params: { projectId: at, sectionsList: printSectionId(section.id) },
    search: true as const,
  });
  const name = (section: ReadableSection) => {
    const { text, lang } = sectionTitle(view, section, project);
    return <span lang={lang}>{text}</span>;
  };
  return (
    <nav className={classes.links} aria-label={t('read.sections')}>
      {before && (
        <Link {...link(before)} rel="prev">
          <IconArrowLeft size={16} stroke={1.75} />
          {name(before)}
        </Link>
      )}
      {after && (
        <Link {...link(after)} rel="next" className={classes.after}>
          {name(after)}
          <IconArrowRight size={16} stroke={1.75} />
        </Link>
      )}
    </nav>
  );
}
