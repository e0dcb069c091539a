import { type Bounds, LIMITS } from '../limits.ts';

/**
 * The limits of a project's subtitles, in the order of the form and the log (subtitles.12): characters of a line;
 * lines; characters per second; and, in milliseconds, how long a cue is shown at least and at most, and the least time
 * between two cues.
 */
export const CUE_LIMITS = [
  'cue_line_length',
  'cue_lines',
  'cue_speed',
  'cue_min_duration',
  'cue_max_duration',
  'cue_min_gap',
] as const;

export type CueLimit = (typeof CUE_LIMITS)[number];

/** The limits of a project; null for one that it doesn't have. With a gap of 0 cues may touch, without one they may overlap. */
export type CueLimits = { readonly [Limit in CueLimit]: number | null };

/** What each limit may be. */
export const CUE_LIMIT_BOUNDS = {
  cue_line_length: LIMITS.cueLineLength,
  cue_lines: LIMITS.cueLines,
  cue_speed: LIMITS.cueSpeed,
  cue_min_duration: LIMITS.cueMinDuration,
  cue_max_duration: LIMITS.cueMaxDuration,
  cue_min_gap: LIMITS.cueMinGap,
} as const satisfies Record<CueLimit, Bounds>;

/** What is wrong with limits together: a cue can't be shown for longer than at most. */
export function whyNotCueLimits({
  cue_min_duration: shortest,
  cue_max_duration: longest,
}: Pick<CueLimits, 'cue_min_duration' | 'cue_max_duration'>) {
  if (shortest === null || longest === null || shortest <= longest) return undefined;
  return { key: 'cue_max_duration', kind: 'min' } as const;
}

/** What guidelines ask for, by the name of who wrote them (subtitles.12). */
export const CUE_PROFILES = {
  /** For adults in most languages; 5/6 of a second, and two frames at 24 frames a second. */
  netflix: {
    cue_line_length: 42,
    cue_lines: 2,
    cue_speed: 17,
    cue_min_duration: 833,
    cue_max_duration: 7000,
    cue_min_gap: 83,
  },
  ted: {
    cue_line_length: 42,
    cue_lines: 2,
    cue_speed: 21,
    cue_min_duration: 1000,
    cue_max_duration: 7000,
    cue_min_gap: 0,
  },
  /** 180 words a minute of six characters with their space. */
  bbc: {
    cue_line_length: 37,
    cue_lines: 2,
    cue_speed: 18,
    cue_min_duration: null,
    cue_max_duration: null,
    cue_min_gap: 0,
  },
} as const satisfies Record<string, CueLimits>;

export type CueProfile = keyof typeof CUE_PROFILES;

export const CUE_PROFILE_NAMES = Object.keys(CUE_PROFILES) as [CueProfile, ...CueProfile[]];

/** The profile that has exactly these limits; undefined for a project's own ones. */
export function profileOf(limits: CueLimits): CueProfile | undefined {
  return CUE_PROFILE_NAMES.find((name) =>
    CUE_LIMITS.every((limit) => CUE_PROFILES[name][limit] === limits[limit]),
  );
}
