import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, PANEL_WIDTH } from '../../../data/settings/editor-settings.ts';
import classes from './PanelResizer.module.css';
import { widestPanel } from './panel-width.ts';

/** Pixels for a press of an arrow key. */
const STEP = 24;

type Props = {
  /** The id of the panel. */
  panel: string;
};

/**
 * The separator that changes the panel's width, by dragging or arrow keys; a double-click or Enter resets it. Mantine's
 * useSplitter has no width that depends on the window's.
 */
export function PanelResizer({ panel }: Props) {
  const { t } = useTranslation();
  const edge = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(PANEL_WIDTH.min);
  const widest = widestPanel();
  useEffect(() => {
    const sized = edge.current?.parentElement;
    if (!sized) return;
    const watch = new ResizeObserver(() => setWidth(Math.round(sized.getBoundingClientRect().width)));
    watch.observe(sized);
    return () => watch.disconnect();
  }, []);
  const dragged = useRef<number>(undefined);
  const within = (to: number) => Math.round(Math.max(PANEL_WIDTH.min, Math.min(widestPanel(), to)));
  const set = (to: number) => changeSettings({ panelWidth: within(to) });
  const reset = () => changeSettings({ panelWidth: null });
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const panel = currentTarget.parentElement;
    if (!panel) return;
    dragged.current = within(panel.getBoundingClientRect().right - clientX);
    // Set without React, for a smooth drag.
    panel.parentElement?.style.setProperty('--w-panel', `${dragged.current}px`);
  };
  const drop = () => {
    if (dragged.current !== undefined) set(dragged.current);
    dragged.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: PANEL_WIDTH.min,
      End: widest,
    }[event.key];
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) reset();
    else set(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element can't be focusable.
    <div
      ref={edge}
      className={classes.edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('editor.panelWidth')}
      aria-controls={panel}
      aria-valuemin={PANEL_WIDTH.min}
      aria-valuemax={widest}
      aria-valuenow={width}
      title={t('editor.panelWidthHint')}
      onPointerDown={({ button, currentTarget, pointerId }) => {
        if (button === 0) currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={drop}
      onDoubleClick={reset}
      onKeyDown={press}
    />
  );
}
