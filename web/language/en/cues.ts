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
    gapHint: '83 ms are two frames at 24 frames per second. With 0 cues may touch; empty, they may overlap.',
  },
} as const;
