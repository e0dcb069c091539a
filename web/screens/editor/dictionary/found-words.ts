import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { WordPlace } from '#contract/texts/words-of-string.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { missingWordsQuery, wordsOfStringQuery } from '../../../data/queries/words-of-string.ts';
import { useEditor } from '../state/editor-context.ts';

/** A place of a source where dictionary words are, of which one is meant. */
export type FoundWord = Omit<WordPlace, 'entries'> & { readonly entries: readonly Entry[] };

/** The dictionary words of a source in their order, as the service found them (terms.7). */
export type FoundWords = {
  readonly places: readonly FoundWord[];
  /** How many entries were not looked for, because their patterns are too complex (dictionary.17). */
  readonly left: number;
};

type SourceOfString = Pick<RowString, 'id' | 'section_id' | 'text'>;

/** The dictionary of the project, whose entries the service names by their ids. */
function useDictionary({ id, section_id }: Omit<SourceOfString, 'text'>) {
  const { project } = useEditor();
  const { data, fetchStatus, failureCount } = useQuery(dictionaryQuery(project.id));
  const byId = useMemo(() => new Map(data?.map((entry) => [entry.id, entry])), [data]);
  return {
    place: { project: project.id, section: section_id, string: id },
    byId,
    /** While it is loading for the first time; not after a failure, nor while it waits for a connection. */
    isComing: !data && fetchStatus === 'fetching' && failureCount === 0,
  };
}

/** No string is open. */
export const NO_STRING = { id: 0, section_id: 0, text: '' };

/** The dictionary words in the source of a string; none until they are found. */
export function useFoundWords(row: SourceOfString): FoundWords {
  const { place, byId } = useDictionary(row);
  const { data } = useQuery({
    ...wordsOfStringQuery(place, row.text),
    enabled: byId.size > 0 && row !== NO_STRING,
  });
  return useMemo(
    () => ({
      places: (data?.places ?? [])
        .map((word) => ({ ...word, entries: word.entries.flatMap((id) => byId.get(id) ?? []) }))
        .filter(({ entries }) => entries.length > 0),
      left: data?.left ?? 0,
    }),
    [data, byId],
  );
}

/**
 * The dictionary words whose agreed translation a text lacks (dictionary.10). The service is asked while that `isWanted`; until it has answered
 * they are those of the text before.
 */
export function useMissingWords(row: SourceOfString, text: string, isWanted: boolean) {
  const { place, byId, isComing } = useDictionary(row);
  const isAsked = byId.size > 0 && !isBlank(text);
  const { data, isPlaceholderData, fetchStatus } = useQuery({
    ...missingWordsQuery(place, row.text, text),
    enabled: isWanted && isAsked,
    placeholderData: keepPreviousData,
  });
  const entriesOf = (ids: readonly number[] = []) => (isAsked ? ids.flatMap((id) => byId.get(id) ?? []) : []);
  const isAnswered = data !== undefined && !isPlaceholderData;
  return {
    missing: entriesOf(data?.entries),
    /** Those whose translation is forbidden or obsolete, and stands in the text (dictionary.19). */
    unwanted: entriesOf(data?.unwanted),
    isAnswered,
    /** Whether it is known what this text lacks, or can't be: there is nothing to ask for, or the service doesn’t answer. */
    isKnown: !isComing && (!isAsked || isAnswered || (isWanted && fetchStatus !== 'fetching')),
  };
}
