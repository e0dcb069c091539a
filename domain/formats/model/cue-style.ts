/** How words of a cue look, as far as formats of subtitles have it in common. */
export type CueStyle = {
  readonly b?: boolean;
  readonly i?: boolean;
  readonly u?: boolean;
  readonly s?: boolean;
  /** `#rrggbb` in lower case. */
  readonly color?: string;
};

/** Words of one style, or a line break. */
export type CueRun =
  | { readonly kind: 'text'; readonly text: string; readonly style: CueStyle }
  | { readonly kind: 'break' };
