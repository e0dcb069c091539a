import { Fragment, type ReactNode } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { partSeparator } from '#domain/texts/continued-strings.ts';
import classes from './Passage.module.css';
import type { PassageProps } from './Passage.tsx';
import { anchorOfString } from './Passage.tsx';
import { PassageLink, PassageMark } from './PassageLinks.tsx';

type Props = Omit<PassageProps, 'string'> & { strings: readonly ReadString[] };

/**
 * A paragraph that is several strings, as one (reading.4): each leads to itself in the editor, the mark in the margin to
 * the first.
 */
export function JoinedPassage({ strings, isNear, onOpen, view, isTimed: _, ...place }: Props) {
  const { sourceLang, targetLang } = place;
  const [first] = strings;
  if (!first) return null;
  const isWaiting = strings.find(({ state }) => state === 'none');
  const part = (string: ReadString, lang: string, text: ReactNode, anchor?: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are beside it; the text only widens them for the mouse.
    <span
      id={anchor}
      className={classes.part}
      data-state={string.state}
      lang={lang}
      onClick={(event) => onOpen(event, string.id)}
    >
      {text}
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
        {isNear && translation === null && view !== 'source' && (
          <>
            {' '}
            <PassageLink {...place} string={string} />
          </>
        )}
      </Fragment>
    );
  });
  return (
    <p className={classes.passage} data-state={(isWaiting ?? first).state} data-joined>
      {isNear && <PassageMark {...place} string={isWaiting ?? first} />}
      {view === 'both' ? (
        <>
          <span className={classes.translation}>{translations}</span>
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
