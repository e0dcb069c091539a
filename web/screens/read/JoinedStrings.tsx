import { Fragment } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';
import { partSeparator } from '#domain/core/text/continued-strings.ts';
import { StringMark, UntranslatedLink } from './StringLinks.tsx';
import classes from './StringText.module.css';
import type { StringTextProps } from './StringText.tsx';
import { lookAttributes } from './section-looks.ts';
import { shownText } from './shown-text.tsx';
import { anchorOfString } from './string-anchor.ts';

type Props = Omit<StringTextProps, 'string'> & { strings: readonly ReadString[] };

/** A paragraph of several strings (reading.4). Each links to itself in the editor, the mark in the margin to the first. */
export function JoinedStrings({ strings, isNear, onOpen, view, isTimed: _, next, alts, ...place }: Props) {
  const { sourceLang, targetLang, looks } = place;
  const [first] = strings;
  if (!first) return null;
  // Marks are those of the whole paragraph.
  const look = looks?.of.get(first.id);
  const shown = look && looks && { look, looks, alts };
  const isWaiting = strings.find(({ state }) => state === 'none');
  const part = (string: ReadString, lang: string, text: string | null, anchor?: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are beside it; the text is a larger target for the mouse.
    <span
      id={anchor}
      className={classes.part}
      data-state={string.state}
      lang={lang}
      onClick={(event) => onOpen(event, string.id)}
    >
      {text !== null && shownText(text, shown)}
    </span>
  );
  const translations = strings.map((string, at) => {
    const { id, text, translation } = string;
    const isSource = view === 'source' || (view === 'translation' && translation === null);
    const lang = isSource ? sourceLang : targetLang;
    return (
      <Fragment key={id}>
        {at > 0 && partSeparator(lang)}
        {part(string, lang, isSource ? text : translation, anchorOfString(id))}
        {isNear && translation === null && view === 'both' && (
          <>
            {' '}
            <UntranslatedLink {...place} string={string} />
          </>
        )}
      </Fragment>
    );
  });
  return (
    <p
      className={classes.string}
      lang={view === 'source' ? sourceLang : targetLang}
      data-state={(isWaiting ?? first).state}
      data-joined
      {...lookAttributes(look, next)}
    >
      {isNear && <StringMark {...place} string={isWaiting ?? first} />}
      {view === 'both' ? (
        <>
          <span className={classes.translation} lang={targetLang}>
            {translations}
          </span>
          <span className={classes.source} lang={sourceLang}>
            {strings.map((string, at) => (
              <Fragment key={string.id}>
                {at > 0 && partSeparator(sourceLang)}
                {part(string, sourceLang, string.text)}
              </Fragment>
            ))}
          </span>
        </>
      ) : (
        translations
      )}
    </p>
  );
}
