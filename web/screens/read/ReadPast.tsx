import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { pastQuery, pastReadingQuery } from '../../data/queries/past.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { AsItWas } from '../../features/history/past/AsItWas.tsx';
import { NotShown } from '../../features/history/past/NotShown.tsx';
import { PastBanner } from '../../features/history/past/PastBanner.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { openSections, sectionsToRead } from './open-sections.ts';
import type { ReadPageProps } from './ReadPage.tsx';
import classes from './ReadPast.module.css';
import type { SectionThen } from './readable-section.ts';
import { type ReadSearch, readSearch } from './views.ts';

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

type Props = {
  project: Project;
  moment: number;
  /** Renders the page, which is in the first file of the screen, and would be moved out of it by a second import. */
  children: (page: Omit<ReadPageProps, 'project'>) => ReactNode;
};

/** The reading page as it was at a moment (past.7): without live changes, links into the editor, and progress. */
export function ReadPast({ project, moment, children }: Props) {
  const { t } = useTranslation();
  const { sectionsList } = route.useParams();
  const navigate = route.useNavigate();
  const past = useQuery(pastQuery(project.id, moment));
  // What kind of text a section has is not told of the past: subtitles show their times, and labels are not read.
  const { data: today } = useQuery(sectionsQuery(project.id));
  const removed = `[${t('past.removed')}]`;
  const sections = useMemo(() => {
    const kinds = new Map(today?.map((section) => [section.id, section]));
    return (past.data?.sections ?? []).map(
      ({ id, name, translated_name, strings_amount }): SectionThen => ({
        id,
        name: name ?? removed,
        translated_name,
        format: kinds.get(id)?.format ?? 'text',
        has_only_labels: kinds.get(id)?.has_only_labels ?? false,
        stats: { strings_amount },
        isPast: true,
      }),
    );
  }, [past.data, today, removed]);
  const textQuery = useCallback(
    (id: number, section: number) => pastReadingQuery(id, moment, section, removed),
    [moment, removed],
  );
  const goTo = (at: number | undefined) =>
    void navigate({ to: '.', search: (now: ReadSearch) => readSearch({ ...now, at }), resetScroll: false });
  // Until another moment has come, the banner stays, and the focus in it.
  const banner = past.error ? undefined : past.data;
  const isShown = banner !== undefined && !past.isPlaceholderData;
  const openOrNone = isShown ? openSections(sectionsList, sections) : undefined;
  const open = openOrNone ?? [];
  return children({
    sections: isShown ? sectionsToRead(sections) : [],
    open,
    textQuery,
    banner: (
      <div className={classes.past}>
        <AsItWas key={moment} value={moment} onChoose={goTo} />
        {past.error && <NotShown error={past.error} onChoose={goTo} onRetry={() => void past.refetch()} />}
        {banner && (
          <PastBanner
            project={project}
            at={moment}
            past={banner}
            {...(sectionsList !== ALL_SECTIONS && { sections: open })}
            onChoose={goTo}
          />
        )}
      </div>
    ),
    instead:
      (!isShown && (past.error ? <span /> : <Pending />)) ||
      (open.length === 0 && (
        <Empty
          title={t(openOrNone ? 'past.none' : 'past.notThere')}
          text={t(openOrNone ? 'past.noneText' : 'past.notThereText')}
        />
      )),
  });
}
