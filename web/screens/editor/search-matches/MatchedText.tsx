import { Fragment } from 'react';
import type { TextRange } from '#domain/texts/dictionary/pattern-engines.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './FoundText.module.css';

/** Further matches in a text are not marked: a letter may have thousands. */
const MOST_MARKED = 50;

type Props = { text: string; lang?: string; matches: readonly TextRange[] };

/** A text with the matches of a search marked. */
export function MatchedText({ text, lang, matches }: Props) {
  if (matches.length === 0) return <TextSigns text={text} lang={lang} />;
  const marked = matches.slice(0, MOST_MARKED);
  return (
    <>
      {marked.map(({ start, end }, nth) => (
        <Fragment key={start}>
          <TextSigns text={text.slice(marked[nth - 1]?.end ?? 0, start)} lang={lang} />
          <mark className={classes.found}>
            <TextSigns text={text.slice(start, end)} lang={lang} />
          </mark>
        </Fragment>
      ))}
      <TextSigns text={text.slice(marked.at(-1)?.end)} lang={lang} />
    </>
  );
}
