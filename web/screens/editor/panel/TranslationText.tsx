import type { Translation } from '#contract/texts/translations.ts';
import { FormLines } from '../../../ui/plurals/FormLines.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import { areAlike } from '../../../ui/word-diff/word-diff.ts';
import { MatchedText } from '../search-matches/MatchedText.tsx';
import { useEditor } from '../state/editor-context.ts';
import { placesIn, useMarkedTranslation } from '../state/marked-places.ts';

type Props = {
  translation: Pick<Translation, 'id' | 'text'>;
  /** The text to show differences from; left out for none. */
  comparedWith: string | undefined;
};

/** The text of a translation, or how it differs from another one, with the places of the finding that one points at marked. */
export function TranslationText({ translation: { id, text }, comparedWith }: Props) {
  const lang = useEditor().project.target_lang;
  const places = useMarkedTranslation(id);
  if (comparedWith !== undefined && areAlike(comparedWith, text)) {
    return (
      <WordDiff before={comparedWith} after={text} lang={lang}>
        {(now, from, to, selector) => (
          <MatchedText text={now} lang={lang} matches={placesIn(places, selector)} from={from} to={to} />
        )}
      </WordDiff>
    );
  }
  return (
    <FormLines text={text}>
      {(form, selector) => <MatchedText text={form} lang={lang} matches={placesIn(places, selector)} />}
    </FormLines>
  );
}
