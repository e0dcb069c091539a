import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#contract/core/request.ts';
import { exportFile } from '#contract/files/files.routes.ts';
import type { PastProject } from '#contract/history/past.ts';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../data/access/access.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { momentText } from './moment.ts';
import classes from './PastTab.module.css';

type Props = {
  project: Project;
  at: number;
  /** As it was then, or at the moment that was shown before, while this one is loading. */
  past: PastProject;
  /** The sections that are downloaded; without it all. */
  sections?: readonly { id: number }[];
  /** Called without a moment for now. */
  onChoose: (at: number | undefined) => void;
  /** More ways from here. */
  children?: ReactNode;
};

/** Says which moment is shown, with ways to the changes around it, to now, to its link and its file (past.5). */
export function PastBanner({ project, at, past, sections, onChoose, children }: Props) {
  const { t, i18n } = useTranslation();
  const { previous, next } = past;
  const step = useSteps(at, past, onChoose);
  const isDownloaded = mayIn(project, 'can_translate') && (sections ?? past.sections).length > 0;
  return (
    <Notice kind="info">
      <p className={classes.moment}>{t('past.shown', { date: momentText(at, i18n.language) })}</p>
      <div className={`row gap-8 wrap ${classes.ways}`}>
        <Button
          size="xs"
          leftSection={<IconArrowLeft size={14} />}
          disabled={previous === null}
          onClick={() => step('previous')}
        >
          {t('past.previous')}
        </Button>
        <Button
          size="xs"
          rightSection={<IconArrowRight size={14} />}
          disabled={next === null}
          onClick={() => step('next')}
        >
          {t('past.next')}
        </Button>
        <Button size="xs" onClick={() => onChoose(undefined)}>
          {t('past.now')}
        </Button>
        {children}
        {isDownloaded && (
          <Button
            size="xs"
            component="a"
            download
            leftSection={<IconDownload size={14} />}
            href={addressOf(
              exportFile.path,
              { project: project.id },
              {
                at,
                zip: '',
                removed: `[${t('past.removed')}]`,
                ...(sections && { sections: sections.map(({ id }) => id).join(',') }),
              },
            )}
          >
            {t('past.download')}
          </Button>
        )}
        <CopyButton text={window.location.href} label={t('past.copy')} />
      </div>
    </Notice>
  );
}

type Way = 'previous' | 'next';

/**
 * Steps to the change before or after the shown moment (past.5). While a moment is loading, `past` is still the former
 * one: steps are counted then, and taken when it has come.
 */
function useSteps(at: number, past: PastProject, onChoose: (at: number) => void) {
  const [waiting, setWaiting] = useState<readonly Way[]>([]);
  const isLoaded = past.at === at;
  const take = (way: Way) => {
    const time = past[way];
    // Just before the change that led to this moment, or the next change itself.
    if (time !== null) onChoose(way === 'previous' ? time - 1 : time);
  };
  useEffect(() => {
    const [way, ...others] = waiting;
    if (!isLoaded || way === undefined) return;
    setWaiting(others);
    take(way);
  });
  return (way: Way) => (isLoaded ? take(way) : setWaiting([...waiting, way]));
}
