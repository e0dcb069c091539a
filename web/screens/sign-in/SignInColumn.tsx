import type { ReactNode } from 'react';
import { Logo } from '../../ui/page/Brand.tsx';
import { useTitle } from '../../ui/page/title.ts';
import classes from './SignInColumn.module.css';

type Props = { title: string; children: ReactNode };

/** The layout of the pages for signing in: one column below the logo. */
export function SignInColumn({ title, children }: Props) {
  useTitle(title);
  return (
    <div className={classes.column}>
      <Logo size={40} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
