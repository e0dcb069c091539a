import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChosenString } from './chosen-string.ts';
import { EntryPlace } from './EntryPlace.tsx';
import { focusEntry, focusString } from './focus-entry.ts';
import { PanelHead } from './PanelHead.tsx';
import { PANELS } from './panels.ts';
import classes from './SidePanel.module.css';
import { SourcePlace } from './SourcePlace.tsx';
import { UnsavedStrings } from './UnsavedStrings.tsx';
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
  const { row, panel, act } = chosen;
  const close = () => act({ kind: 'close' });
  const { Panel } = panel.open ? PANELS[panel.open] : { Panel: null };
  return (
    <aside className={classes.panel} data-string-panel aria-label={t('editor.string', { index: row.index })}>
      <PanelHead chosen={chosen} />
      <div className={classes.body}>
        <UnsavedStrings string={row.id} />
        <SourcePlace chosen={chosen} />
        <EntryPlace chosen={chosen} />
        <Versions chosen={chosen} />
      </div>
      {Panel && (
        <div key={panel.open} className={classes.foot} ref={holdFocus}>
          <Panel row={row} onClose={close} />
        </div>
      )}
    </aside>
  );
}

/** What is opened is written in, or looked through, at once; when it closes with the focus in it, one is back at the entry. */
function holdFocus(panel: HTMLElement | null) {
  if (!panel) return undefined;
  panel.querySelector<HTMLElement>('textarea, input')?.focus();
  return () => {
    const hadFocus = panel.contains(document.activeElement);
    // Another panel in its place takes the focus itself.
    queueMicrotask(() => {
      if (hadFocus && document.activeElement === document.body && !focusEntry()) focusString();
    });
  };
}
