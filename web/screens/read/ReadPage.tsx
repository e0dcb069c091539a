import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { AccessLostBanner } from '../../features/notices/live/AccessLostBanner.tsx';
import { Announcements } from '../../ui/announcements/Announcements.tsx';
import { SkipLink } from '../../ui/frame/SkipLink.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { neighbours } from './open-sections.ts';
import { ReadHeader } from './ReadHeader.tsx';
import classes from './ReadPage.module.css';
import { ReadSection } from './ReadSection.tsx';
import type { ReadableSection } from './readable-section.ts';
import { charactersPerLine, TEXT_SIZES, useReadingSettings } from './reading-settings.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { sectionTitle } from './section-title.ts';
import { useHasInteracted } from './use-has-interacted.ts';
import type { SectionTextQuery } from './use-section-text.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { useWholeText } from './use-whole-text.ts';

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

export type ReadPageProps = {
  project: Project;
  sections: readonly ReadableSection[];
  open: readonly ReadableSection[];
  textQuery: SectionTextQuery;
  /** Of a moment of the past: which one, above the text. */
  banner?: ReactNode;
  /** In place of the text: why there is none. */
  instead?: ReactNode;
};

/** The reading page: its header, and the texts of the open sections. */
export function ReadPage({ project, sections, open, textQuery, banner, instead }: ReadPageProps) {
  const { t } = useTranslation();
  const { projectId: at, sectionsList } = route.useParams();
  const { view = 'translation', at: moment } = route.useSearch();
  // The control responds at once; the text, which takes long to render, follows.
  const drawn = useDeferredValue(view);
  const [settings, set] = useReadingSettings();
  const isBegun = useHasInteracted();
  const text = useWholeText(open, moment);
  useStayAtEnd();
  const [only, ...others] = open;
  const name = only && others.length === 0 ? sectionTitle(view, only, project).text : undefined;
  useTitle(name ?? t('read.title'), project.name);
  const size = TEXT_SIZES[settings.size] ?? TEXT_SIZES[1];
  return (
    <div
      className={classes.screen}
      style={{ '--read-size': `${size}px`, '--letters-a-line': `${charactersPerLine(size)}` }}
    >
      <AccessLostBanner project={project.id} />
      <SkipLink />
      <ReadHeader
        at={at}
        project={project}
        sections={sections}
        open={open}
        view={view}
        settings={settings}
        onSettings={set}
        print={text}
      />
      <main
        id="text"
        className={classes.leaf}
        data-view={drawn}
        data-past={moment !== undefined || undefined}
        data-originals={(drawn === 'translation' && settings.showsOriginal) || undefined}
        tabIndex={-1}
      >
        {banner}
        {name === undefined && <h1 className={classes.work}>{project.name}</h1>}
        {instead}
        {open.length === 0 && !instead && (
          <Empty title={t('sectionPicker.empty.title')} text={t('sectionPicker.empty.text')} />
        )}
        {open.map((section) => (
          <ReadSection
            key={`${section.id} ${moment}`}
            at={at}
            project={project}
            section={section}
            textQuery={textQuery}
            view={drawn}
            headed={name === undefined ? 'h2' : 'h1'}
            isRequested={isBegun && text.isRequested(section.id)}
            isRestRequested={isBegun}
            onWhole={text.onWhole}
          />
        ))}
        {!text.isWhole && <p className={classes.part}>{t('read.printedPart')}</p>}
        {sectionsList !== ALL_SECTIONS && open.length > 0 && (
          <SectionLinks at={at} project={project} view={drawn} {...neighbours(open, sections)} />
        )}
      </main>
      <Announcements />
    </div>
  );
}
