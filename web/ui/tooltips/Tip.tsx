import { Tooltip } from '@mantine/core';
import type { Pointed } from './pointed.ts';

/** Words beside an element; the element has them as its title, so they are not told to a screen reader twice. */
export function Tip({ element, words }: Pointed) {
  return <Tooltip opened target={element as HTMLElement} label={words} aria-hidden="true" />;
}
