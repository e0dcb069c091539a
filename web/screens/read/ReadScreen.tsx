import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS } from '#domain/addresses/sections-list.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { AccessLostBanner } from '../../features/live/AccessLostBanner.tsx';
import { useLive } from '../../features/live/use-live.ts';
import { Announcements } from '../../ui/announcements/Announcements.tsx';
import { NotFoundPage } from '../../ui/frame/ErrorPages.tsx';
import { SkipLink } from '../../ui/frame/SkipLink.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { neighbours, openSections } from './open-sections.ts';
import { ReadHeader } from './ReadHeader.tsx';
import classes from './ReadScreen.module.css';
import { ReadSection } from './ReadSection.tsx';
import { charactersPerLine, TEXT_SIZES, useReadingSettings } from './reading-settings.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { sectionTitle } from './section-title.ts';
import { useHasInteracted } from './use-has-interacted.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { useWholeText } from './use-whole-text.ts';

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

/** `/projects/{id}/read/{sections_list}`: the best translation of every string as a running text (reading.1, reading.3). */
export function ReadScreen() {
  const { t } = useTranslation();
  const { projectId: at, sectionsList } = route.useParams();
  const { view = 'translation' } = route.useSearch();
  // The control responds at once; the text, which takes long to render, follows.
  const drawn = useDeferredValue(view);
  const { data: project } = useSuspenseQuery(projectQuery(useProjectId(at)));
  useLive(project);
  const { data: sections } = useSuspenseQuery(sectionsQuery(project.id));
  const [settings, set] = useReadingSettings();
  const open = useMemo(() => openSections(sectionsList, sections), [sectionsList, sections]);
  const isBegun = useHasInteracted();
  const text = useWholeText(open ?? []);
  useStayAtEnd();
  const [only, ...others] = open ?? [];
  const name = only && others.length === 0 ? sectionTitle(view, only, project).text : undefined;
  useTitle(name ?? t('read.title'), project.name);
  if (!open) return <NotFoundPage />;
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
        data-originals={(drawn === 'translation' && settings.showsOriginal) || undefined}
        tabIndex={-1}
      >
        {name === undefined && <h1 className={classes.work}>{project.name}</h1>}
        {open.length === 0 && (
          <Empty title={t('sectionPicker.empty.title')} text={t('sectionPicker.empty.text')} />
        )}
        {open.map((section) => (
          <ReadSection
            key={section.id}
            at={at}
            project={project}
            section={section}
            view={drawn}
            headed={name === undefined ? 'h2' : 'h1'}
            isRequested={isBegun && text.isRequested(section.id)}
            isRestRequested={isBegun}
            onWhole={text.onWhole}
          />
        ))}
        {!text.isWhole && <p className={classes.part}>{t('read.printedPart')}</p>}
        {sectionsList !== ALL_SECTIONS && (
          <SectionLinks at={at} project={project} view={drawn} {...neighbours(open, sections)} />
        )}
      </main>
      <Announcements />
    </div>
  );
}
