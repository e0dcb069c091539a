import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TextRange } from '#domain/core/text/text-range.ts';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { MatchedText } from '../search-matches/MatchedText.tsx';
import classes from './LongText.module.css';

type Props = {
  text: string;
  lang: string;
  /** The matches of a search. */
  matches?: readonly TextRange[];
};

const NONE: readonly TextRange[] = [];

/** A first match after this many characters may be below the twelfth line: then the whole text is shown. */
const VISIBLE = 400;

/** Whether a text may fill twelve lines; shorter ones aren't measured. */
const mayBeLong = (text: string) => text.length > 240 || text.split('\n').length > 12;

/** A text in the list: up to twelve lines, with a button for the rest. */
export function LongText({ text, lang, matches = NONE }: Props) {
  const { t } = useTranslation();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isMatchBelow = (matches[0]?.start ?? 0) > VISIBLE;
  const isShownWhole = isOpen || isMatchBelow || !mayBeLong(text);
  // An observer is called after layout and before paint; measuring here would force another layout. Tags that are shortened once their
  // code is loaded change the height.
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (isShownWhole || !current) return;
    const watch = new ResizeObserver(() => {
      const isLonger = current.scrollHeight > current.clientHeight + 1;
      if (isLonger !== isCut) flushSync(() => setCut(isLonger));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [isShownWhole, isCut]);
  const showAll = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <p
        ref={paragraph}
        className={isShownWhole ? classes.text : isCut ? classes.faded : classes.long}
        lang={lang}
      >
        {matches.length > 0 ? (
          <MatchedText text={text} lang={lang} matches={matches} />
        ) : (
          <FormLines text={text}>
            {(form) => <MatchedText text={form} lang={lang} matches={NONE} />}
          </FormLines>
        )}
      </p>
      {isCut && !isShownWhole && (
        <button type="button" tabIndex={-1} className={classes.more} onClick={showAll}>
          {t('editor.more')}
        </button>
      )}
    </>
  );
}
