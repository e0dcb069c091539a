import { useMemo } from 'react';
import { createFinder, type Finder, type FoundPlace } from '#domain/texts/find/find-places.ts';
import type { Finding } from '#domain/texts/find/finding.ts';
import { type Replacement, replacementFor } from '#domain/texts/find/replacement.ts';

/** Milliseconds for one text after which a pattern is too slow to be run while the list is scrolled. */
const SLOW = 100;

/** Finds the matches of a text; undefined once the pattern has turned out to be too slow for that. */
export type FindPlaces = (text: string) => readonly FoundPlace[] | undefined;

function watched(finder: Finder): FindPlaces {
  let isSlow = false;
  return (text) => {
    if (isSlow) return undefined;
    const from = performance.now();
    const places = finder.placesIn(text);
    isSlow = performance.now() - from > SLOW;
    return places;
  };
}

/** What finds the matches that the server has found, and the replacement; undefined if it is invalid. */
export function useFinder(finding: Finding | undefined, replace: string) {
  const finder = useMemo(() => finding && createFinder(finding), [finding]);
  const find = useMemo<FindPlaces>(() => (finder ? watched(finder) : () => undefined), [finder]);
  const replacement = useMemo<Replacement | undefined>(
    () => finder && finding && replacementFor(finding, replace, finder),
    [finder, finding, replace],
  );
  return { find, replacement };
}
