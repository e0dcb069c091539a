import type { FormEvent, ReactNode } from 'react';
import { Notice } from '../frame/Notice.tsx';
import classes from './Form.module.css';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong and belongs to no field. */
  general: string | undefined;
  children: ReactNode;
};

/** Fields under one another. The browser's own bubbles are off: what is wrong stands under its field. */
export function Form({ onSubmit, general, children }: Props) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {children}
      {general && <Notice kind="error">{general}</Notice>}
    </form>
  );
}
