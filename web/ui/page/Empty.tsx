import type { ReactNode } from 'react';
import classes from './Empty.module.css';

type Props = {
  title: string;
  text: string;
  /** The button of the next step. */
  children?: ReactNode;
};

/** An empty state: an outlined cover, what will be here, and how to begin. */
export function Empty({ title, text, children }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.outline} />
      <div>
        {/* No heading: it may be below headings of any level. */}
        <p className={classes.title}>{title}</p>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
