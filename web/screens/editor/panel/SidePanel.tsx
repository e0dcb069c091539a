import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPlace } from './ComposerSlot.tsx';
import type { ChosenString } from './chosen-string.ts';
import { leavePanel } from './leave-panel.ts';
import { PanelEdge } from './PanelEdge.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { ScrollPart } from './ScrollPart.tsx';
import classes from './SidePanel.module.css';
import { SourcePlace } from './SourcePlace.tsx';
import { Versions } from './Versions.tsx';

const PANEL_ID = 'string-panel';

type Props = {
  /** None while its page is on the way, and where there are no strings. */
  chosen: ChosenString | undefined;
  /** The one that is written now: before the rest is drawn, what is typed is for it. */
  written: ChosenString | undefined;
  isComing: boolean;
};

/** The chosen string beside the list: the entry is always in sight, source and versions scroll above and below it. */
export const SidePanel = memo(function SidePanel({ chosen, written, isComing }: Props) {
  const { t } = useTranslation();
  if (!chosen) {
    return (
      <aside className={classes.panel} aria-busy={isComing}>
        {isComing && <Skeleton width="80%" height={12} m={24} />}
      </aside>
    );
  }
  const { row, panel, managing } = chosen;
  return (
    <aside
      id={PANEL_ID}
      className={classes.panel}
      data-string-panel
      aria-label={t('editor.string', { index: row.index })}
      onKeyDown={leavePanel}
    >
      <PanelEdge panel={PANEL_ID} />
      <PanelHead chosen={chosen} at="beside" />
      <div
        className={classes.body}
        data-edited={managing.mode === 'edit' || undefined}
        data-shared={panel.open !== null || undefined}
      >
        <ScrollPart key={`source ${row.id}`} className={classes.source} label={t('editor.sourceTitle')}>
          <SourcePlace chosen={chosen} />
        </ScrollPart>
        <div className={classes.fixed}>
          <EntryPlace chosen={written ?? chosen} />
        </div>
        <ScrollPart key={`versions ${row.id}`} className={classes.versions} label={t('editor.versionsTitle')}>
          <Versions chosen={chosen} />
        </ScrollPart>
      </div>
      <PanelFoot chosen={chosen} />
    </aside>
  );
});
