import { Fragment } from 'react';
import type { TextRange } from '#domain/dictionary/pattern-engines.ts';
import classes from './FoundText.module.css';
import { Lines } from './Lines.tsx';

/** Further matches in a text are not marked: a letter may have thousands. */
const MOST_MARKED = 50;

type Props = { text: string; found: readonly TextRange[] };

/** A text with the matches of a search marked. */
export function FoundText({ text, found }: Props) {
  if (found.length === 0) return <Lines text={text} />;
  const marked = found.slice(0, MOST_MARKED);
  return (
    <>
      {marked.map(({ start, end }, nth) => (
        <Fragment key={start}>
          <Lines text={text.slice(marked[nth - 1]?.end ?? 0, start)} />
          <mark className={classes.found}>
            <Lines text={text.slice(start, end)} />
          </mark>
        </Fragment>
      ))}
      <Lines text={text.slice(marked.at(-1)?.end)} />
    </>
  );
}
