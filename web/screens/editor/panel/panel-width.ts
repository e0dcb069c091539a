import type { CSSProperties } from 'react';
import { PANEL_WIDTH } from '../../../data/settings/editor-settings.ts';

/** Pixels that the list keeps, however wide the panel was made in a wider window. */
const LIST = 400;

/** How wide the panel can be made in this window, in pixels. */
export function widestPanel(): number {
  return Math.max(PANEL_WIDTH.min, Math.min(PANEL_WIDTH.max, innerWidth - LIST));
}

/** The width that somebody has set, as the editor's grid and its toolbar take it. */
export function widthOf(pixels: number): CSSProperties {
  return { '--w-panel': `max(${PANEL_WIDTH.min}px, min(${pixels}px, 100vw - ${LIST}px))` } as CSSProperties;
}
