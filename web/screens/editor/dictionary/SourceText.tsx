import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf, leadingSpaceOf } from '#domain/texts/checks/differences.ts';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { MatchedText } from '../search-matches/MatchedText.tsx';
import { SearchMatchesContext } from '../search-matches/search-matches.ts';
import { DictionaryWord } from './DictionaryWord.tsx';
import classes from './SourceText.module.css';
import type { WordFinder } from './word-finder.ts';

type Props = { text: string; lang: string; words: WordFinder };

/**
 * A source text, of a plural each form, with its dictionary words and the matches of a search marked, and visible
 * spaces at its edges.
 */
export function SourceText({ text, lang, words }: Props) {
  return <FormLines text={text}>{(form) => <OneText text={form} lang={lang} words={words} />}</FormLines>;
}

function OneText({ text, lang, words }: Props) {
  const start = leadingSpaceOf(text).length;
  const end = Math.max(start, text.length - endOf(text).length);
  const pieces: ReactNode[] = [];
  let shownTo = start;
  const matches = use(SearchMatchesContext).source(text);
  const piece = (from: number, to: number) => (
    <MatchedText key={from} text={text} lang={lang} matches={matches} from={from} to={to} />
  );
  const plain = (to: number) => {
    if (to > shownTo) pieces.push(piece(shownTo, to));
    shownTo = to;
  };
  for (const span of words.spansIn(text)) {
    if (span.start < shownTo || span.end > end) continue;
    plain(span.start);
    pieces.push(
      <DictionaryWord key={shownTo} entries={span.entries}>
        {piece(span.start, span.end)}
      </DictionaryWord>,
    );
    shownTo = span.end;
  }
  plain(end);
  return (
    <>
      <Edge spaces={text.slice(0, start)} />
      {pieces}
      <Edge spaces={text.slice(end)} />
    </>
  );
}

/** Spaces at the edge of a text, shown as symbols since programs may need them (strings.7). */
function Edge({ spaces }: { spaces: string }) {
  const { t } = useTranslation();
  if (spaces === '') return null;
  return (
    <span
      className={classes.edge}
      role="img"
      aria-label={t('editorComposer.edge', { count: spaces.length })}
      title={t('editorComposer.edge', { count: spaces.length })}
    >
      {spaces.replaceAll(/\s/gu, '␣')}
    </span>
  );
}
