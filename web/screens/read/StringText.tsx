import type { MouseEvent } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';
import type { TextLook } from '#domain/files/looks/look.ts';
import { cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { BookPicture } from './BookPicture.tsx';
import { NoteLink } from './NoteLink.tsx';
import { StringMark, UntranslatedLink } from './StringLinks.tsx';
import classes from './StringText.module.css';
import { type Looks, lookAttributes, noteBegunBy } from './section-looks.ts';
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
  /** What its strings look like in their book; undefined for none. */
  looks: Looks | undefined;
};

export type StringTextProps = StringTextContext & {
  string: ReadString;
  /**
   * Whether it is near the viewport: only then it has links and its original in the margin, since a section may have ten
   * thousand strings.
   */
  isNear: boolean;
  /** The look of the string behind it, and the words of pictures in lines. */
  next: TextLook | undefined;
  alts: ReadonlyMap<string, string>;
  onOpen: (event: MouseEvent, string: number) => void;
};

/**
 * A string in the running text: its translation, or its source in grey. The element of the text stays the same near and far
 * from the viewport, so that selections and matches of the browser's search stay.
 */
export function StringText({ string, isNear, onOpen, view, isTimed, next, alts, ...place }: StringTextProps) {
  const { sourceLang, targetLang, looks } = place;
  const { id, text, context, state, translation } = string;
  const isSource = view === 'source' || translation === null;
  const cue = isTimed ? cueOf(context) : undefined;
  const look = looks?.of.get(id);
  const shown = look && looks && { look, looks, alts };
  const picture =
    look?.kind === 'picture' && looks?.pictures.has(look.picture ?? '') ? look.picture : undefined;
  const note = noteBegunBy(id, looks);
  const number = note !== undefined && looks && <NoteLink note={note} looks={looks} isBack />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number in the margin is the link; the text is a larger target for the mouse.
    <p
      id={looks?.sectionOf.has(id) ? undefined : anchorOfString(id)}
      className={classes.string}
      data-state={state}
      {...lookAttributes(look, next)}
      lang={isSource ? sourceLang : targetLang}
      onClick={(event) => onOpen(event, id)}
    >
      {isNear && <StringMark {...place} string={string} />}
      {cue && (
        <span className={classes.time}>
          {timeWords(cue.start)} → {timeWords(cue.end)}
        </span>
      )}
      {picture !== undefined && looks ? (
        <BookPicture name={picture} alt={(isSource ? text : translation) ?? ''} looks={looks} />
      ) : view === 'both' ? (
        <>
          <span className={classes.translation} lang={targetLang}>
            {number}
            {translation !== null && shownText(translation, shown)}
            {isNear && translation === null && <UntranslatedLink {...place} string={string} />}
          </span>
          <span className={classes.source} lang={sourceLang}>
            {shownText(text, shown)}
          </span>
        </>
      ) : (
        <>
          {number}
          {shownText(isSource ? text : translation, shown)}
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
