import { expect, test } from 'vitest';
import {
  CUE_LIMIT_BOUNDS,
  CUE_LIMITS,
  CUE_PROFILE_NAMES,
  CUE_PROFILES,
  profileOf,
} from '../../core/access/cue-limits.ts';
import { failedTiming, nextInTime } from './cue-times.ts';

const { netflix, ted, bbc } = CUE_PROFILES;
const CLOSED = { isOpen: false };
const cue = (start: number, end: number, continues = false) => ({ start, end, continues });

test('a profile is known by its limits; other limits are a project’s own (subtitles.12)', () => {
  for (const name of CUE_PROFILE_NAMES) expect(profileOf(CUE_PROFILES[name])).toBe(name);
  expect(profileOf({ ...netflix, cue_speed: 20 })).toBeUndefined();
});

test('every profile is within what limits may be (subtitles.12)', () => {
  for (const name of CUE_PROFILE_NAMES) {
    for (const limit of CUE_LIMITS) {
      const value = CUE_PROFILES[name][limit];
      const { min, max } = CUE_LIMIT_BOUNDS[limit];
      if (value === null) continue;
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  }
});

test('a cue can be too short and too long, at the limits it is neither (subtitles.13)', () => {
  expect(failedTiming(cue(0, 832), undefined, netflix, CLOSED)).toEqual(['short']);
  expect(failedTiming(cue(0, 833), undefined, netflix, CLOSED)).toEqual([]);
  expect(failedTiming(cue(0, 7000), undefined, netflix, CLOSED)).toEqual([]);
  expect(failedTiming(cue(0, 7001), undefined, netflix, CLOSED)).toEqual(['long']);
  expect(failedTiming(cue(0, 60_000), undefined, bbc, CLOSED)).toEqual([]);
});

test('between two cues is a gap, unless the second continues the first (subtitles.13)', () => {
  const first = cue(1000, 2000);
  expect(failedTiming(first, cue(2083, 3000), netflix, CLOSED)).toEqual([]);
  // Two frames at 25 frames a second, and one.
  expect(failedTiming(first, cue(2080, 3000), netflix, CLOSED)).toEqual([]);
  expect(failedTiming(first, cue(2078, 3000), netflix, CLOSED)).toEqual(['gap']);
  expect(failedTiming(first, cue(2040, 3000), netflix, CLOSED)).toEqual(['gap']);
  expect(failedTiming(first, cue(2000, 3000), netflix, CLOSED)).toEqual(['gap']);
  expect(failedTiming(first, cue(2000, 3000), ted, CLOSED)).toEqual([]);
  expect(failedTiming(first, cue(2000, 3000, true), netflix, CLOSED)).toEqual([]);
});

test('cues overlap, unless a project allows it (subtitles.13)', () => {
  const [first, second] = [cue(1000, 2000), cue(1999, 3000)];
  expect(failedTiming(first, second, netflix, CLOSED)).toEqual(['overlap']);
  expect(failedTiming(first, second, { ...netflix, cue_min_gap: null }, CLOSED)).toEqual([]);
});

test('where a cue lasts until the next one, neither its length nor the gap is checked (subtitles.13)', () => {
  expect(failedTiming(cue(0, 20_000), cue(20_000, 21_000), netflix, { isOpen: true })).toEqual([]);
  expect(failedTiming(cue(0, 500), cue(500, 1000), netflix, { isOpen: true })).toEqual(['short']);
});

test('the next cue is the one that begins next, wherever it stands in the file (subtitles.13)', () => {
  const [late, early, same] = [cue(5000, 6000), cue(1000, 2000), cue(1000, 3000)];
  const next = nextInTime([late, early, same]);
  expect(next.get(early)).toBe(same);
  expect(next.get(same)).toBe(late);
  expect(next.get(late)).toBeUndefined();
});
