import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { pastQuery } from '../../../data/queries/past.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { AsItWas } from './AsItWas.tsx';
import { NotShown } from './NotShown.tsx';
import { PastBanner } from './PastBanner.tsx';
import { PastSections } from './PastSections.tsx';
import classes from './PastTab.module.css';
import { PastText } from './PastText.tsx';
import { ReadLink } from './ReadLink.tsx';

const route = getRouteApi('/frame/projects/$projectId');

/** The project as it was at the moment in the address (past.5), or the question which one. */
export function PastTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { at, section } = route.useSearch();
  const navigate = useNavigate({ from: '/projects/$projectId' });
  // The moment at which the tab was opened, so that it stays the same while the page is used.
  const [opened] = useState(() => Date.now());
  const shown = at ?? opened;
  const past = useQuery({ ...pastQuery(project.id, shown), enabled: at !== undefined });
  const open = section === undefined ? undefined : Number.parseInt(section, 16);
  const go = (to: { at?: number | undefined; section?: string | undefined }) =>
    void navigate({ to: '.', search: to, hash: 'past', resetScroll: false });
  const goTo = (moment: number | undefined) => go(moment === undefined ? {} : { at: moment, section });
  return (
    <div className="padding-top-16">
      <p className={`margin-bottom-16 ui-14 ink-2 ${classes.note}`}>{t('past.note')}</p>
      <AsItWas key={at} value={shown} onChoose={goTo} />
      {at !== undefined && past.error && (
        <NotShown error={past.error} onChoose={goTo} onRetry={() => void past.refetch()} />
      )}
      {at !== undefined && past.isPending && <Pending />}
      {at !== undefined && past.data && !past.error && (
        <>
          <PastBanner project={project} at={at} past={past.data} onChoose={goTo}>
            {past.data.sections.length > 0 && <ReadLink at={at} />}
          </PastBanner>
          {past.data.sections.length === 0 ? (
            <Empty title={t('past.none')} text={t('past.noneText')} />
          ) : (
            <PastSections
              at={at}
              sections={past.data.sections}
              open={open}
              onOpen={(id) => go({ at, section: id === open ? undefined : printSectionId(id) })}
              renderText={(id) => <PastText project={project} at={at} section={id} />}
            />
          )}
        </>
      )}
    </div>
  );
}
