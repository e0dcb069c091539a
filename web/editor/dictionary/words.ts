import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Entry } from '#contract/dictionary.ts';
import type { Span } from '#domain/dictionary-spans.ts';
import { dictionaryQuery } from '../../wire/dictionary.ts';
import { useEditor } from '../editor-context.ts';

/** The dictionary of the project, and what finds its words. */
export type Words = {
  entries: readonly Entry[];
  /** The words of the dictionary in a source text, in their order. */
  spansIn: (source: string) => readonly Span<Entry>[];
  /** Those among them whose agreed translation a translation has not (SPEC §5). */
  missingIn: (source: string, translation: string) => readonly Entry[];
};

const NO_ENTRIES: readonly Entry[] = [];
const NO_SPANS: readonly Span<Entry>[] = [];

/** What finds words is heavy: it comes when there are words to be found. */
const finderQuery = queryOptions({
  queryKey: ['dictionary finder'],
  queryFn: () => import('#domain/dictionary-spans.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/** The dictionary as far as it is there: until it has come, and where there is none, nothing is found. */
export function useWords(): Words {
  const { project } = useEditor();
  const { data: entries = NO_ENTRIES } = useQuery(dictionaryQuery(project.id));
  const { data: finder } = useQuery({ ...finderQuery, enabled: entries.length > 0 });
  return useMemo(() => {
    let last: { source: string; spans: readonly Span<Entry>[] } = { source: '', spans: NO_SPANS };
    const spansIn = (source: string) => {
      if (!finder || entries.length === 0) return NO_SPANS;
      if (last.source !== source) last = { source, spans: finder.spansOf(source, entries) };
      return last.spans;
    };
    return {
      entries,
      spansIn,
      missingIn: (source, translation) =>
        finder?.missingIn(source, translation, entriesOf(spansIn(source))) ?? [],
    };
  }, [entries, finder]);
}

/** The entries of the words found, each once, in their order. */
export function entriesOf(spans: readonly Span<Entry>[]): Entry[] {
  return [...new Set(spans.flatMap((span) => span.entries))];
}
