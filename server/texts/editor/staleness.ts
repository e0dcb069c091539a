import type { SectionVersion } from '../../core/content/section-queries.ts';

/** The version of the section that a cached value was read at; the value may be newer. */
export type CachedVersion = { readonly version: number; readonly folded: number };

/** The most changed strings that are read one by one; with more, the whole section is read. */
const MOST_TOUCHED = 200;

/** What has to be read again. */
export type Staleness = { kind: 'fresh' } | { kind: 'whole' } | { kind: 'touched'; strings: number[] };

/**
 * What has to be read again of a cached value (docs/decisions/013). The unfolded deltas name the strings that changed
 * since the last folding, so a value from before that folding is read again completely.
 */
export function stalenessOf(
  kept: CachedVersion | undefined,
  { version, folded, touched }: SectionVersion,
): Staleness {
  if (kept?.version === version) return { kind: 'fresh' };
  if (kept?.folded !== folded || !touched || touched.length > MOST_TOUCHED) return { kind: 'whole' };
  return { kind: 'touched', strings: touched };
}
