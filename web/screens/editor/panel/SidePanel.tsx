import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStringManagement } from '../state/string-management.ts';
import { ComposerOrNotice } from './ComposerOrNotice.tsx';
import type { ChosenString } from './chosen-string.ts';
import { leavePanel } from './leave-panel.ts';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PanelResizer } from './PanelResizer.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import classes from './SidePanel.module.css';
import { SourceOrForm } from './SourceOrForm.tsx';
import { Translations } from './Translations.tsx';

const PANEL_ID = 'string-panel';

type Props = {
  /** Undefined while its page is loading, and where there are no strings. */
  chosen: ChosenString | undefined;
  /** The string that the composer is for: `chosen` may be rendered later, and what is typed meanwhile is for this one. */
  written: ChosenString | undefined;
  isLoading: boolean;
};

/** The chosen string beside the list. The composer is always visible; source and translations scroll above and below it. */
export const SidePanel = memo(function SidePanel({ chosen, written, isLoading }: Props) {
  const { t } = useTranslation();
  const { mode } = useStringManagement();
  if (!chosen) {
    return (
      <aside className={classes.panel} aria-busy={isLoading}>
        {isLoading && <Skeleton width="80%" height={12} m={24} />}
      </aside>
    );
  }
  const { row, panel } = chosen;
  return (
    <aside
      id={PANEL_ID}
      className={classes.panel}
      data-string-panel
      aria-label={t('editor.string', { index: row.index })}
      onKeyDown={leavePanel}
    >
      <PanelResizer panel={PANEL_ID} />
      <PanelHead chosen={chosen} at="beside" />
      <div
        className={classes.body}
        data-edited={mode === 'edit' || undefined}
        data-shared={panel.open !== null || undefined}
      >
        <ScrollRegion key={`source ${row.id}`} className={classes.source} label={t('editor.sourceTitle')}>
          <SourceOrForm chosen={chosen} />
        </ScrollRegion>
        <div className={classes.fixed}>
          <ComposerOrNotice chosen={written ?? chosen} />
        </div>
        <ScrollRegion
          key={`translations ${row.id}`}
          className={classes.translations}
          label={t('editor.translationsTitle')}
        >
          <Translations chosen={chosen} />
        </ScrollRegion>
      </div>
      <PanelFoot chosen={chosen} />
    </aside>
  );
});
