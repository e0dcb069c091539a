import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import { SHOWN } from '#domain/formats/cues/create-cue.ts';
import { cueOf } from '#domain/formats/cues/cues.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import type { Times } from '#domain/formats/model/skeleton-codec.ts';
import { failedTiming, nextInTime, type TimingCheck } from '#domain/texts/checks/cue-times.ts';
import { cueTimesQuery } from '../../../data/queries/cue-times.ts';
import { useEditor } from '../state/editor-context.ts';
import type { CuePlace } from './cue-place.ts';

type Neighbour = Times & { readonly continues: boolean };

/**
 * The other cues of the section, in its order, as their translation is shown, with the times of their source; undefined
 * while they are not there.
 */
export function useOtherCues(place: CuePlace) {
  const { data } = useQuery(cueTimesQuery(useEditor().project.id, place.section.id));
  const ownId = 'string' in place ? place.string : undefined;
  return useMemo(
    () =>
      data?.flatMap(({ id, index, continues, ...string }) => {
        const [source, shown] = [cueOf(string.context), shownTimes(string)];
        if (!source || !shown || id === ownId) return [];
        return [{ index, start: shown.start, end: shown.end, continues, source }];
      }),
    [data, ownId],
  );
}

/** The times of a new cue at a position: after the one before it, until the next one begins, for two seconds at most. */
export function timesAt(
  others: readonly { readonly index: number; readonly source: Times }[],
  pos: number,
): Times {
  const before = others.findLast(({ index }) => index < pos)?.source;
  const after = others.find(({ index }) => index >= pos)?.source;
  const start = before?.end ?? Math.max((after?.start ?? SHOWN) - SHOWN, 0);
  const end = Math.min(start + SHOWN, after?.start ?? Number.POSITIVE_INFINITY);
  return { start, end: end > start ? end : start + SHOWN };
}

/** A check that a cue's times fail, by itself or with a neighbour, and when that one begins or ends. */
export type FailedTiming = {
  readonly check: TimingCheck | 'gapBefore' | 'overlapBefore';
  readonly at: number;
};

/** What is wrong with the times of a cue among the others. */
export function failedAmong(
  own: Neighbour,
  others: readonly Neighbour[],
  limits: CueLimits,
  ends: { readonly isOpen: boolean },
): FailedTiming[] {
  const next = nextInTime([...others, own]);
  const after = next.get(own);
  const before = others.find((one) => next.get(one) === own);
  const failed: FailedTiming[] = failedTiming(own, after, limits, ends).map((check) => ({
    check,
    at: after?.start ?? 0,
  }));
  const withBefore = before ? failedTiming(before, own, limits, ends) : [];
  if (before && withBefore.includes('gap')) failed.push({ check: 'gapBefore', at: before.end });
  if (before && withBefore.includes('overlap')) failed.push({ check: 'overlapBefore', at: before.end });
  return failed;
}
