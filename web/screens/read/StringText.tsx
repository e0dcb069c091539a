import type { MouseEvent } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { StringMark, UntranslatedLink } from './StringLinks.tsx';
import classes from './StringText.module.css';
import { shownText } from './shown-text.tsx';
import { anchorOfString } from './string-anchor.ts';
import type { ReadView } from './views.ts';

export type StringTextContext = {
  at: string;
  section: number;
  view: ReadView;
  mayTranslate: boolean;
  /** Whether it is shown as it was, so that nothing leads to the editor. */
  isPast: boolean;
  /** Whether its context has the times of a subtitle, which are shown above it. */
  isTimed: boolean;
  sourceLang: string;
  targetLang: string;
};

export type StringTextProps = StringTextContext & {
  string: ReadString;
  /**
   * Whether it is near the viewport: only then it has links and its original in the margin, since a section may have ten
   * thousand strings.
   */
  isNear: boolean;
  onOpen: (event: MouseEvent, string: number) => void;
};

/**
 * A string in the running text: its translation, or its source in grey. The element of the text stays the same near and far
 * from the viewport, so that selections and matches of the browser's search stay.
 */
export function StringText({ string, isNear, onOpen, view, isTimed, ...place }: StringTextProps) {
  const { sourceLang, targetLang } = place;
  const { id, text, context, state, translation } = string;
  const isSource = view === 'source' || translation === null;
  const cue = isTimed ? cueOf(context) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number in the margin is the link; the text is a larger target for the mouse.
    <p
      id={anchorOfString(id)}
      className={classes.string}
      data-state={state}
      lang={isSource ? sourceLang : targetLang}
      onClick={(event) => onOpen(event, id)}
    >
      {isNear && <StringMark {...place} string={string} />}
      {cue && (
        <span className={classes.time}>
          {timeWords(cue.start)} → {timeWords(cue.end)}
        </span>
      )}
      {view === 'both' ? (
        <>
          <span className={classes.translation} lang={targetLang}>
            {translation !== null && shownText(translation)}
            {isNear && translation === null && <UntranslatedLink {...place} string={string} />}
          </span>
          <span className={classes.source} lang={sourceLang}>
            {shownText(text)}
          </span>
        </>
      ) : (
        <>
          {shownText(isSource ? text : translation)}
          {isNear && !isSource && (
            <span className={classes.original} lang={sourceLang}>
              {shownText(text)}
            </span>
          )}
        </>
      )}
    </p>
  );
}
