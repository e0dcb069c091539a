import type { Times } from '../model/skeleton-codec.ts';
import type { Cue } from './cues.ts';

/** For each cue the place of the string it is a translation of, from 0, as far as there is one; and what told it. */
export type Matched = { readonly by: 'number' | 'time'; readonly places: readonly (number | undefined)[] };

/**
 * Finds the source of each cue of a translated file: by its number where numbers mean the same in both files, and by time
 * where they differ, as when cues were left out, put in or cut. Numbers are trusted when those that time confirms are at
 * least half of those it could; or when times tell of nothing, as in a film at another speed.
 */
export function matchCues(cues: readonly Cue[], sources: readonly (Cue | undefined)[]): Matched {
  const byNumber = placesByNumber(cues, sources);
  const byTime = placesByTime(cues, sources);
  const told = byTime.filter((place) => place !== undefined).length;
  const agreed = byTime.filter((place, at) => place !== undefined && place === byNumber[at]).length;
  const isNumbered = byNumber.some((place) => place !== undefined);
  if (isNumbered && (agreed >= told / 2 || told < cues.length / 2)) {
    return { by: 'number', places: byNumber.map((place, at) => place ?? byTime[at]) };
  }
  return { by: 'time', places: byTime };
}

/** A number that stands in a file again means the next of the cues that have it. */
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

/** So much of the shorter of two cues has to be shown while the other is. */
const SHARED = 0.4;

/** For each cue the source that is shown longest while it is; both sides are gone through once in the order of their times. */
function placesByTime(cues: readonly Cue[], sources: readonly (Cue | undefined)[]) {
  const places: (number | undefined)[] = cues.map(() => undefined);
  const waiting = inTime(sources);
  let shown: Placed[] = [];
  let next = 0;
  for (const { place, start, end } of inTime(cues)) {
    for (let one = waiting[next]; one && one.start < end; one = waiting[++next]) shown.push(one);
    shown = shown.filter((one) => one.end > start);
    let most = 0;
    for (const one of shown) {
      const shared = Math.min(end, one.end) - Math.max(start, one.start);
      const least = SHARED * Math.min(end - start, one.end - one.start);
      if (shared > most && shared >= least) {
        most = shared;
        places[place] = one.place;
      }
    }
  }
  return places;
}

type Placed = Times & { readonly place: number };

/** Cues by their beginnings, each with its place; what never ends is shown for a moment. */
function inTime(cues: readonly (Times | undefined)[]): Placed[] {
  return cues
    .flatMap((cue, place) =>
      cue ? [{ place, start: cue.start, end: Math.max(cue.end, cue.start + 1) }] : [],
    )
    .toSorted((a, b) => a.start - b.start || a.place - b.place);
}
