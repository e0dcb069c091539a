import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { ReadString } from '#contract/texts/reading.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { withDescriptions } from '#domain/files/looks/with-descriptions.ts';
import { withoutLabels } from '#domain/formats/book-labels.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { BOOK_FORMATS, SUBTITLE_FORMATS } from '#domain/formats/model/format-lists.ts';
import { titleStringOf } from '#domain/texts/sections/section-titles.ts';
import { mayIn } from '../../data/access/access.ts';
import { looksQuery } from '../../data/queries/reading.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { blocksOf } from './blocks.ts';
import { ReadBlock } from './ReadBlock.tsx';
import classes from './ReadSection.module.css';
import { isPast, type ReadableSection } from './readable-section.ts';
import { SectionTitle } from './SectionTitle.tsx';
import type { StringTextContext } from './StringText.tsx';
import { looksOf, tableOf } from './section-looks.ts';
import { useIsNear } from './use-is-near.ts';
import { useScrollToString } from './use-scroll-to-string.ts';
import { type SectionTextQuery, useSectionText } from './use-section-text.ts';
import type { ReadView } from './views.ts';

type Props = {
  at: string;
  project: Project;
  section: ReadableSection;
  textQuery: SectionTextQuery;
  view: ReadView;
  /** The heading level of its name. */
  headed: 'h1' | 'h2';
  /** Whether its text is fetched before it is scrolled near. */
  isRequested: boolean;
  /** Whether the rest of the text is fetched after its first page. */
  isRestRequested: boolean;
  onWhole: (section: number) => void;
};

const WIDTHS = [96, 88, 92, 61];
/** The estimated height of a string that is not loaded, in pixels. */
const ESTIMATED_HEIGHT = 72;

const SECTION = 'section-';

/** The anchor of a section within the page. */
export const anchorOf = (section: number) => SECTION + printSectionId(section);

/** The section with an anchor; undefined if it is none of a section. */
export const sectionOfAnchor = (anchor = ''): number | undefined =>
  anchor.startsWith(SECTION) ? Number.parseInt(anchor.slice(SECTION.length), 16) : undefined;

/**
 * What is read of a section: the descriptions of its pictures, but no other labels of a book's file, unless it has
 * nothing else (books.19).
 */
function readOf(strings: readonly ReadString[], format: Format | null, looks: StringTextContext['looks']) {
  const described = withDescriptions(strings, looks?.descriptions ?? [], ({ id }) => id);
  const read = withoutLabels(described, format, ({ id }) => looks?.of.get(id)?.picture !== undefined);
  return read.length > 0 ? read : strings;
}

/** A section's name and text, fetched when it is scrolled near. Memoized, since it may have thousands of strings. */
export const ReadSection = memo(function ReadSection({
  at,
  project,
  section,
  textQuery,
  view,
  headed,
  isRequested,
  isRestRequested,
  onWhole,
}: Props) {
  const { t } = useTranslation();
  const [place, isNear] = useIsNear<HTMLElement>();
  const [wasRequested, setWasRequested] = useState(false);
  if ((isNear || isRequested) && !wasRequested) setWasRequested(true);
  const isOfBook = BOOK_FORMATS.some((format) => format === section.format);
  // Labels are shown as texts.
  const hasLooks = wasRequested && isOfBook && !isPast(section) && !section.has_only_labels;
  const read = useQuery({ ...looksQuery(project.id, section.id), enabled: hasLooks });
  const looks = useMemo(
    () => read.data && looksOf(project.id, section.id, read.data),
    [read.data, project.id, section.id],
  );
  const text = useSectionText(textQuery(project.id, section.id), wasRequested, isRestRequested);
  // The text waits for what it looks like, so that it doesn't move.
  const isWaiting = hasLooks && read.isPending;
  const { error, again } = text;
  const strings = isWaiting ? undefined : text.strings;
  const isWhole = !isWaiting && text.isWhole;
  const shown = useMemo(
    () => strings && readOf(strings, section.format, looks),
    [strings, section.format, looks],
  );
  const title = titleStringOf(shown ?? [], section);
  const blocks = useMemo(
    () => shown && blocksOf(title ? shown.slice(1) : shown, (id) => tableOf(looks?.of.get(id))),
    [shown, title, looks],
  );
  useScrollToString(strings);
  useEffect(() => {
    if (isWhole) onWhole(section.id);
  }, [isWhole, onWhole, section.id]);
  const context: StringTextContext = {
    at,
    section: section.id,
    view,
    mayTranslate: mayIn(project, 'can_translate'),
    isPast: isPast(section),
    isTimed: section.format !== null && SUBTITLE_FORMATS.includes(section.format),
    sourceLang: project.source_lang,
    targetLang: project.target_lang,
    looks,
  };
  const isProse = isOfBook || (!isPast(section) && section.splitting === 'paragraphs');
  const amount = section.stats.strings_amount;
  const missing = Math.max(0, amount - (strings?.length ?? 0));
  return (
    <section
      ref={place}
      id={anchorOf(section.id)}
      className={classes.section}
      data-prose={(view !== 'both' && isProse) || undefined}
      aria-busy={!strings && !error}
    >
      <SectionTitle as={headed} project={project} section={section} string={title} place={context} />
      {blocks?.map((block) => (
        <ReadBlock key={block[0]?.id} strings={block} {...context} />
      ))}
      {strings?.length === 0 && <p className="ink-3">{t('read.empty')}</p>}
      {error && (
        <Notice kind="error">
          {failureWords(t, error)} <Button onClick={again}>{t('pages.tryAgain')}</Button>
        </Notice>
      )}
      {!isWhole && !error && (
        // A new key: reusing the element would count as a layout shift.
        <div key={strings ? 'rest' : 'all'} role="status" style={{ minHeight: missing * ESTIMATED_HEIGHT }}>
          <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
          {missing > 0 &&
            WIDTHS.map((width) => <Skeleton key={width} width={`${width}%`} height={12} mb={20} />)}
        </div>
      )}
    </section>
  );
});
