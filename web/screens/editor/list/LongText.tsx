import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Stretch } from '#domain/dictionary/pattern-engines.ts';
import { FoundText } from '../found/FoundText.tsx';
import classes from './LongText.module.css';

type Props = {
  text: string;
  lang: string;
  /** What a search has found in it. */
  found?: readonly Stretch[];
};

const NONE: readonly Stretch[] = [];

/** A first match after so many characters may be below the twelfth line: then the whole text is shown. */
const IN_SIGHT = 400;

/** Shorter texts can't fill twelve lines, so they aren't measured; each line break may fill one. */
const mayBeLong = (text: string) => text.length > 240 || text.split('\n').length > 12;

/** A text in the list: up to twelve lines, then a fade and a button for the rest. The chosen string's too: its panel has the whole text. */
export function LongText({ text, lang, found = NONE }: Props) {
  const { t } = useTranslation();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const measured = useRef('');
  const [isCut, setCut] = useState(false);
  const [isOpen, open] = useState(false);
  const isBelow = (found[0]?.start ?? 0) > IN_SIGHT;
  const isShort = isOpen || isBelow || !mayBeLong(text);
  // Told when the browser has laid the page out, before it is painted: asking by ourselves would make it do so once more.
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (isShort || !current) return;
    const watch = new ResizeObserver(() => {
      if (measured.current === text) return;
      measured.current = text;
      const isLonger = current.scrollHeight > current.clientHeight + 1;
      flushSync(() => setCut(isLonger));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [isShort, text]);
  const showAll = (event: MouseEvent) => {
    event.stopPropagation();
    open(true);
  };
  return (
    <>
      <p
        ref={paragraph}
        className={isShort ? classes.text : isCut ? classes.faded : classes.long}
        lang={lang}
        dir="auto"
      >
        <FoundText text={text} found={found} />
      </p>
      {isCut && !isShort && (
        <button type="button" tabIndex={-1} className={classes.more} onClick={showAll}>
          {t('editor.more')}
        </button>
      )}
    </>
  );
}
