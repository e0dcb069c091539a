import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { stateOfRow } from '../state/rows.ts';
import { ComposerSlot } from './ComposerSlot.tsx';
import type { ChosenString } from './chosen-string.ts';
import classes from './InPlace.module.css';
import { leavePanel } from './leave-panel.ts';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { ScrollPart } from './ScrollPart.tsx';
import { SourceSlot } from './SourceSlot.tsx';
import { Versions } from './Versions.tsx';

/** A click here is not one on the row, which would choose it. */
const stop = (event: MouseEvent) => event.stopPropagation();

/** The chosen string in its row (editor.18): the entry beside its source, the versions below the entry. No higher than the list. */
export function InPlace({ chosen }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    // When it grows while it has the focus, it is scrolled into view.
    const watch = new ResizeObserver(() => {
      if (current.contains(document.activeElement))
        current.closest('li')?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const { row, panel } = chosen;
  const state = stateOfRow(row);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the row, and Escape leads out of it.
    <div
      ref={place}
      className={classes.place}
      data-string-panel
      data-shared={panel.open !== null || undefined}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={leavePanel}
    >
      <ScrollPart className={classes.source} label={t('editor.sourceTitle')}>
        <SourceSlot chosen={chosen} />
      </ScrollPart>
      <span className={classes.state}>
        <StatusIcon state={state} label={t(`states.${state}`)} />
      </span>
      <div className={classes.work}>
        <PanelHead chosen={chosen} at="inPlace" />
        <ComposerSlot chosen={chosen} />
        <ScrollPart className={classes.versions} label={t('editor.versionsTitle')}>
          <Versions chosen={chosen} />
        </ScrollPart>
        <PanelFoot chosen={chosen} />
      </div>
    </div>
  );
}
