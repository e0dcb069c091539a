import { Tooltip } from '@mantine/core';
import type { TooltipTarget } from './watch-titles.ts';

/** A tooltip beside an element, hidden from screen readers, which read the element's title. */
export function TitleTooltip({ element, words }: TooltipTarget) {
  return <Tooltip opened target={element as HTMLElement} label={words} aria-hidden="true" />;
}
