import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { FoundWords, Span } from '#domain/texts/dictionary/spans.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { useEditor } from '../state/editor-context.ts';
import { finderQuery } from './finder.ts';

/** The dictionary of the project and the functions that find its words. */
export type WordFinder = {
  /** False while the dictionary or the finder is loading for the first time, so that words may be missed. */
  areKnown: boolean;
  entries: readonly Entry[];
  /** The dictionary words in a source text, in their order. */
  spansIn: (source: string) => readonly Span<Entry>[];
  /** How many entries were not searched for in a source, because their patterns are too complex (dictionary.17). */
  leftIn: (source: string) => number;
  /** The dictionary words of a source whose agreed translation is missing in a translation (dictionary.10). */
  missingIn: (source: string, translation: string) => readonly Entry[];
};

const NO_ENTRIES: readonly Entry[] = [];
const NOTHING: FoundWords<Entry> = { spans: [], left: 0 };
/** What was found, which all parts of the page need; of the texts of some strings. */
const FOUND = new WeakMap<readonly Entry[], Map<string, FoundWords<Entry>>>();
const MOST_KEPT = 50;

/** The dictionary as a hook; until it is loaded nothing is found. */
export function useWordFinder(): WordFinder {
  const { project } = useEditor();
  const dictionary = useQuery(dictionaryQuery(project.id));
  const { data: entries = NO_ENTRIES } = dictionary;
  const finding = useQuery({ ...finderQuery, enabled: entries.length > 0 });
  const { data: finder } = finding;
  const areKnown = !isComing(dictionary) && !isComing(finding);
  return useMemo(() => {
    const foundIn = (source: string) => {
      if (!finder || entries.length === 0) return NOTHING;
      const known = FOUND.get(entries) ?? new Map<string, FoundWords<Entry>>();
      if (known.size >= MOST_KEPT) known.clear();
      const spans = known.get(source) ?? finder.findWords(source, entries);
      FOUND.set(entries, known.set(source, spans));
      return spans;
    };
    return {
      areKnown,
      entries,
      spansIn: (source) => foundIn(source).spans,
      leftIn: (source) => foundIn(source).left,
      missingIn: (source, translation) => finder?.missingEntries(foundIn(source).spans, translation) ?? [],
    };
  }, [areKnown, entries, finder]);
}

/** Whether a query is loading for the first time; not after a failure, nor while it waits for a connection. */
const isComing = ({ data, fetchStatus, failureCount }: UseQueryResult): boolean =>
  data === undefined && fetchStatus === 'fetching' && failureCount === 0;

/** The entries of found words, each once, in their order. */
export function entriesOf(spans: readonly Span<Entry>[]): Entry[] {
  return [...new Set(spans.flatMap((span) => span.entries))];
}
