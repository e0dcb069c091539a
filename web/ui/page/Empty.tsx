import type { ReactNode } from 'react';
import classes from './Empty.module.css';

type Props = {
  title: string;
  text: string;
  /** The button of what comes next. */
  children?: ReactNode;
};

/** Where something will stand: an outlined cover, what it will be, and how to begin. */
export function Empty({ title, text, children }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.outline} />
      <div>
        {/* No heading: it stands below headings of any level. */}
        <p className={classes.title}>{title}</p>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
