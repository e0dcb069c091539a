import { Fragment } from 'react';
import type { TextRange } from '#domain/dictionary/pattern-engines.ts';
import classes from './FoundText.module.css';
import { TextLines } from './TextLines.tsx';

/** Further matches in a text are not marked: a letter may have thousands. */
const MOST_MARKED = 50;

type Props = { text: string; found: readonly TextRange[] };

/** A text with the matches of a search marked. */
export function MatchedText({ text, found }: Props) {
  if (found.length === 0) return <TextLines text={text} />;
  const marked = found.slice(0, MOST_MARKED);
  return (
    <>
      {marked.map(({ start, end }, nth) => (
        <Fragment key={start}>
          <TextLines text={text.slice(marked[nth - 1]?.end ?? 0, start)} />
          <mark className={classes.found}>
            <TextLines text={text.slice(start, end)} />
          </mark>
        </Fragment>
      ))}
      <TextLines text={text.slice(marked.at(-1)?.end)} />
    </>
  );
}
