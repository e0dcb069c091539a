import type { ReactNode } from 'react';
import { Logo } from './Brand.tsx';
import classes from './Message.module.css';
import { useTitle } from './title.ts';

type Props = { title: string; text: string; children?: ReactNode };

/** A page with a single message: logo, title, sentence and buttons. */
export function Message({ title, text, children }: Props) {
  useTitle(title);
  return (
    <div className={classes.message}>
      <Logo size={40} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
