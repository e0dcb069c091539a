import type { ReactNode } from 'react';
import classes from './Zero.module.css';

/** A number that is zero, less prominent than others (projects.35). */
export function Zero({ children }: { children: ReactNode }) {
  return <span className={classes.zero}>{children}</span>;
}
