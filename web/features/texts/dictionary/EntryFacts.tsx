import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { entryValueWords } from '../../../ui/dictionary/entry-value-words.ts';

type Props = { entry: Entry; sourceLanguage: string };

/** What a dictionary says of a word besides its translation and description: nothing where nothing is said. */
export function EntryFacts({ entry, sourceLanguage }: Props) {
  const { t } = useTranslation();
  const { note, example, link } = entry;
  const facts = factsOf(t, entry);
  return (
    <>
      {facts.length > 0 && <p className="ui-12 ink-2">{facts.join(' · ')}</p>}
      {note !== '' && <p>{note}</p>}
      {example !== '' && (
        <p lang={sourceLanguage}>
          <i>{example}</i>
        </p>
      )}
      {link !== '' && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        </p>
      )}
    </>
  );
}

function factsOf(t: TFunction, entry: Entry): string[] {
  const { status, part_of_speech, gender, is_untranslated, is_case_sensitive } = entry;
  return [
    status === 'preferred' ? undefined : entryValueWords(t, 'status', status),
    part_of_speech === 'unspecified' ? undefined : entryValueWords(t, 'part_of_speech', part_of_speech),
    gender === 'unspecified' ? undefined : entryValueWords(t, 'gender', gender),
    is_untranslated ? t('dictionary.isUntranslated') : undefined,
    is_case_sensitive ? t('dictionary.isCaseSensitive') : undefined,
  ].filter((fact) => fact !== undefined);
}
