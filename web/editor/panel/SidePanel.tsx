import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChosenString } from './chosen-string.ts';
import { EntryPlace } from './EntryPlace.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PANELS } from './panels.ts';
import classes from './SidePanel.module.css';
import { Source } from './Source.tsx';
import { Versions } from './Versions.tsx';

type Props = {
  /** None while its page is on the way, and where there are no strings. */
  chosen: ChosenString | undefined;
  isComing: boolean;
};

/** The chosen string beside the list: source, entry, versions; what is opened rises from the foot. */
export function SidePanel({ chosen, isComing }: Props) {
  const { t } = useTranslation();
  if (!chosen) {
    return (
      <aside className={classes.panel} aria-busy={isComing}>
        {isComing && <Skeleton width="80%" height={12} m={24} />}
      </aside>
    );
  }
  const { row, panel, act, moves } = chosen;
  const { Panel } = panel.open ? PANELS[panel.open] : { Panel: null };
  return (
    <aside className={classes.panel} aria-label={t('editor.string', { index: row.index })}>
      <PanelHead chosen={chosen} />
      <div className={classes.body}>
        <Source row={row} />
        <EntryPlace row={row} onNext={() => moves.step(1)} />
        <Versions row={row} />
      </div>
      {Panel && (
        <div className={classes.foot}>
          <Panel row={row} onClose={() => act({ kind: 'close' })} />
        </div>
      )}
    </aside>
  );
}
