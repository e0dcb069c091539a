import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PluralLines.module.css';
import { selectorName } from './selector-name.ts';

type Props = { selectors: readonly string[]; children: (selector: string) => ReactNode };

/** The forms of a plural, each on its line with its category. */
export function PluralLines({ selectors, children }: Props) {
  const { t } = useTranslation();
  return selectors.map((selector) => (
    <span key={selector} className={`grid gap-8 align-baseline ${classes.line}`}>
      <span className="ui-12 ink-3">{selectorName(t, selector)}</span> <span>{children(selector)}</span>
    </span>
  ));
}
