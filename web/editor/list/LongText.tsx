import { type MouseEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LongText.module.css';

type Props = {
  text: string;
  lang: string;
  /** Shown in its whole length whatever it is: that of the chosen string. */
  isWhole: boolean;
};

/** Shorter texts can't fill twelve lines, so they aren't measured; each line break may fill one. */
const mayBeLong = (text: string) => text.length > 240 || text.split('\n').length > 12;

/** A text of the work: whole up to twelve lines, then with a fade and a button for the rest. */
export function LongText({ text, lang, isWhole }: Props) {
  const { t } = useTranslation();
  const [isCut, setCut] = useState(false);
  const [isOpen, open] = useState(false);
  const measure = useCallback((paragraph: HTMLParagraphElement | null) => {
    if (paragraph) setCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
  }, []);
  if (isWhole || isOpen || !mayBeLong(text)) {
    return (
      <p className={classes.text} lang={lang} dir="auto">
        {text}
      </p>
    );
  }
  const showAll = (event: MouseEvent) => {
    event.stopPropagation();
    open(true);
  };
  return (
    <>
      <p ref={measure} className={isCut ? classes.faded : classes.long} lang={lang} dir="auto">
        {text}
      </p>
      {isCut && (
        <button type="button" className={classes.more} onClick={showAll}>
          {t('editor.more')}
        </button>
      )}
    </>
  );
}
