import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportFile } from '#contract/files.ts';
import type { Project } from '#contract/projects.ts';
import { addressOf } from '#contract/request.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { mayIn } from '../../data/access/access.ts';
import { pastQuery } from '../../data/queries/past.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { MomentPicker } from './MomentPicker.tsx';
import { momentText } from './moment-text.ts';
import { NotShown } from './NotShown.tsx';
import { PastSections } from './PastSections.tsx';
import classes from './PastTab.module.css';
import { PastText } from './PastText.tsx';

const route = getRouteApi('/frame/projects/$projectId');

/** The project as it was at the moment in the address (past.5), or the question which one. */
export function PastTab({ project }: { project: Project }) {
  const { t, i18n } = useTranslation();
  const { at, section } = route.useSearch();
  const navigate = useNavigate({ from: '/projects/$projectId' });
  // The moment at which the tab was opened, so that it stays the same while the page is used.
  const [opened] = useState(() => Date.now());
  const shown = at ?? opened;
  const past = useQuery({ ...pastQuery(project.id, shown), enabled: at !== undefined });
  const open = section === undefined ? undefined : Number.parseInt(section, 16);
  const go = (to: { at?: number | undefined; section?: string | undefined }) =>
    void navigate({ to: '.', search: to, hash: 'past', resetScroll: false });
  const goTo = (moment: number | null | undefined) => moment != null && go({ at: moment, section });
  const before = past.data?.previous;
  return (
    <div className={classes.tab}>
      <p className={classes.note}>{t('past.note')}</p>
      <MomentPicker key={at} value={shown} onChoose={(moment) => go({ at: moment, section })} />
      {at !== undefined && past.error && (
        <NotShown error={past.error} onChoose={goTo} onRetry={() => void past.refetch()} />
      )}
      {at !== undefined && past.isPending && <Pending />}
      {at !== undefined && past.data && !past.error && (
        <>
          <Notice kind="info">
            <p className={classes.moment}>{t('past.shown', { date: momentText(at, i18n.language) })}</p>
            <div className={classes.ways}>
              <Button
                size="xs"
                leftSection={<IconArrowLeft size={14} />}
                disabled={before == null}
                onClick={() => before != null && goTo(before - 1)}
              >
                {t('past.previous')}
              </Button>
              <Button
                size="xs"
                rightSection={<IconArrowRight size={14} />}
                disabled={past.data.next === null}
                onClick={() => goTo(past.data.next)}
              >
                {t('past.next')}
              </Button>
              <Button size="xs" onClick={() => go({})}>
                {t('past.now')}
              </Button>
              <CopyButton text={window.location.href} label={t('past.copy')} />
              {mayIn(project, 'can_translate') && past.data.sections.length > 0 && (
                <Button
                  size="xs"
                  component="a"
                  download
                  leftSection={<IconDownload size={14} />}
                  href={addressOf(
                    exportFile.path,
                    { project: project.id },
                    { at, zip: '', removed: `[${t('past.removed')}]` },
                  )}
                >
                  {t('past.download')}
                </Button>
              )}
            </div>
          </Notice>
          {past.data.sections.length === 0 ? (
            <Empty title={t('past.none')} text={t('past.noneText')} />
          ) : (
            <PastSections
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
