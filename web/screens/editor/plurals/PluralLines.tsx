import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PluralLines.module.css';
import { selectorName } from './selector-name.ts';

type Props = { forms: ReadonlyMap<string, string>; children: (form: string) => ReactNode };

/** The forms of a plural, each on its line with its category. */
export function PluralLines({ forms, children }: Props) {
  const { t } = useTranslation();
  return [...forms].map(([selector, form]) => (
    <span key={selector} className={classes.line}>
      <span className={classes.category}>{selectorName(t, selector)}</span> <span>{children(form)}</span>
    </span>
  ));
}
