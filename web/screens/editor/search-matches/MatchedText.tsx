import { Fragment } from 'react';
import type { TextRange } from '#domain/core/text/text-range.ts';
import type { CheckKind } from '#domain/texts/checks/check.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './FoundText.module.css';

/** Further matches in a text are not marked: a letter may have thousands. */
const MOST_MARKED = 50;

/** A match of a search, or a place where a check of this kind found something. */
export type Match = TextRange & { readonly finding?: CheckKind };

type Props = {
  text: string;
  lang?: string;
  matches: readonly Match[];
  /** The part of the text that is shown; left out for all of it. */
  from?: number;
  to?: number;
};

/** A text, or a part of it, with the matches of a search, or the places of a finding, marked. */
export function MatchedText({ text, lang, matches, from = 0, to = text.length }: Props) {
  const marked = matches
    .filter(({ start, end }) => (start < to && end > from) || (start === end && start >= from && start <= to))
    .slice(0, MOST_MARKED)
    .map((match) => ({ ...match, start: Math.max(match.start, from), end: Math.min(match.end, to) }));
  return (
    <>
      {marked.map(({ start, end, finding }, nth) => (
        <Fragment key={start}>
          <TextSigns text={text} lang={lang} from={marked[nth - 1]?.end ?? from} to={start} />
          <mark
            className={classes.found}
            data-finding={finding}
            data-break={(finding && text.slice(start, end) === '\n') || undefined}
          >
            <TextSigns text={text} lang={lang} from={start} to={end} />
          </mark>
        </Fragment>
      ))}
      <TextSigns text={text} lang={lang} from={marked.at(-1)?.end ?? from} to={to} />
    </>
  );
}
