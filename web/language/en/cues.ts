/** Cues of subtitles: what they are checked by, their times (subtitles.10 to subtitles.13). */
export const cues = {
  reading: {
    longest: 'Longest line',
    lines: 'Lines',
    speed: 'Characters/s',
    duration: 'Seconds',
    over: 'over the limit',
    under: 'below the limit',
  },
  atLeast: '{{count, number}} / at least {{limit, number}}',
  atMost: '{{count, number}} / {{limit, number}}',
  times: {
    start: 'Begins',
    end: 'Ends',
    order: 'A cue ends after it begins.',
    shown: 'Shown for {{seconds, number}} s.',
    short: 'Shown for less than {{limit, number}} s.',
    long: 'Shown for more than {{limit, number}} s.',
    gapBefore: 'The cue before ends at {{time}}; a gap of {{limit, number}} ms is wanted.',
    gap: 'The next cue begins at {{time}}; a gap of {{limit, number}} ms is wanted.',
    overlapBefore: 'Overlaps the cue before, which ends at {{time}}.',
    overlap: 'Overlaps the next cue, which begins at {{time}}.',
  },
  target: {
    title: 'Times of the translation',
    add: 'Other times for the translation',
    reset: 'As the source',
  },
  limits: {
    title: 'Subtitles',
    hint: 'Cues that break a limit are marked in the editor. Its filter “Failed checks” finds them. An empty field is no limit.',
    profile: 'Guidelines',
    own: 'Own limits',
    cue_line_length: 'Characters per line',
    cue_lines: 'Lines',
    cue_speed: 'Characters per second',
    cue_min_duration: 'Shown at least, ms',
    cue_max_duration: 'Shown at most, ms',
    cue_min_gap: 'Gap between cues, ms',
    gapHint:
      '83 ms are two frames at 24 frames per second; two frames at 25, 80 ms, are enough too. With 0 cues may touch; empty, they may overlap.',
  },
} as const;
