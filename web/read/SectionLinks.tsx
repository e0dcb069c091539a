import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { printSectionId } from '#domain/sections-list.ts';
import classes from './SectionLinks.module.css';

type Props = { at: string; lang: string; before: Section | undefined; after: Section | undefined };

/** To the sections before and after, at the foot of the text. */
export function SectionLinks({ at, lang, before, after }: Props) {
  const { t } = useTranslation();
  const link = (section: Section) => ({
    to: '/projects/$projectId/read/$sectionsList' as const,
    params: { projectId: at, sectionsList: printSectionId(section.id) },
    search: true as const,
  });
  return (
    <nav className={classes.links} aria-label={t('read.sections')}>
      {before && (
        <Link {...link(before)} rel="prev">
          <IconArrowLeft size={16} stroke={1.75} />
          <span lang={lang}>{before.name}</span>
        </Link>
      )}
      {after && (
        <Link {...link(after)} rel="next" className={classes.after}>
          <span lang={lang}>{after.name}</span>
          <IconArrowRight size={16} stroke={1.75} />
        </Link>
      )}
    </nav>
  );
}
