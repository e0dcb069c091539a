import { Fragment } from 'react';
import type { TextRange } from '#domain/texts/dictionary/pattern-engines.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './FoundText.module.css';

/** Further matches in a text are not marked: a letter may have thousands. */
const MOST_MARKED = 50;

type Props = {
  text: string;
  lang?: string;
  matches: readonly TextRange[];
  /** The part of the text that is shown; left out for all of it. */
  from?: number;
  to?: number;
};

/** A text, or a part of it, with the matches of a search marked. */
export function MatchedText({ text, lang, matches, from = 0, to = text.length }: Props) {
  const marked = matches
    .filter(({ start, end }) => start < to && end > from)
    .slice(0, MOST_MARKED)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  return (
    <>
      {marked.map(({ start, end }, nth) => (
        <Fragment key={start}>
          <TextSigns text={text} lang={lang} from={marked[nth - 1]?.end ?? from} to={start} />
          <mark className={classes.found}>
            <TextSigns text={text} lang={lang} from={start} to={end} />
          </mark>
        </Fragment>
      ))}
      <TextSigns text={text} lang={lang} from={marked.at(-1)?.end ?? from} to={to} />
    </>
  );
}
