import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf, leadingSpaceOf } from '#domain/texts/checks/differences.ts';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { MatchedText } from '../search-matches/MatchedText.tsx';
import { SearchMatchesContext } from '../search-matches/search-matches.ts';
import { type MarkedPlace, placesIn, useMarkedSource } from '../state/marked-places.ts';
import { DictionaryWord } from './DictionaryWord.tsx';
import type { FoundWord, FoundWords } from './found-words.ts';
import classes from './SourceText.module.css';

type Props = { text: string; lang: string };

/**
 * The source text of a string, of a plural each form, with its dictionary words and the matches of a search or the places of a
 * finding marked, and visible spaces at its edges.
 */
export function SourceText({ string, text, words, ...props }: Props & { string: number; words: FoundWords }) {
  const places = useMarkedSource(string);
  return (
    <FormLines text={text}>
      {(form, selector) => (
        <OneText
          text={form}
          {...props}
          words={words.places.filter((word) => word.form === selector)}
          places={placesIn(places, selector)}
        />
      )}
    </FormLines>
  );
}

type OneTextProps = Props & { words: readonly FoundWord[]; places: readonly MarkedPlace[] };

function OneText({ text, lang, words, places }: OneTextProps) {
  const start = leadingSpaceOf(text).length;
  const end = Math.max(start, text.length - endOf(text).length);
  const pieces: ReactNode[] = [];
  let shownTo = start;
  const found = use(SearchMatchesContext).source(text);
  const matches = places.length > 0 ? places : found;
  const piece = (from: number, to: number) => (
    <MatchedText key={from} text={text} lang={lang} matches={matches} from={from} to={to} />
  );
  const plain = (to: number) => {
    if (to > shownTo) pieces.push(piece(shownTo, to));
    shownTo = to;
  };
  for (const word of words) {
    if (word.start < shownTo || word.end > end) continue;
    plain(word.start);
    pieces.push(
      <DictionaryWord key={shownTo} entries={word.entries} isMaybe={word.is_maybe}>
        {piece(word.start, word.end)}
      </DictionaryWord>,
    );
    shownTo = word.end;
  }
  plain(end);
  return (
    <>
      <Edge spaces={text.slice(0, start)} place={places.find((place) => place.start < start)} />
      {pieces}
      <Edge spaces={text.slice(end)} place={places.find((place) => place.end > end)} />
    </>
  );
}

/** Spaces at the edge of a text, shown as symbols since programs may need them (strings.7). */
function Edge({ spaces, place }: { spaces: string; place: MarkedPlace | undefined }) {
  const { t } = useTranslation();
  if (spaces === '') return null;
  return (
    <span
      className={classes.edge}
      data-finding={place?.finding}
      role="img"
      aria-label={t('editorComposer.edge', { count: spaces.length })}
      title={t('editorComposer.edge', { count: spaces.length })}
    >
      {spaces.replaceAll(/\s/gu, '␣')}
    </span>
  );
}
