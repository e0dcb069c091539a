import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '#contract/dictionary.ts';
import type { Span } from '#domain/dictionary/spans.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { useEditor } from '../state/editor-context.ts';
import { finderQuery } from './finder.ts';

/** The dictionary of the project, and how its words are found. */
export type Words = {
  /** False while the dictionary or its finder is loading for the first time: words that aren't found may still be there. */
  areKnown: boolean;
  entries: readonly Entry[];
  /** The words of the dictionary in a source text, in their order. */
  spansIn: (source: string) => readonly Span<Entry>[];
  /** Those among them whose agreed translation a translation has not (dictionary.10). */
  missingIn: (source: string, translation: string) => readonly Entry[];
};

const NO_ENTRIES: readonly Entry[] = [];
const NO_SPANS: readonly Span<Entry>[] = [];

/** The dictionary as far as it is there: until it has come, and where there is none, nothing is found. */
export function useWords(): Words {
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
        finder?.missingIn(source, translation, entriesOf(spansIn(source))) ?? [],
    };
  }, [areKnown, entries, finder]);
}

/** Whether it is loading for the first time. What has failed once, or waits for a connection, is not waited for. */
const isComing = ({ data, fetchStatus, failureCount }: UseQueryResult): boolean =>
  data === undefined && fetchStatus === 'fetching' && failureCount === 0;

/** The entries of the words found, each once, in their order. */
export function entriesOf(spans: readonly Span<Entry>[]): Entry[] {
  return [...new Set(spans.flatMap((span) => span.entries))];
}
