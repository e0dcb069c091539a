import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { useRow } from '../state/page-context.ts';
import { stateOfRow } from '../state/rows.ts';
import { ComposerOrNotice } from './ComposerOrNotice.tsx';
import type { ChosenString } from './chosen-string.ts';
import classes from './InlinePanel.module.css';
import { leavePanel } from './leave-panel.ts';
import { PanelFoot } from './PanelFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { SourceOrForm } from './SourceOrForm.tsx';
import { Translations } from './Translations.tsx';

/** Keeps a click from the row, which would choose it. */
const stop = (event: MouseEvent) => event.stopPropagation();

/**
 * The chosen string in its row (editor.18): the composer beside its source, the translations below. It is no higher than
 * the list.
 */
export function InlinePanel({ chosen }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    // It stays in view when it grows while it has the focus.
    const watch = new ResizeObserver(() => {
      if (current.contains(document.activeElement))
        current.closest('li')?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const { row, panel } = chosen;
  const state = stateOfRow(useRow(row));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops clicks from reaching the row, and Escape leaves it.
    <div
      ref={element}
      className={classes.string}
      data-string-panel
      data-shared={panel.open !== null || undefined}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={leavePanel}
    >
      <ScrollRegion className={classes.source} label={t('editor.sourceTitle')}>
        <SourceOrForm chosen={chosen} />
      </ScrollRegion>
      <span className={classes.state}>
        <StatusIcon state={state} label={t(`states.${state}`)} />
      </span>
      <div className={classes.work}>
        <PanelHead chosen={chosen} at="inPlace" />
        <ComposerOrNotice chosen={chosen} />
        <ScrollRegion className={classes.translations} label={t('editor.translationsTitle')}>
          <Translations chosen={chosen} />
        </ScrollRegion>
        <PanelFoot chosen={chosen} />
      </div>
    </div>
  );
}
