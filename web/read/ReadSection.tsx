import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { isSubtitles } from '#domain/formats/format.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { Notice } from '../frame/Notice.tsx';
import { failureWords } from '../language/failure-words.ts';
import { mayIn } from '../project/standing.ts';
import { readingQuery } from '../wire/reading.ts';
import { Passage } from './Passage.tsx';
import classes from './ReadSection.module.css';
import { useNearness } from './use-nearness.ts';
import type { ReadView } from './views.ts';

type Props = {
  at: string;
  project: Project;
  section: Section;
  view: ReadView;
  /** The rank of its name among the page's headings. */
  headed: 'h1' | 'h2';
};

const WIDTHS = [96, 88, 92, 61];
/** What a string takes on the page until it is there, so that the page is about as long as it will be. */
const ABOUT_HEIGHT = 72;

/** The address of a section within the page. */
export const anchorOf = (section: number) => `section-${printSectionId(section)}`;

/** A section's name and text, which is asked for when one comes near. */
export function ReadSection({ at, project, section, view, headed: Heading }: Props) {
  const { t } = useTranslation();
  const [place, isNear] = useNearness<HTMLElement>();
  const { data: strings, error, refetch } = useQuery({ ...readingQuery(at, section.id), enabled: isNear });
  const amount = section.stats.strings_amount;
  return (
    <section ref={place} id={anchorOf(section.id)} className={classes.section} aria-busy={!strings && !error}>
      <Heading className={classes.name} lang={project.source_lang}>
        {section.name}
      </Heading>
      {strings?.map((string) => (
        <Passage
          key={string.id}
          at={at}
          section={section.id}
          string={string}
          view={view}
          mayTranslate={mayIn(project, 'can_translate')}
          isTimed={isSubtitles(section.format)}
          sourceLang={project.source_lang}
          targetLang={project.target_lang}
        />
      ))}
      {strings?.length === 0 && <p className={classes.none}>{t('read.empty')}</p>}
      {error && !strings && (
        <Notice kind="error">
          {failureWords(t, error)} <Button onClick={() => void refetch()}>{t('pages.tryAgain')}</Button>
        </Notice>
      )}
      {!strings && !error && (
        <div role="status" style={{ minHeight: amount * ABOUT_HEIGHT }}>
          <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
          {amount > 0 &&
            WIDTHS.map((width) => <Skeleton key={width} width={`${width}%`} height={12} mb={20} />)}
        </div>
      )}
    </section>
  );
}
