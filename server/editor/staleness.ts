import type { SectionVersion } from '../content/section-queries.ts';

/** Which version of its section something was read from. It may know more than that, never less. */
export type CachedVersion = { readonly version: number; readonly folded: number };

/** More strings than this are not looked up one by one: their section is read anew. */
const MOST_TOUCHED = 200;

/** What has to be read again: nothing, some strings, or all of the section. */
export type Staleness = { kind: 'fresh' } | { kind: 'whole' } | { kind: 'touched'; strings: number[] };

/**
 * What has to be read again of something kept in mind of a section (docs/decisions/013). The deltas that are not yet folded
 * name the strings changed since the last folding; what was kept since before it may lack others.
 */
export function stalenessOf(
  kept: CachedVersion | undefined,
  { version, folded, touched }: SectionVersion,
): Staleness {
  if (kept?.version === version) return { kind: 'fresh' };
  if (kept?.folded !== folded || !touched || touched.length > MOST_TOUCHED) return { kind: 'whole' };
  return { kind: 'touched', strings: touched };
}
