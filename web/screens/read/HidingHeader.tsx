import { useScrollDirection, useWindowScroll } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './ReadHeader.module.css';

/** How far the page is scrolled before its bars hide, in pixels. */
const SHOWN_UNTIL = 120;

/**
 * The bars of the reading page, which hide while the text is scrolled forward and come back when it is scrolled back,
 * have the keyboard's focus or an open menu. A component of its own, because each step of scrolling renders it again.
 */
export function HidingHeader({ children }: { children: ReactNode }) {
  const [{ y }] = useWindowScroll();
  const isAway = useScrollDirection() === 'down' && y > SHOWN_UNTIL;
  return (
    <header className={classes.header} data-away={isAway || undefined}>
      {children}
    </header>
  );
}
