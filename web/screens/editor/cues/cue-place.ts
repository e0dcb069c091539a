import type { Section } from '#contract/texts/sections.ts';

/** A cue of a section, or the position of a new one. */
export type CuePlace = { readonly section: Section } & (
  | { readonly string: number }
  | { readonly pos: number }
);
