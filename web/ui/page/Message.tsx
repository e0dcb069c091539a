import type { ReactNode } from 'react';
import { Mark } from './Brand.tsx';
import classes from './Message.module.css';
import { useTitle } from './title.ts';

type Props = { title: string; text: string; children?: ReactNode };

/** A page that has one thing to say: mark, title, sentence, and what one may do next. */
export function Message({ title, text, children }: Props) {
  useTitle(title);
  return (
    <div className={classes.message}>
      <Mark size={40} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
