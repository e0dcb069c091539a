import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The dictionary words of a source, as the service found them (terms.7). */
export type FoundWords = {
  /** Those of a form, or of a text that is no plural, in their order. */
  readonly inForm: (form?: string) => readonly FoundWord[];
  /** The entries of all of them, each once. */
  readonly entries: readonly Entry[];
  /** How many entries were not looked for, because their patterns are too complex (dictionary.17). */
  readonly left: number;
};

type SourceOfString = Pick<RowString, 'id' | 'section_id' | 'text'>;

const NO_ENTRIES: readonly Entry[] = [];

/** The dictionary of the project, whose entries the service names by their ids. */
function useDictionary() {
  const { project } = useEditor();
  const dictionary = useQuery(dictionaryQuery(project.id));
  const { data: entries = NO_ENTRIES } = dictionary;
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  return { project: project.id, entries, byId, isComing: isComing(dictionary) };
}

const placeOf = (project: number, { id, section_id }: SourceOfString) => ({
  project,
  section: section_id,
  string: id,
});

/** The dictionary words in the source of a string; until they are found, or without a string, none. */
export function useFoundWords(row: SourceOfString | undefined): FoundWords {
  const { project, entries, byId } = useDictionary();
  const { data } = useQuery({
    ...wordsOfStringQuery(placeOf(project, row ?? NO_STRING), row?.text ?? ''),
    enabled: row !== undefined && entries.length > 0,
  });
  return useMemo(() => {
    const found = (data?.places ?? [])
      .map((place) => ({ ...place, entries: place.entries.flatMap((id) => byId.get(id) ?? []) }))
      .filter((word) => word.entries.length > 0);
    return {
      inForm: (form) => found.filter((word) => word.form === form),
      entries: [...new Set(found.flatMap((word) => word.entries))],
      left: data?.left ?? 0,
    };
  }, [data, byId]);
}

const NO_STRING = { id: 0, section_id: 0, text: '' };

/**
 * The dictionary words whose agreed translation a text lacks (dictionary.10), and whether they are known: not while the service is asked for the
 * first time, so that words may be missed. They are asked for while that `isWanted`; meanwhile they are those of the text before.
 */
export function useMissingWords(row: SourceOfString, text: string, isWanted: boolean) {
  const { project, entries, byId, isComing: isDictionaryComing } = useDictionary();
  const queries = useQueryClient();
  const query = missingWordsQuery(placeOf(project, row), row.text, text);
  const isAsked = entries.length > 0 && !isBlank(text);
  const missing = useQuery({ ...query, enabled: isWanted && isAsked, placeholderData: keepPreviousData });
  const entriesOf = (ids: readonly number[] = []) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    missing: isAsked ? entriesOf(missing.data?.entries) : NO_ENTRIES,
    /** Whether what this text lacks can be told now: it is there, there is nothing to ask for, or the service can’t be asked. */
    isKnown:
      !isDictionaryComing &&
      (!isAsked ||
        queries.getQueryData(query.queryKey) !== undefined ||
        (isWanted && !isComing({ ...missing, data: undefined }))),
    /** What exactly this text lacks, as far as it is known. */
    read: () => entriesOf(isAsked ? queries.getQueryData(query.queryKey)?.entries : []),
  };
}

/** Whether a query is loading for the first time; not after a failure, nor while it waits for a connection. */
const isComing = ({
  data,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'data' | 'fetchStatus' | 'failureCount'>): boolean =>
  data === undefined && fetchStatus === 'fetching' && failureCount === 0;
