import type { Times } from '../model/skeleton-codec.ts';
import type { Cue } from './cues.ts';

/** For each cue the index of its source string, or undefined, and by what they were matched. */
export type Matched = { readonly by: 'number' | 'time'; readonly places: readonly (number | undefined)[] };

/** A cue of a translated file; silent if it has no words. */
type IncomingCue = Cue & { readonly isSilent?: boolean };

/**
 * Finds the source of each cue of a translated file: by number if numbers mean the same in both files, otherwise by
 * time, as when cues were removed, added or split. Numbers are trusted if they agree with at least half of the matches
 * by time, or if few cues match by time, as with a film at another speed.
 */
export function matchCues(cues: readonly IncomingCue[], sources: readonly (Cue | undefined)[]): Matched {
  const byNumber = placesByNumber(cues, sources);
  const byTime = placesByTime(cues, sources);
  const matchedByTime = byTime.filter((place) => place !== undefined).length;
  const agreed = byTime.filter((place, index) => place !== undefined && place === byNumber[index]).length;
  // Formats whose cues have no numbers count them, so that those behind one that is left out have others.
  const byStart = placesByStart(cues, sources);
  if (byStart?.some((place, index) => place !== byNumber[index])) return { by: 'time', places: byStart };
  const isNumbered = byNumber.some((place) => place !== undefined);
  if (isNumbered && (agreed >= matchedByTime / 2 || matchedByTime < cues.length / 2)) {
    return { by: 'number', places: byNumber.map((place, index) => place ?? byTime[index]) };
  }
  return { by: 'time', places: byTime };
}

/** Matches cues with words that all begin exactly when a source does, of several in order; undefined if not all do. */
function placesByStart(
  cues: readonly IncomingCue[],
  sources: readonly (Cue | undefined)[],
): (number | undefined)[] | undefined {
  const left = Map.groupBy(sources.keys(), (place) => sources[place]?.start);
  const places = cues.map(({ start }) => left.get(start)?.shift());
  return cues.every(({ isSilent }, index) => isSilent || places[index] !== undefined) ? places : undefined;
}

/** Matches by number. A number that repeats in the file means the next source with that number. */
function placesByNumber(cues: readonly Cue[], sources: readonly (Cue | undefined)[]) {
  const places = new Map<string, number[]>();
  for (const [place, source] of sources.entries()) {
    if (!source || source.number === '') continue;
    const known = places.get(source.number);
    if (known) known.push(place);
    else places.set(source.number, [place]);
  }
  const met = new Map<string, number>();
  return cues.map(({ number }) => {
    const nth = met.get(number) ?? 0;
    met.set(number, nth + 1);
    return places.get(number)?.[nth];
  });
}

/** The least share of the shorter of two cues for which both must be shown. */
const SHARED = 0.4;

/**
 * Matches each cue to the source that is shown together with it for the longest time. Both lists are walked once in
 * order of time.
 */
function placesByTime(cues: readonly Cue[], sources: readonly (Cue | undefined)[]) {
  const places: (number | undefined)[] = cues.map(() => undefined);
  const waiting = inTime(sources);
  let shown: Placed[] = [];
  let next = 0;
  for (const { place, start, end } of inTime(cues)) {
    for (let one = waiting[next]; one && one.start < end; one = waiting[++next]) shown.push(one);
    shown = shown.filter((cue) => cue.end > start);
    let most = 0;
    for (const cue of shown) {
      const shared = Math.min(end, cue.end) - Math.max(start, cue.start);
      const least = SHARED * Math.min(end - start, cue.end - cue.start);
      if (shared > most && shared >= least) {
        most = shared;
        places[place] = cue.place;
      }
    }
  }
  return places;
}

type Placed = Times & { readonly place: number };

/** Cues with their indexes, ordered by start; a cue without a valid end is shown for a millisecond. */
function inTime(cues: readonly (Times | undefined)[]): Placed[] {
  return cues
    .flatMap((cue, place) =>
      cue ? [{ place, start: cue.start, end: Math.max(cue.end, cue.start + 1) }] : [],
    )
    .toSorted((a, b) => a.start - b.start || a.place - b.place);
}
