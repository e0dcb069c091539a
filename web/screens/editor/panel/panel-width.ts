import type { CSSProperties } from 'react';
import { PANEL_WIDTH } from '../../../data/settings/editor-settings.ts';

/** The least width of the list in pixels. */
const LIST = 400;

/** The largest width of the panel in this window, in pixels. */
export function widestPanel(): number {
  return Math.max(PANEL_WIDTH.min, Math.min(PANEL_WIDTH.max, innerWidth - LIST));
}

/** The CSS variable of a width that the user has set. */
export function widthOf(pixels: number): CSSProperties {
  return { '--w-panel': `max(${PANEL_WIDTH.min}px, min(${pixels}px, 100vw - ${LIST}px))` } as CSSProperties;
}
