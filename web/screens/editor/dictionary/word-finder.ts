import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '#contract/dictionary.ts';
import type { Span } from '#domain/dictionary/spans.ts';
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
  /** The dictionary words of a source whose agreed translation is missing in a translation (dictionary.10). */
  missingIn: (source: string, translation: string) => readonly Entry[];
};

const NO_ENTRIES: readonly Entry[] = [];
const NO_SPANS: readonly Span<Entry>[] = [];

/** The dictionary as a hook; until it is loaded nothing is found. */
export function useWordFinder(): WordFinder {
  const { project } = useEditor();
  const dictionary = useQuery(dictionaryQuery(project.id));
  const { data: entries = NO_ENTRIES } = dictionary;
  const finding = useQuery({ ...finderQuery, enabled: entries.length > 0 });
  const { data: finder } = finding;
  const areKnown = !isComing(dictionary) && !isComing(finding);
  return useMemo(() => {
    let last: { source: string; spans: readonly Span<Entry>[] } = { source: '', spans: NO_SPANS };
    const spansIn = (source: string) => {
      if (!finder || entries.length === 0) return NO_SPANS;
      if (last.source !== source) last = { source, spans: finder.spansOf(source, entries) };
      return last.spans;
    };
    return {
      areKnown,
      entries,
      spansIn,
      missingIn: (source, translation) =>
        finder?.missingEntries(source, translation, entriesOf(spansIn(source))) ?? [],
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
