import { Fragment } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { betweenParts } from '#domain/continued.ts';
import classes from './Passage.module.css';
import type { PassageProps } from './Passage.tsx';
import { anchorOfString } from './Passage.tsx';
import { PassageLink, PassageMark } from './PassageLinks.tsx';

type Props = Omit<PassageProps, 'string'> & { strings: readonly ReadString[] };

/** A paragraph that is several strings, as one: each leads to itself in the editor, the mark in the margin to the first. */
export function JoinedPassage({ strings, isNear, onOpen, view, isTimed: _, ...place }: Props) {
  const { sourceLang, targetLang } = place;
  const [first] = strings;
  if (!first) return null;
  const isWaiting = strings.find(({ state }) => state === 'none');
  return (
    <p className={classes.passage} data-state={(isWaiting ?? first).state} data-joined>
      {isNear && <PassageMark {...place} string={isWaiting ?? first} />}
      {strings.map((string, at) => {
        const { id, text, translation, state } = string;
        const isSource = view === 'source' || translation === null;
        const lang = isSource ? sourceLang : targetLang;
        return (
          <Fragment key={id}>
            {at > 0 && betweenParts(lang)}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are beside it; the text only widens them for the mouse. */}
            <span
              id={anchorOfString(id)}
              className={classes.part}
              data-state={state}
              lang={lang}
              onClick={(event) => onOpen(event, id)}
            >
              {isSource ? text : translation}
            </span>
            {isNear && translation === null && view === 'translation' && (
              <>
                {' '}
                <PassageLink {...place} string={string} />
              </>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
