import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { TextRange } from '#domain/core/text/text-range.ts';
import type { CompiledPattern } from '#domain/texts/dictionary/pattern-engines.ts';
import type { StringFilter, TextFilter } from '#domain/texts/editor/string-filters.ts';
import { createTextFinder, type TextFinder } from '#domain/texts/editor/text-search.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';

/** Finds the matches of the list's filters in the texts of a row. */
export type SearchMatches = { source: TextFinder; translation: TextFinder; key: TextFinder };

const nothing: TextFinder = () => [];

export const SearchMatchesContext = createContext<SearchMatches>({
  source: nothing,
  translation: nothing,
  key: nothing,
});

/** The filters that search each text of a row. */
const LOOK_INTO = {
  source: ['text', 'original'],
  translation: ['text', 'translation'],
  key: ['key'],
} as const satisfies Record<keyof SearchMatches, readonly TextFilter[]>;

/** The code for regular expressions, loaded only where one is used since it is large. */
const patternsQuery = {
  queryKey: cacheKeys.patternEngine(),
  queryFn: () => import('#domain/texts/dictionary/pattern-engines.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

/** The finders for the filters of the list. A pattern that only PostgreSQL understands finds nothing here. */
export function useSearchMatches(
  { text, original, translation, key, regex = false }: StringFilter,
  { source_lang, target_lang }: ProjectLanguages,
): SearchMatches {
  const isAny = [text, original, translation, key].some(Boolean);
  const { data: engines } = useQuery({ ...patternsQuery, enabled: regex && isAny });
  return useMemo(() => {
    const patterns = { text, original, translation, key };
    const finderFor = (filters: readonly (keyof typeof patterns)[], lang?: string): TextFinder => {
      const texts = filters.flatMap((name) => patterns[name] || []);
      if (texts.length === 0) return nothing;
      if (!regex) return createTextFinder(texts, lang);
      const engine = engines?.engineOf(texts.map((pattern) => `(?:${pattern})`).join('|'));
      return engine ? (inText) => rangesIn(inText, engine) : nothing;
    };
    return {
      source: finderFor(LOOK_INTO.source, source_lang),
      translation: finderFor(LOOK_INTO.translation, target_lang),
      key: finderFor(LOOK_INTO.key),
    };
  }, [text, original, translation, key, regex, engines, source_lang, target_lang]);
}

/** The matches of a pattern in a text, without overlapping and empty ones. */
function rangesIn(text: string, engine: CompiledPattern): TextRange[] {
  const stretches: TextRange[] = [];
  let from = 0;
  while (from <= text.length) {
    const whole = engine.find(text, from)?.whole;
    if (!whole) break;
    if (whole.end > whole.start) stretches.push(whole);
    from = Math.max(whole.end, from + 1);
  }
  return stretches;
}
