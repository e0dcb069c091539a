import { Fragment } from 'react';
import type { Stretch } from '#domain/dictionary/pattern-engines.ts';
import classes from './FoundText.module.css';
import { Lines } from './Lines.tsx';

/** Further ones in the same text stay plain: a letter is found thousands of times. */
const MOST_MARKED = 50;

type Props = { text: string; found: readonly Stretch[] };

/** A text with what a search has found in it marked. */
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
