import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ModeBar.module.css';

type Props = {
  title: string;
  /** What is beside the title: an amount that changes, or a hint. */
  words: ReactNode;
  wordsRole?: 'status';
  /** Whether a phone, which has no room for both, shows the title instead of the words. */
  isTitledOnPhone?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** The bar of a mode of the editor, in the place of its toolbar. */
export function ModeBar({ title, words, wordsRole, isTitledOnPhone, children }: Props) {
  const { t } = useTranslation();
  return (
    <section
      className={`row gap-12 row-gap-8 min-width-0 ${classes.bar}`}
      aria-label={t('editorTools.tools')}
      data-titled={isTitledOnPhone || undefined}
    >
      <h2 className="flex-none ui-13 weight-600">{title}</h2>
      <p className="flex-1 min-width-0 ui-12 ink-2 truncate" role={wordsRole}>
        {words}
      </p>
      {children}
    </section>
  );
}
